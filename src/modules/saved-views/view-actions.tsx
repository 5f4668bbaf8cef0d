import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '@/text/generated/messages';
import { renameView, toggleDefaultView, type SavedView, type ViewPlace } from './saved-views';
import classes from './view-panel.module.css';
import { ViewNameForm } from './view-name-form';

interface Props {
  place: ViewPlace;
  view: SavedView;
  /** Names that are in use. */
  taken: string[];
  onRemove: () => void;
}

/** What can be done with a view besides opening it. */
export function ViewActions({ place, view, taken, onRemove }: Props) {
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
