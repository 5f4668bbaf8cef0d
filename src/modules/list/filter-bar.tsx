import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import type { ListLayout } from '@/ui/table/list-layout';
import { ListSearch, type Reach } from '@/ui/table/list-search';
import type { AnyFilters, FilterAt, ListWords } from './list-declaration';
import { ListTools } from './list-tools';
import classes from './list.module.css';
import type { Listing } from './listing';
import type { ListAt } from './use-list-place';

interface Props {
  at: ListAt;
  words: ListWords;
  filters?: AnyFilters | undefined;
  columns: Readonly<Record<string, { label: () => string }>>;
  listing: Listing<unknown>;
  layout: ListLayout;
  /** What rows can be put together by. */
  groups: Readonly<Record<string, { label: () => string }>> | undefined;
  /** Stands under the controls. */
  children: ReactNode;
}

/** What a list is narrowed to, left of its head, and on the right its views and columns. */
export function FilterBar(props: Props) {
  const { at, words, filters = {}, columns, layout, groups, children } = props;
  const values: Record<string, unknown> = { ...at.place };
  const controls = Object.entries(filters).filter(([, { render }]) => render !== undefined);
  const draw = ([name, filter]: (typeof controls)[number]) => (
    <Fragment key={name}>
      {filter.render?.({
        label: filter.label(),
        value: values[name],
        filters: at.place,
        onChange: (value: unknown) => at.filter({ [name]: value }),
      })}
    </Fragment>
  );
  const rare = controls.filter(([, filter]) => filter.rare);
  const rareSet = Object.entries(filters).filter(
    ([name, filter]) => filter.rare && values[name] !== null,
  ).length;
  return (
    <section className={classes.filters} aria-label={words.filters}>
      <div className={classes.controls}>
        {words.search === undefined ? null : <Search {...props} label={words.search} />}
        {controls.filter(([, filter]) => !filter.rare).map(draw)}
        <div className={classes.tools}>
          {rare.length === 0 ? null : (
            <ToolMenu
              keeps
              face={
                <>
                  <IconAdjustmentsHorizontal size={16} aria-hidden />
                  {m.lists_more_filters()}
                  {rareSet > 0 ? <span className={classes.set}>{rareSet}</span> : null}
                </>
              }
            >
              {() => <div className={classes.rare}>{rare.map(draw)}</div>}
            </ToolMenu>
          )}
          <ListTools at={at} layout={layout} columns={columns} groups={groups} />
        </div>
      </div>
      {children}
    </section>
  );
}

const noWay = () => undefined;

/** What is typed to search; where rows are searched here, how far that reaches. */
function Search({ at, listing, words, label }: Omit<Props, 'children'> & { label: string }) {
  const { typed, type, problem } = at.search;
  return (
    <ListSearch
      label={label}
      help={words.searchHelp}
      typed={typed}
      onType={type}
      problem={problem}
      reach={listing.reach ?? (listing.pagination ? null : wholeReach(listing))}
    />
  );
}

/** Of rows that are all here. */
function wholeReach({ total, rows }: Listing<unknown>): Reach {
  const rest = { loading: false, onLoadAll: noWay, onCancel: noWay };
  return { loaded: total ?? 0, total, found: rows.length, ...rest };
}

/** One of a few, or all of them. */
export function choiceControl<Word extends string>(
  words: readonly Word[],
  wordFor: (word: Word) => string,
  all: () => string,
) {
  return ({ label, value, onChange }: FilterAt<Word | null, object>): ReactNode => (
    <ToolSelect
      className={classes.choice}
      label={label}
      value={value ?? ''}
      disabled={words.length === 0}
      onChange={({ currentTarget }) =>
        onChange(words.find((known) => known === currentTarget.value) ?? null)
      }
    >
      <option value="">{all()}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {wordFor(word)}
        </option>
      ))}
    </ToolSelect>
  );
}

/** Yes or everything. */
export function checkControl({ label, value, onChange }: FilterAt<boolean, object>): ReactNode {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
