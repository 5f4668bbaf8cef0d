import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { entryName } from '@/modules/directory/entry-words';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import { KnownRecords } from './known-records';
import classes from './open-record.module.css';
import { placeOf, type OpenKind } from './record-links';
import { readReference, type Reference } from './reference';

interface Props {
  kind: OpenKind;
  /** How many may be opened at once. */
  most?: number;
  onOpen: (ids: string[]) => void;
  /** The table's own links stand in place of `onOpen`; false where one is chosen to stand beside others. */
  linked?: boolean;
  /** Identifiers of those that stand there already: they are no choice. */
  without?: readonly string[];
}

const none: readonly never[] = [];

/** Opens a record that no operation lists: by identifier, by link, or by a name of the address book, those opened lately first. */
export function OpenRecord({ kind, most = 1, onOpen, linked = true, without = none }: Props) {
  const list = useQuery({ ...directoryQueries.list(kind), retryOnMount: false });
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const all = list.data ?? none;
  const place = { place: placeOf[kind], origin: location.origin };
  const read = (text: string) => leaveOut(readReference(text, all, place), without);
  const meant = read(typed);
  const wanted = useDeferredValue(typed);
  const listed = offered(notOf(all, without), read(wanted));
  const open = () => {
    setAsked(true);
    const ids = idsOf(meant);
    if (ids.length > 0 && ids.length <= most) onOpen(ids);
  };
  return (
    <>
      <search>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <ToolField
            className={classes.field}
            label={kind === 'sale' ? m.open_record_label_sale() : m.open_record_label_schedule()}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            problem={asked ? problemOf(meant, most) : null}
            note={noteOf(meant)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAsked(false);
            }}
          />
          <Button type="submit" size="xs" className={classes.open}>
            {linked ? m.open_record_open() : m.open_record_add()}
          </Button>
        </form>
      </search>
      <ReadTrouble query={list} subject={m.directory_subject()} />
      {list.data === undefined && list.error === null ? (
        <div aria-busy>
          <SkeletonLines count={4} />
        </div>
      ) : null}
      {listed.length > 0 ? (
        <KnownRecords
          kind={kind}
          entries={listed}
          caption={m.open_record_known()}
          onChoose={linked ? undefined : (id) => onOpen([id])}
        />
      ) : list.data !== undefined && notOf(all, without).length === 0 ? (
        <p className={classes.quiet}>
          {all.length === 0 ? m.open_record_empty() : m.open_record_no_other()}
        </p>
      ) : null}
    </>
  );
}

const notOf = (entries: readonly DirectoryEntry[], without: readonly string[]) =>
  without.length === 0 ? entries : entries.filter(({ id }) => !without.includes(id));

/** What is meant besides those that stand there already; identifiers of these alone leave none. */
function leaveOut(meant: Reference, without: readonly string[]): Reference {
  switch (meant.is) {
    case 'ids':
      return { ...meant, ids: meant.ids.filter((id) => !without.includes(id)) };
    case 'name':
      return { ...meant, found: notOf(meant.found, without) };
    case 'nothing':
    case 'other-link':
      return meant;
  }
}

/** Those a person opened lately first, the others by name as they come; while a name is typed, what it fits. */
function offered(entries: readonly DirectoryEntry[], meant: Reference): readonly DirectoryEntry[] {
  const fitting = meant.is === 'name' ? meant.found : entries;
  return fitting.toSorted((one, other) => (other.openedAt ?? '').localeCompare(one.openedAt ?? ''));
}

/** A name that fits one record alone is as good as its identifier. */
function idsOf(meant: Reference): string[] {
  if (meant.is === 'ids') return meant.ids;
  const [only, ...others] = meant.is === 'name' ? meant.found : none;
  return only !== undefined && others.length === 0 ? [only.id] : [];
}

function problemOf(meant: Reference, most: number): string | null {
  switch (meant.is) {
    case 'nothing':
      return m.open_record_nothing();
    case 'other-link':
      return m.open_record_other_link();
    case 'ids':
      if (meant.ids.length === 0) return m.open_record_there();
      if (meant.ids.length <= most) return null;
      return most === 1
        ? m.open_record_several()
        : m.open_record_too_many({ most: formatQuantity(most) });
    case 'name':
      if (meant.found.length === 1) return null;
      return meant.found.length === 0
        ? m.open_record_none()
        : m.open_record_choose({ found: formatQuantity(meant.found.length) });
  }
}

function noteOf(meant: Reference): string | null {
  if (meant.is !== 'ids' || meant.by === null) return null;
  return m.open_record_by_code({ name: isolate(entryName(meant.by)) });
}
