import { IconFilterOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ToolSelect } from '@/ui/form/tool-field';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager';
import { prepareBulkJob } from '@/modules/bulk-job/prepare-bulk-job';
import { localPage } from '@/modules/list/listing';
import { productName } from '../product-words';
import classes from './bulk.module.css';
import type { StepProps } from './bulk-navigation';
import { isInView, isSent, summaryOf, tickedAs } from './bulk-summary';
import { includedRows, useBulkDraft } from './bulk-work';
import { checkColumns } from './check-columns';
import type { CheckedRow } from './check-row';
import { ConfirmPanel } from './confirm-panel';
import { rowViews } from './bulk-search';
import { changesInWords, leftOutInWords, viewWords } from './check-words';
import type { FileRows } from './product-file';

interface Props extends StepProps {
  rows: readonly CheckedRow[];
  /** What the job is called. */
  title: string;
  /** Rows of the file, also those that are not here. */
  file?: FileRows | null;
  /** Chosen products that are not in the branch's list any more. */
  gone?: number;
}

const perPage = 100;
const rowId = ({ product }: CheckedRow) => product.id;

/** Every row as it is and as it would be; nothing is sent from here before it is confirmed. */
export function CheckStep(props: Props) {
  const { branchId, place, work, references, go, rows, title, file = null, gone = 0 } = props;
  const { excluded, included, prepared } = useBulkDraft(work);
  const ticks = useMemo(() => ({ excluded, included }), [excluded, included]);
  const branch = useBranchName(branchId);
  const [isConfirming, setConfirming] = useState(false);
  const summary = useMemo(() => summaryOf(rows, ticks), [rows, ticks]);
  const inView = useMemo(
    () => rows.filter((row) => isInView(row, place.view, ticks)),
    [rows, place.view, ticks],
  );
  const page = useMemo(
    () => localPage(inView, { page: place.page, perPage }),
    [inView, place.page],
  );
  const fromFile = place.from === 'file';
  const columns = useMemo(
    () => checkColumns(branchId, { rows, fromFile, references }),
    [branchId, rows, fromFile, references],
  );
  const selection = useMemo(() => includedRows(work, rows), [work, rows]);
  const { ready } = summary.views;
  const leftOut = file && leftOutInWords(file);

  const freeze = () => {
    const sent = rows.filter((row) => isSent(row, ticks));
    const plan = prepareBulkJob({
      title,
      branch: { id: branchId, name: branch },
      rows: sent.map(({ line, update }) => ({ line, update })),
    });
    // Products that are read again meanwhile change neither what is sent nor what is said of it.
    work.change({ prepared: { plan, summary, file } });
    setConfirming(true);
  };

  if (isConfirming && prepared !== null) {
    return (
      <ConfirmPanel
        branchId={branchId}
        prepared={prepared.plan}
        summary={prepared.summary}
        file={prepared.file}
        onBack={() => setConfirming(false)}
      />
    );
  }
  return (
    <>
      <section className={classes.summary} aria-label={m.bulk_summary()}>
        <p className={classes.lead}>{m.bulk_will(counted(ready))}</p>
        <ul className={classes.facts}>
          {changesInWords(summary).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      {leftOut === null ? null : <Notice tone="warn">{leftOut}</Notice>}
      {gone > 0 ? <Notice tone="warn">{m.bulk_gone(counted(gone))}</Notice> : null}
      <Notice tone="info">{m.bulk_stock_kept()}</Notice>
      <div className={classes.line}>
        <ToolSelect
          label={m.bulk_view()}
          value={place.view}
          onChange={({ currentTarget: { value } }) =>
            go.look({ view: rowViews.find((view) => view === value) ?? 'all' })
          }
        >
          {rowViews.map((view) => (
            <option key={view} value={view}>
              {`${viewWords[view]()} (${formatQuantity(summary.views[view])})`}
            </option>
          ))}
        </ToolSelect>
        {summary.views.warned > 0 && place.view === 'warned' ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => work.change(tickedAs(inView, false, ticks))}
          >
            {m.bulk_exclude_warned()}
          </Button>
        ) : null}
        {summary.views.held > 0 && place.view === 'held' ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => work.change(tickedAs(inView, true, ticks))}
          >
            {m.bulk_include_held()}
          </Button>
        ) : null}
      </div>
      <DataTable
        columns={columns}
        rows={page.rows}
        rowId={rowId}
        caption={m.bulk_caption({ branch })}
        density="compact"
        busy={false}
        isDimmed={(row) => !selection.has(rowId(row))}
        selecting={{
          selection,
          page: page.pagination.page,
          nameOf: ({ product }) => productName(product),
        }}
        instead={
          inView.length === 0 ? (
            <StatePanel icon={IconFilterOff} title={m.bulk_none_in_view()} />
          ) : undefined
        }
      />
      <Pager
        page={page.pagination.page}
        lastPage={page.pagination.lastPage}
        linkTo={(at) => go.linkTo({ page: at })}
      />
      <div className={classes.foot}>
        <Button
          variant="default"
          onClick={() =>
            go.step({ step: place.from === 'file' ? 'choose' : 'change', view: 'all' })
          }
        >
          {m.bulk_back()}
        </Button>
        <Button disabled={ready === 0} onClick={freeze}>
          {m.bulk_to_confirm(counted(ready))}
        </Button>
      </div>
    </>
  );
}
