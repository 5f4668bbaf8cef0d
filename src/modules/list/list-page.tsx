import { Navigate } from '@tanstack/react-router';
import { Suspense, useEffect, useId, useMemo, type ReactNode } from 'react';
import { asApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { focusTitle } from '@/ui/layout/focus-title';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { columnsOf, type Column, type ShownColumn } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useHasChosen, useListSelection } from '@/ui/table/list-selection';
import { ReadState } from '@/ui/table/read-state';
import { OpenRow, RowHead } from '@/ui/table/row-head';
import { RowLinks } from '@/ui/table/row-links';
import { nextSort, sortOf, useOrderedRows } from '@/ui/table/sort';
import { readClock } from '../business-day/moments';
import { ReadTrouble } from '../error-panel/read-trouble';
import { ChoiceBar } from './choice-bar';
import { FilterBar } from './filter-bar';
import { GroupHead, GroupNote, headRoom } from './lazy-groups';
import { useGroups } from './group-rows';
import type { AnyFilters, ListColumn, ListDeclaration, ListWords, RowOf } from './list-declaration';
import { ListExportMenu } from './list-export';
import { ListFoot } from './list-foot';
import { ListNotices } from './list-notices';
import classes from './list.module.css';
import { usePageOf, type Listing } from './listing';
import { useListLayout } from './own-layouts';
import type { ListAt } from './use-list-place';

/** Rows that stand in until the first answer. */
const placeholders = 12;

interface Props<
  Row,
  Filters extends object,
  Kept extends object,
  Id extends string,
> extends ListDeclaration<Row, Filters, Kept, Id> {
  listing: Listing<Row>;
}

/**
 * A list: title, notices, filters, rows and foot; whatever happens to a read, the rest stays where it is. It does what all lists
 * do: the states of a read, the order of rows, columns and views, choosing, files, and the way to other pages.
 */
