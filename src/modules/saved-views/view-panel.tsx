import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { MenuItem } from '@/ui/overlay/menu-item';
import {
  removeView,
  restoreView,
  saveView,
  viewLimits,
  type SavedView,
  type ViewPlace,
  type ViewSearch,
} from './saved-views';
import { ViewActions } from './view-actions';
import classes from './view-panel.module.css';
import { ViewNameForm } from './view-name-form';

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
