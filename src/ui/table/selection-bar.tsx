import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { useChosen, type ListSelection } from './list-selection';
import classes from './selection-bar.module.css';

interface Props<T> {
  selection: ListSelection<T>;
  /** Rows of the whole filter. */
  total: number;
  /** Chooses all of them; for an action that can load them all. */
  onSelectAll?: (() => void) | undefined;
  /** How far that is; null when it is not under way. */
  selectingAll?: { done: number; onCancel: () => void } | null;
  /** Why choosing all of them did not work, in words. */
  failure?: string | null;
  /** What can be done with the chosen rows. */
  children: (rows: T[]) => ReactNode;
}

/** How many rows are chosen, from how many pages, and what can be done with them; nothing while none is. */
export function SelectionBar<T>(props: Props<T>) {
  useLocale();
  const { selection, total, onSelectAll, selectingAll, failure, children } = props;
  const { rows, pages } = useChosen(selection);
  if (rows.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={m.common_selection()}>
      <output className={classes.count}>
        {m.common_selected({ rows: formatQuantity(rows.length), count: rows.length })}{' '}
        {m.common_selected_pages({ pages: formatQuantity(pages), count: pages })}
      </output>
      {children(rows)}
      {selectingAll ? (
        <Button size="compact-sm" variant="default" onClick={selectingAll.onCancel}>
          {m.common_selecting_all({
            done: formatQuantity(selectingAll.done),
            total: formatQuantity(total),
          })}
        </Button>
      ) : onSelectAll && rows.length < total ? (
        <Button size="compact-sm" variant="default" onClick={onSelectAll}>
          {m.common_select_all({ total: formatQuantity(total) })}
        </Button>
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
      <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
        {m.common_select_none()}
      </Button>
    </section>
  );
}
