import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { oldestRead, pagesOf, type ListSelection } from '@/ui/table/list-selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import { describeReadError } from '../error-panel/describe-error';
import { useCurrentExport } from '../export/current-export';
import type { ExportFormat } from '../export/export-plan';
import { useWholeList, type ListToLoad } from '../whole-list/use-whole-list';
import { isUnderWay } from '../whole-list/stoppable-reading';
import type { FileOfList, ListChoice } from './list-declaration';
import { useListExport } from './list-export';

interface Props<Row> extends Omit<FileOfList<Row>, 'file'> {
  choice: ListChoice<Row>;
  file: FileOfList<Row>['file'] | undefined;
  selection: ListSelection<Row>;
  /** Rows of the filter, as far as the service told. */
  total: number;
  /** What chosen rows come to, in a list that adds rows up. */
  sum: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** How many rows are chosen and what can be done with them. */
export function ChoiceBar<Row>(props: Props<Row>) {
  const { all } = props.choice;
  if (all !== null) return <BarOfMore {...props} all={all} />;
  return (
    <SelectionBar selection={props.selection} total={props.total} sum={props.sum}>
      {(rows, done) => <Actions {...props} rows={rows} done={done} />}
    </SelectionBar>
  );
}

/** Where the rows here are not all of the filter, all of them can be chosen. */
function BarOfMore<Row>(props: Props<Row> & { all: ListToLoad<Row> }) {
  const { choice, selection, total, at, all, words } = props;
  const { isChoosable } = choice;
  const whole = useWholeFilter(all, words.subject(), (rows, readAt) =>
    selection.add(pagesOf(isChoosable ? rows.filter(isChoosable) : rows, at.place.perPage, readAt)),
  );
  // How many of them can be chosen is known once they were read.
  const choosable = isChoosable ? (whole.rows?.filter(isChoosable).length ?? null) : total;
  return (
    <SelectionBar
      selection={selection}
      total={choosable}
      read={total}
      sum={props.sum}
      onSelectAll={whole.start}
      selectingAll={whole.reading}
      failure={whole.failure}
    >
      {(rows, done) => <Actions {...props} rows={rows} done={done} />}
    </SelectionBar>
  );
}

function Actions<Row>(props: Props<Row> & { rows: Row[]; done: () => void }) {
  const { file, choice, rows } = props;
  return (
    <>
      {choice.render?.(rows)}
      {file ? <ChosenAsFile {...props} file={file} /> : null}
    </>
  );
}

function ChosenAsFile<Row>(
  props: FileOfList<Row> & { rows: Row[]; done: () => void; selection: ListSelection<Row> },
) {
  const { rows, done, selection } = props;
  const exportAs = useListExport({ ...props, readAt: oldestRead(selection) ?? props.readAt });
  const busy = isUnderWay(useCurrentExport());
  const button = (format: ExportFormat) => ({
    size: 'compact-sm' as const,
    variant: 'default' as const,
    'aria-disabled': busy,
    'data-disabled': busy || undefined,
    title: busy ? m.export_one_at_a_time() : undefined,
    onClick: () => {
      if (busy) return;
      done();
      exportAs(format, 'shown', rows, true);
    },
  });
  return (
    <>
      <Button {...button('csv')}>{m.lists_export_csv()}</Button>
      <Button {...button('xlsx')}>{m.lists_export_xlsx()}</Button>
    </>
  );
}

/** Reads all rows of the filter for somebody who asks for all of them, and hands them over once they are there. */
function useWholeFilter<Row>(
  source: ListToLoad<Row>,
  subject: string,
  onRead: (rows: readonly Row[], readAt: number | undefined) => void,
) {
  const list = useWholeList(source, { catchesUp: false });
  const { loading } = list;
  const isDone = loading.status === 'done';
  const handOver = useEffectEvent(() => onRead(loading.rows, list.whole?.readAt));
  useEffect(() => {
    if (isDone) handOver();
  }, [isDone]);
  const reading = isUnderWay(loading);
  return {
    start: loading.status === 'failed' ? list.resume : list.start,
    /** How far the reading is; null when none is under way. */
    reading: reading ? { done: loading.done, onCancel: list.cancel } : null,
    /** All rows of the filter, once they were read here. */
    rows: isDone ? loading.rows : null,
    failure: loading.status === 'failed' ? describeReadError(loading.error, subject).title : null,
  };
}