export function ListPage<Row, Filters extends object, Kept extends object, Id extends string>(
  props: Props<Row, Filters, Kept, Id>,
) {
  const { at, listing, row, words, slots = {}, choice, sums, groups, branchId } = props;
  const columns: Readonly<Record<string, ListColumn<Row>>> = props.columns;
  const filters = props.filters as AnyFilters | undefined;
  const file = props.export;
  const { place, address } = at;
  const { read } = listing;
  const hintId = useId();
  const layout = useListLayout(address.layout, place);
  const shown = useMemo(
    () => shownColumns(columns, layout.columns, row, hintId),
    [columns, layout.columns, row, hintId],
  );
  const sort = useMemo(() => sortOf(place.sort), [place.sort]);
  const isWhole = listing.pagination === null || listing.isOrdered === true;
  const ordered = useOrderedRows(listing.rows, columns, listing.isOrdered ? null : sort);
  const { page, perPage } = place;
  const { sizes } = address;
  const paged = usePageOf(ordered, listing.pagination, place, sizes !== null);
  const { pagination } = paged;
  const grouping = groups?.[place.group ?? ''];
  const { rows, groups: grouped } = useGroups(paged.rows, grouping);
  const found = pagination?.total ?? rows.length;
  const selection = useListSelection(address.scope(place), row.id);
  const hasChosen = useHasChosen(selection);
  const hasRows = read.data !== undefined;
  const isFailed = read.error !== null && !hasRows;
  const count = words.count(rows.length, found);
  // A search of the rows at hand says itself what it found.
  const isSearched = at.search.text !== '' && (isWhole || listing.reach !== undefined);
  const isTold = hasRows && !read.isPlaceholderData && !isSearched;
  useAnnounced(isTold ? count : null, read.dataUpdatedAt);
  /** Nothing to search in, and no columns to choose. */
  const isBare =
    !address.hasViews &&
    filters === undefined &&
    (isFailed || (listing.total === 0 && !at.isNarrowed));
  const selecting =
    props.selecting ??
    (choice
      ? {
          selection,
          page,
          // Rows that stand there until others come have a time that is no longer known.
          readAt: read.dataUpdatedAt || undefined,
          nameOf: row.checkName ?? row.name,
        }
      : undefined);
  const checks = selecting !== undefined;
  const made = { at, words, filters, columns, row, shown: layout.columns };
  const ofFile = { ...made, readAt: read.dataUpdatedAt };
  // What came and could not be read may be just what was looked for.
  const noRows = listing.noneRead ? (
    <StatePanel icon={words.empty.icon} title={m.lists_none_read()} />
  ) : (
    (slots.instead ?? <NoRows at={at} words={words} />)
  );
  const lastPage = listing.ignoresPage ? undefined : listing.pagination?.lastPage;
  if (lastPage !== undefined && !read.isPlaceholderData && page > lastPage) {
    return (
      <Navigate
        {...at.linkTo({ page: lastPage })}
        // What else was put right about the link is still to be told.
        state={({ corrected }) => ({ corrected, pageBeyondEnd: page, withoutView: true })}
        replace
      />
    );
  }
  return (
    <ListScreen>
      <ScreenTitle title={words.title} {...(words.of !== undefined && { of: words.of })}>
        <ReadState
          readAt={hasRows ? readClock(read.dataUpdatedAt) : null}
          reading={read.isFetching}
          onRefresh={() => void read.refetch()}
          {...(listing.stop && { onStop: listing.stop })}
        />
        {file && file.total > 0 ? <ListExportMenu {...ofFile} file={file} rows={ordered} /> : null}
        {slots.actions}
      </ScreenTitle>
      <ListNotices
        perPage={address.defaults.perPage}
        words={words}
        filters={filters}
        dropped={listing.dropped}
      />
      {slots.intro}
      {slots.above}
      {isBare ? null : (
        <FilterBar {...made} listing={listing} layout={layout} groups={groups}>
          {slots.underFilters}
        </FilterBar>
      )}
      {sort && !isWhole ? (
        <OrderNote
          column={columns[sort.column]?.label() ?? sort.column}
          descending={sort.descending}
          onClear={leaving(() => at.look({ sort: undefined }))}
        />
      ) : null}
      {grouping && rows.length > 0 ? (
        <Suspense>
          <GroupNote
            by={grouping.label()}
            rows={rows.length}
            onClear={leaving(() => at.look({ group: undefined }))}
          />
        </Suspense>
      ) : null}
      {slots.notices}
      <ReadTrouble
        query={read}
        subject={words.subject()}
        {...(branchId !== undefined && { branchId })}
        actions={
          read.error && asApiError(read.error).kind === 'validation' && at.isNarrowed ? (
            <ClearFilters at={at} />
          ) : null
        }
      />
      {isFailed ? null : (
        <RowWays {...props}>
          <DataTable
            columns={shown}
            rows={rows}
            groups={grouped?.map((group) => ({
              id: group.key,
              count: group.rows.length,
              head: (
                <Suspense fallback={headRoom}>
                  <GroupHead {...{ group, columns, shown, sums, checks }} />
                </Suspense>
              ),
            }))}
            rowId={row.id}
            caption={words.caption ?? words.title}
            density={layout.density}
            busy={read.isFetching}
            skeletonRows={hasRows ? undefined : placeholders}
            sort={sort}
            onSort={(column) => at.look({ sort: nextSort(sort, column) })}
            whole={isWhole}
            {...(selecting && { selecting })}
            {...(row.isDimmed && { isDimmed: row.isDimmed })}
            {...(row.tone && { toneOf: row.tone })}
            foot={
              rows.length > 0 &&
              sums?.({
                columns,
                rows,
                foot: {
                  listing,
                  ordered,
                  found,
                  isNarrowed: at.isNarrowed,
                  shown,
                  checks,
                },
              })
            }
            instead={hasRows && rows.length === 0 ? noRows : undefined}
          />
        </RowWays>
      )}
      {slots.below}
      {choice && hasChosen ? (
        <ChoiceBar
          {...ofFile}
          file={file}
          choice={choice}
          selection={selection}
          total={found}
          sum={
            sums && ((chosen: readonly Row[]) => sums({ columns, rows: chosen, by: choice.sum }))
          }
        />
      ) : null}
      {props.hint === undefined ? null : <HiddenText id={hintId}>{props.hint}</HiddenText>}
      {hasRows && sizes === null && listing.total ? <p className={classes.count}>{count}</p> : null}
      {hasRows && pagination && sizes && pagination.total > 0 ? (
        <ListFoot
          count={count}
          sizes={sizes.offered}
          perPage={perPage}
          onPerPage={(size) => at.look({ perPage: size, page: 1 })}
          page={pagination.page}
          lastPage={pagination.lastPage}
          linkTo={(number) => at.linkTo({ page: number })}
        />
      ) : null}
      {slots.foot}
    </ListScreen>
  );
}

