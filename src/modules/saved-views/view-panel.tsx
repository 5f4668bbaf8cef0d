import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { IconStarFilled, IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { firstCharacters } from '@/domain/first-characters';
import { cleanLine, isBlank, withoutControls } from '@/domain/typed-text';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import { MenuItem } from '@/ui/overlay/menu-item';
import {
  removeView,
  restoreView,
  saveView,
  viewLimits,
  renameView,
  toggleDefaultView,
  type SavedView,
  type ViewPlace,
  type ViewSearch,
} from './saved-views';
import classes from './view-panel.module.css';

interface Props {
  place: ViewPlace;
  views: SavedView[];
  /** The view on the screen, when it is one. */
  current: SavedView | null;
  search: ViewSearch;
  link: () => string;
  onApply: (search: ViewSearch) => void;
}

/** The views of a list: to open, to keep in order, to save what is on the screen, to share it. */
export function ViewPanel({ place, views, current, search, link, onApply }: Props) {
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const isFull = views.length >= viewLimits.views;
  return (
    <div className={classes.panel}>
      {views.length === 0 ? <p className={classes.help}>{m.lists_views_none()}</p> : null}
      <ul className={classes.views} aria-label={m.lists_views()}>
        {views.map((view) => (
          <li key={view.id} className={classes.view}>
            <MenuItem
              aria-current={view === current ? 'true' : undefined}
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
            <ViewActions
              place={place}
              view={view}
              taken={views.map(({ name }) => name)}
              onRemove={() => {
                removeView(place, view.id);
                setRemoved(view);
              }}
            />
          </li>
        ))}
      </ul>
      {removed ? (
        <output className={classes.help}>
          {m.lists_view_removed({ name: removed.name })}{' '}
          <button
            type="button"
            className={classes.undo}
            onClick={() => {
              restoreView(place, removed);
              setRemoved(null);
            }}
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
          onName={(name) => saveView(place, name, search)}
        />
      )}
      <div className={classes.share}>
        <CopyButton text={link}>{m.lists_copy_link()}</CopyButton>
      </div>
    </div>
  );
}

interface ViewActionsProps {
  place: ViewPlace;
  view: SavedView;
  /** Names that are in use. */
  taken: string[];
  onRemove: () => void;
}

/** What can be done with a view besides opening it. */
function ViewActions({ place, view, taken, onRemove }: ViewActionsProps) {
  const [renaming, setRenaming] = useState(false);
  const { name } = view;
  const Star = view.isDefault ? IconStarFilled : IconStar;
  return (
    <>
      <button
        type="button"
        className={classes.action}
        aria-pressed={view.isDefault}
        aria-label={m.lists_view_make_default({ name })}
        title={m.lists_view_make_default({ name })}
        onClick={() => toggleDefaultView(place, view.id)}
      >
        <Star size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        aria-expanded={renaming}
        aria-label={m.lists_view_rename({ name })}
        title={m.lists_view_rename({ name })}
        onClick={() => setRenaming(!renaming)}
      >
        <IconPencil size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.action}
        aria-label={m.lists_view_remove({ name })}
        title={m.lists_view_remove({ name })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </button>
      {renaming ? (
        <ViewNameForm
          label={m.lists_view_rename({ name })}
          action={() => m.lists_view_rename_done()}
          initial={name}
          refusal={(typed) =>
            typed !== name && taken.includes(typed) ? m.lists_view_taken() : null
          }
          onName={(typed) => {
            renameView(place, view.id, typed);
            setRenaming(false);
          }}
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
  onName: (name: string) => void;
}

/** One field and one button: the name of a view. */
function ViewNameForm({ label, action, initial, refusal, onName }: ViewNameFormProps) {
  const [typed, setTyped] = useState(initial);
  const name = cleanLine(withoutControls(typed, 'one').text).text;
  const refused = refusal?.(name) ?? null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank(name) || refused !== null) return;
        onName(name);
        setTyped('');
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
      <Button type="submit" size="xs" variant="default">
        {action(name)}
      </Button>
    </form>
  );
}
