import { IconAddressBook, IconFilterOff } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import { directoryKinds, type DirectoryEntry, type DirectoryKind } from '@/api/directory/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { entryName, isUnnamed, sourceInWords } from '@/modules/directory/entry-words';
import { searchEntries } from '@/modules/directory/search-entries';
import { laterComponent } from '@/modules/later-part/later-component';
import type { FileCell, ListColumn } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { useLocalListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { formatCalendarDate, formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { ScreenNote } from '@/ui/layout/screen-note';
import classes from './directory.module.css';
import { entryAddresses, searchOf } from './entry-address';
import { kindWords } from './kind-words';

const DirectoryTools = laterComponent(
  async () => (await import('./directory-tools')).DirectoryTools,
);
const EntryDialog = laterComponent(async () => (await import('./entry-dialog')).EntryDialog);

type Column = ListColumn<DirectoryEntry>;

const columns: Record<string, Column> = {
  name: { label: m.directory_column_called, width: null, narrow: 'lead' },
  tax: {
    label: m.directory_column_tax,
    width: { wide: 156, medium: 148 },
    narrow: 'aside',
    cell: ({ taxNumber }) => told(taxNumber),
  },
  register: {
    label: m.directory_column_register,
    shortLabel: m.directory_column_register,
    width: { wide: 112, medium: 108 },
    mediumUnder: 'tax',
    narrow: 'detail',
    cell: ({ registerNumber }) => told(registerNumber),
  },
  email: {
    label: m.directory_column_email,
    width: { wide: 220, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
    cell: ({ email }) => told(email),
  },
  code: {
    label: m.directory_column_code,
    width: { wide: 300, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
    cell: ({ code }) => told(code),
  },
  date: {
    label: m.directory_column_date,
    width: { wide: 112, medium: 112 },
    narrow: 'detail',
    cell: ({ date }) => told(date === null ? null : formatCalendarDate(date)),
  },
  amount: {
    label: m.directory_column_amount,
    width: { wide: 120, medium: 112 },
    narrow: 'aside',
    align: 'end',
    cell: ({ amount }) => told(amount === null ? null : formatMoney(amount)),
  },
  source: {
    label: m.directory_column_source,
    width: { wide: 216, medium: 160 },
    narrow: 'detail',
    cell: ({ source }) => <CutText>{sourceInWords(source)}</CutText>,
  },
  at: {
    label: m.directory_column_at,
    width: { wide: 136, medium: 132 },
    narrow: 'hidden',
    cell: ({ at }) => formatTimestamp(at),
  },
  identifier: {
    label: m.directory_column_id,
    width: { wide: 300, medium: 200 },
    narrow: 'hidden',
    cell: ({ id }) => told(id),
  },
};

/** The same, with the names of providers called as people call them. */
const ofProviders: typeof columns = {
  ...columns,
  name: { label: m.directory_column_name, width: null, narrow: 'lead' },
};

function told(value: string | null): ReactNode {
  return value === null ? (
    <span className={classes.none}>
      <CutText quiet>{m.common_not_told()}</CutText>
    </span>
  ) : (
    <span className={classes.number}>
      <CutText>{value}</CutText>
    </span>
  );
}

const row = { id: ({ id }: DirectoryEntry) => id, name: entryName, isNameless: isUnnamed };

type Cell = FileCell<DirectoryEntry> & { heading: () => string };

const cells = {
  id: { heading: m.directory_column_id, kind: 'code', value: ({ id }) => id },
  name: { heading: m.directory_column_called, kind: 'text', value: ({ name }) => name },
  legal: { heading: m.directory_column_legal, kind: 'text', value: ({ legalName }) => legalName },
  tax: { heading: m.directory_column_tax, kind: 'code', value: ({ taxNumber }) => taxNumber },
  register: {
    heading: m.directory_column_register,
    kind: 'code',
    value: ({ registerNumber }) => registerNumber,
  },
  email: { heading: m.directory_column_email, kind: 'text', value: ({ email }) => email },
  code: { heading: m.directory_column_code, kind: 'code', value: ({ code }) => code },
  date: { heading: m.directory_column_date, kind: 'date', value: ({ date }) => date },
  amount: { heading: m.directory_column_amount, kind: 'decimal', value: ({ amount }) => amount },
  source: {
    heading: m.directory_column_source,
    kind: 'text',
    value: ({ source }) => sourceInWords(source),
  },
} satisfies Record<string, Cell>;

/** The file is one that the import reads again: the id, the name, and for providers their numbers. */
function fileCells(kind: DirectoryKind): readonly Cell[] {
  const { id, name, legal, tax, register, email, code, date, amount, source } = cells;
  return kind === 'provider'
    ? [id, name, legal, tax, register, email, source]
    : [id, name, code, date, amount, source];
}

interface Props {
  kind: DirectoryKind;
  /** What the screen is called, where it is not the address book. */
  title?: string;
  /** The one primary action of the screen, if it has one. */
  action?: ReactNode;
}

/** The names this business has for the records of a kind. */
export function EntryList({ kind, title = m.directory_title(), action }: Props) {
  const at = useListPlace(entryAddresses[kind], nowhere);
  const { q } = at.narrowing;
  const narrow = useCallback((rows: readonly DirectoryEntry[]) => searchEntries(rows, q), [q]);
  const listing = useLocalListing(directoryQueries.list(kind), (entries) => entries, narrow);
  const { openId, open, close } = useOpenEntry(kind);
  const { all } = listing;
  const isProvider = kind === 'provider';
  const total = { total: formatQuantity(all.length), count: all.length };
  const opened = all.find(({ id }) => id === openId);
  return (
    <ListPage
      at={at}
      listing={listing}
      columns={isProvider ? ofProviders : columns}
      row={row}
      onOpen={open}
      words={{
        title,
        caption: kindWords[kind].title(),
        subject: m.directory_subject,
        filters: m.directory_search_region(),
        search: kindWords[kind].search(),
        count: () => (isProvider ? m.directory_count(total) : m.directory_count_any(total)),
        empty: {
          icon: IconAddressBook,
          title: m.directory_empty_title(),
          body: isProvider ? m.directory_empty_body() : m.directory_empty_body_any(),
        },
        none: {
          icon: IconFilterOff,
          title: m.directory_none_title(),
          body: m.directory_none_body(),
        },
      }}
      export={{
        name: kindWords[kind].title,
        of: m.directory_whole_business(),
        // What is searched for stays out of the file.
        filter: () => (at.isNarrowed ? m.directory_export_narrowed() : m.directory_export_whole()),
        columns: fileCells(kind),
        button: m.directory_export(),
        total: all.length,
      }}
      slots={{
        actions: action,
        intro: (
          <>
            <KindLinks />
            <ScreenNote>{kindWords[kind].honest()}</ScreenNote>
          </>
        ),
        foot: (
          <Suspense>
            {listing.data ? <DirectoryTools kind={kind} entries={all} /> : null}
            {opened ? (
              <EntryDialog key={opened.id} kind={kind} entry={opened} onClose={close} />
            ) : null}
          </Suspense>
        ),
      }}
    />
  );
}

const nowhere = {};

/** The entry whose window is open: of a row that was pressed, else the one that a link leads to, until it is closed. */
function useOpenEntry(kind: DirectoryKind) {
  const { entry = null } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<string | null>(null);
  const close = () => {
    setPressed(null);
    if (entry === null) return;
    const way = { replace: true, resetScroll: false };
    void (kind === 'provider'
      ? navigate({ to: '/providers', ...way })
      : navigate({ to: '/directory', search: searchOf(kind), ...way }));
  };
  return { openId: pressed ?? entry, open: setPressed, close };
}

/** What the address book is divided into; providers have a screen of their own, where they are also created. */
function KindLinks() {
  // On a phone the kinds are longer than their line.
  const showOpen = useCallback((kinds: HTMLElement | null) => {
    const open = kinds?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={showOpen} className={classes.kinds} aria-label={m.directory_kinds()}>
      {directoryKinds.map((kind) =>
        kind === 'provider' ? (
          <Link key={kind} to="/providers" className={classes.kind}>
            {kindWords[kind].title()}
          </Link>
        ) : (
          <Link
            key={kind}
            to="/directory"
            search={searchOf(kind)}
            activeOptions={{ exact: true }}
            className={classes.kind}
          >
            {kindWords[kind].title()}
          </Link>
        ),
      )}
    </nav>
  );
}