/** The `lead` column's cell stands under the name, which it may leave alone. */
function asCells<Row>(
  columns: Readonly<Record<string, ListColumn<Row>>>,
): Record<string, Column<Row>> {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [
      id,
      { ...column, cell: column.cell ?? nothing },
    ]),
  );
}

const nothing = () => null;

/** The columns of these ids as a table draws them: the first has the row's name. */
export function shownColumns<Row>(
  columns: Readonly<Record<string, ListColumn<Row>>>,
  ids: readonly string[],
  row: RowOf<Row>,
  hintId: string,
): ShownColumn<Row>[] {
  return columnsOf(asCells(columns), ids).map((column) => {
    if (column.narrow !== 'lead') return column;
    const under = columns[column.id]?.cell;
    return {
      ...column,
      sort: column.sort ?? undefined,
      cell: (one) => (
        <RowHead
          rowId={row.id(one)}
          to={row.to?.(one)}
          linkId={row.linkId ? row.linkId(one) : row.id(one)}
          name={row.name(one)}
          quiet={row.isNameless?.(one) ?? false}
          hintId={hintId}
        >
          {under?.(one)}
        </RowHead>
      ),
    };
  });
}

/** Rows lead somewhere, or are opened here. */
function RowWays(
  props: Pick<Props<never, object, object, string>, 'link' | 'onOpen'> & { children: ReactNode },
) {
  const { link, onOpen, children } = props;
  if (link) return <RowLinks linkTo={link}>{children}</RowLinks>;
  return <OpenRow value={onOpen ?? null}>{children}</OpenRow>;
}

/** What a control does that goes away with what it says. */
function leaving(act: () => void): () => void {
  return () => {
    act();
    focusTitle();
  };
}

function ClearFilters({ at }: { at: ListAt }) {
  return (
    <Button size="xs" variant="default" onClick={leaving(at.clear)}>
      {m.common_clear_filters()}
    </Button>
  );
}

/** No rows: there are none, or none that match. */
function NoRows({ at, words }: { at: ListAt; words: ListWords }) {
  const { empty, none } = words;
  if (!at.isNarrowed || none === undefined) {
    return (
      <StatePanel icon={empty.icon} title={empty.title}>
        <p>{empty.body}</p>
      </StatePanel>
    );
  }
  return (
    <StatePanel
      icon={none.icon ?? empty.icon}
      title={none.title}
      actions={<ClearFilters at={at} />}
    >
      {none.body ? <p>{none.body}</p> : null}
    </StatePanel>
  );
}

/** Says how many rows arrived, each time some do; errors speak for themselves. */
function useAnnounced(count: string | null, readAt: number): void {
  useEffect(() => {
    if (count !== null) announce(count);
  }, [count, readAt]);
}

interface OrderNoteProps {
  column: string;
  descending: boolean;
  onClear: () => void;
}

/** The service has an order of its own for the whole list: another one is this page's alone. */
function OrderNote({ column, descending, onClear }: OrderNoteProps) {
  return (
    <p className={classes.order}>
      {descending ? m.lists_order_down({ column }) : m.lists_order_up({ column })}{' '}
      <button type="button" className={classes.orderClear} onClick={onClear}>
        {m.lists_order_clear()}
      </button>
    </p>
  );
}
