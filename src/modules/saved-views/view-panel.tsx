import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { IconStarFilled, IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/core/errors';
import { viewMutations } from '@/api/preferences/view-mutations';
import { preferenceQueries } from '@/api/preferences/queries';
import { viewLimits, type SavedView, type ViewSearch } from '@/api/preferences/schemas';
import { firstCharacters } from '@/domain/first-characters';
import { cleanLine, isBlank, withoutControls } from '@/domain/typed-text';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import { takeLostFocus } from '@/ui/layout/take-lost-focus';
import { MenuItem } from '@/ui/overlay/menu-item';
import { ReadTrouble } from '../error-panel/read-trouble';
import classes from './view-panel.module.css';

interface Props {
  list: string;
  views: SavedView[];
  /** The view on the screen, when it is one. */
  current: SavedView | null;
  search: ViewSearch;
  link: () => string;
  onApply: (search: ViewSearch) => void;
}

/** The views of a list: to open, to keep in order, to save what is on the screen, to share it. */
export function ViewPanel({ list, views, current, search, link, onApply }: Props) {
  // Another window, or another computer, may have saved some since.
  const known = useQuery({ ...preferenceQueries.mine(), refetchOnMount: 'always' });
  const changes = useViewChanges();
  // Not before it is gone from the list, and the focus with it.
  const removed = views.some(({ id }) => id === changes.removed?.id) ? null : changes.removed;
  const isFull = views.length >= viewLimits.views;
  return (
    <div className={classes.panel}>
      <ReadTrouble query={known} subject={m.lists_views_subject()} />
      {known.data && views.length === 0 ? (
        <p className={classes.help}>{m.lists_views_none()}</p>
      ) : null}
      <ul className={classes.views} aria-label={m.lists_views()}>
        {views.map((view) => (
          <li key={view.id} className={classes.view}>
            <MenuItem
              aria-current={view === current ? 'true' : undefined}
              ref={view.id === changes.restoredId ? takeLostFocus : null}
              onClick={() => onApply(view.search)}
            >
              <bdi className={classes.name}>{view.name}</bdi>
              {view.isDefault ? (
                <small className={classes.mark}>
                  <IconStarFilled size={12} aria-hidden />
                  {m.lists_view_default()}
                </small>
              ) : null}
            </MenuItem>
            <ViewActions view={view} taken={views.map(({ name }) => name)} changes={changes} />
          </li>
        ))}
      </ul>
      {removed ? (
        <output key={removed.id} className={classes.help}>
          {m.lists_view_removed({ name: removed.name })}{' '}
          <button
            type="button"
            ref={takeLostFocus}
            className={classes.undo}
            onClick={() => changes.save(removed, changes.restored)}
          >
            {m.lists_view_restore()}
          </button>
        </output>
      ) : null}
      {isFull ? (
        <p className={classes.help}>{m.lists_views_full({ count: viewLimits.views })}</p>
      ) : (
        <ViewNameForm
          label={m.lists_view_save_label()}
          action={(name) =>
            views.some((view) => view.name === name) ? m.lists_view_replace() : m.lists_view_save()
          }
          initial=""
          busy={changes.isBusy}
          onName={(name, onKept) => {
            const replaced = views.find((view) => view.name === name);
            const { id, isDefault } = replaced ?? { id: crypto.randomUUID(), isDefault: false };
            changes.save({ id, list, name, search, isDefault }, onKept);
          }}
        />
      )}
      {changes.failure === null ? null : (
        <p className={classes.failure} role="alert">
          {changes.failure}
        </p>
      )}
      <div className={classes.share}>
        <CopyButton text={link}>{m.lists_copy_link()}</CopyButton>
      </div>
    </div>
  );
}

/** Changes of views, one at a time. What is not kept is told where it was pressed, and stays as it was typed. */
function useViewChanges() {
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const saving = useMutation(viewMutations.save());
  const removing = useMutation(viewMutations.remove());
  const isBusy = saving.isPending || removing.isPending;
  const failure = () => {
    if (removing.error) return m.lists_view_not_removed();
    if (saving.error === null) return null;
    return asApiError(saving.error).problem === 'views-full'
      ? m.lists_views_no_room()
      : m.lists_view_not_saved({ name: saving.variables.name });
  };
  return {
    removed,
    isBusy,
    failure: failure(),
    save(view: SavedView, onKept: () => void) {
      if (isBusy) return;
      removing.reset();
      saving.mutate(view, { onSuccess: onKept });
    },
    remove(view: SavedView) {
      if (isBusy) return;
      saving.reset();
      removing.mutate(view.id, { onSuccess: () => setRemoved(view) });
    },
    restoredId,
    restored: () => {
      setRestoredId(removed?.id ?? null);
      setRemoved(null);
    },
  };
}

interface ViewActionsProps {
  view: SavedView;
  /** Names that are in use. */
  taken: string[];
  changes: ReturnType<typeof useViewChanges>;
}

const nothing = () => undefined;

/** What can be done with a view besides opening it. */
function ViewActions({ view, taken, changes }: ViewActionsProps) {
  const [naming, setNaming] = useState<'closed' | 'open' | 'kept'>('closed');
  const isNaming = naming === 'open';
  const { name, isDefault } = view;
  const Star = isDefault ? IconStarFilled : IconStar;
  return (
    <>
      <button
        type="button"
        className={classes.action}
        aria-pressed={isDefault}
        aria-label={m.lists_view_make_default({ name })}
        title={m.lists_view_make_default({ name })}
        onClick={() => changes.save({ ...view, isDefault: !isDefault }, nothing)}
      >
        <Star size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        ref={naming === 'kept' ? takeLostFocus : null}
        aria-expanded={isNaming}
        aria-label={m.lists_view_rename({ name })}
        title={m.lists_view_rename({ name })}
        onClick={() => setNaming(isNaming ? 'closed' : 'open')}
      >
        <IconPencil size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        aria-label={m.lists_view_remove({ name })}
        title={m.lists_view_remove({ name })}
        onClick={() => changes.remove(view)}
      >
        <IconTrash size={16} aria-hidden />
      </button>
      {isNaming ? (
        <ViewNameForm
          label={m.lists_view_rename({ name })}
          action={() => m.lists_view_rename_done()}
          initial={name}
          busy={changes.isBusy}
          refusal={(typed) =>
            typed !== name && taken.includes(typed) ? m.lists_view_taken() : null
          }
          onName={(typed) => changes.save({ ...view, name: typed }, () => setNaming('kept'))}
        />
      ) : null}
    </>
  );
}

interface ViewNameFormProps {
  label: string;
  /** What a press does with this name. */
  action: (name: string) => string;
  initial: string;
  /** Why a name cannot be taken; null when it can. */
  refusal?: (name: string) => string | null;
  busy: boolean;
  /** `onKept` is called once it is kept under that name: until then what was typed stays. */
  onName: (name: string, onKept: () => void) => void;
}

/** One field and one button: the name of a view. */
function ViewNameForm({ label, action, initial, refusal, busy, onName }: ViewNameFormProps) {
  const [typed, setTyped] = useState(initial);
  const name = cleanLine(withoutControls(typed, 'one').text).text;
  const refused = refusal?.(name) ?? null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank(name) || refused !== null) return;
        onName(name, () => setTyped(''));
      }}
    >
      <TextInput
        className={classes.field}
        label={label}
        size="xs"
        autoComplete="off"
        value={typed}
        error={refused}
        onChange={({ currentTarget: { value } }) =>
          setTyped(firstCharacters(value, viewLimits.name))
        }
      />
      <Button type="submit" size="xs" variant="default" busy={busy}>
        {action(name)}
      </Button>
    </form>
  );
}
