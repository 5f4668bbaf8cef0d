import { IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { currentExport } from '@/modules/export/current-export';
import { ExportMenu } from '@/modules/export/export-menu';
import type { ExportFormat } from '@/modules/export/export-plan';
import { ListNotices } from '@/modules/list/list-notices';
import { useSession } from '@/modules/session/session-context';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { batchAddress, type BatchPlace } from '../batch-address';
import { IgnoredLotFilters, useIgnoredLotFilters } from '../ignored-lots';
import { correctedFilters } from '../status-words';
import { BackToList } from './back-to-list';
import classes from './count-sheet.module.css';
import { createCounts, type Counts } from './counts';
import { SheetBar } from './sheet-bar';
import { sheetFacts } from './sheet-facts';
import type { SheetRows } from './sheet-rows';
import { SheetTable } from './sheet-table';
import { lotsLeftOut, type SheetShown } from './shown-lots';
import { createTally, type Tally } from './tally';

interface Props {
  branchId: string;
  filters: BatchPlace;
  list: WholeListInMemory<Batch>;
  whole: WholeList<Batch>;
  sheet: SheetRows;
  /** Names the list that the counts belong to. */
  name: string;
  /** Only lots that were chosen in the list. */
  isChosen: boolean;
}

/** The lots, each with a box to tick and a place for what was counted. */
export function CountSheet(props: Props) {
  const { branchId, filters, list, whole, sheet, name, isChosen } = props;
  const branchName = useBranchName(branchId);
  const { mark, operator } = useSession();
  const [counts] = useState(() => createCounts(`${mark}.${name}`));
  const { rows } = sheet;
  const { status, product, band } = filters;
  const isWholeBranch =
    whole.rows.length === 0 && !isChosen && status === null && product === null && band === null;
  const facts = sheetFacts({ filters, sheet, readAt: whole.readAt, isChosen });
  const byFilter = { product, byTime: status !== null };
  const ignored = useIgnoredLotFilters(byFilter);
  const onExport = (format: ExportFormat) =>
    currentExport.start(
      { title: m.ladder_count_sheet, subject: m.batches_subject, branch: branchName },
      async () => {
        const { countExport } = await import('./count-export-plan');
        const { readAt } = whole;
        const told = [facts, ...ignored].join(' ');
        const of = { lots: rows, counts, branch: branchName, facts: told, readAt };
        return countExport({ format, operator, ...of });
      },
    );
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.ladder_count_sheet()} of={branchName}>
        <BackToList branchId={branchId} filters={filters} />
        {rows.length > 0 ? (
          <>
            <ExportMenu total={rows.length} onExport={onExport} />
            <Button size="xs" icon={IconPrinter} onClick={() => window.print()}>
              {m.ladder_sheet_print()}
            </Button>
          </>
        ) : null}
      </ScreenTitle>
      <p className={classes.facts}>{facts}</p>
      <div className={classes.onScreen}>
        <Notice tone="info">{m.ladder_sheet_changes_nothing()}</Notice>
      </div>
      <ListNotices
        perPage={batchAddress.defaults.perPage}
        words={{ corrected: correctedFilters }}
        dropped={0}
      />
      <IgnoredLotFilters {...byFilter} />
      <WholeListNotice list={list} subject={m.batches_subject()} />
      {sheet.leftOut > 0 ? (
        <Notice tone="warn" icon={IconInfoCircle}>
          {m.ladder_sheet_too_many({
            shown: formatQuantity(rows.length),
            lots: formatQuantity(sheet.leftOut),
          })}
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        // What could not be read, which is told above, may be just these.
        whole.dropped > 0 ? null : (
          <p>{isWholeBranch ? m.ladder_sheet_no_lots() : m.ladder_sheet_empty()}</p>
        )
      ) : (
        <>
          <CountedRows branchId={branchId} branchName={branchName} rows={rows} counts={counts} />
          <div className={classes.signatures} aria-hidden>
            <p>{m.ladder_sheet_counted_by()}</p>
            <p>{m.ladder_sheet_checked_by()}</p>
            <p>{m.ladder_sheet_printed_for({ operator, branch: branchName })}</p>
          </div>
        </>
      )}
    </div>
  );
}

interface RowsProps {
  branchId: string;
  branchName: string;
  rows: readonly Batch[];
  counts: Counts;
}

/** Which rows are shown, and by what tally they were chosen. */
interface Shown {
  which: SheetShown;
  leftOut: ReadonlySet<string>;
  by: Tally | null;
}

const everything: Shown = { which: 'all', leftOut: new Set(), by: null };

function CountedRows({ branchId, branchName, rows, counts }: RowsProps) {
  const tallying = useMemo(() => createTally(counts, rows), [counts, rows]);
  const tally = useSyncExternalStore(tallying.subscribe, tallying.get, tallying.get);
  const [{ which, leftOut, by }, setShown] = useState(everything);
  const shown = useMemo(() => rows.filter(({ id }) => !leftOut.has(id)), [rows, leftOut]);
  return (
    <>
      <SheetBar
        counts={counts}
        tally={tally}
        lots={rows}
        shown={which}
        isOutdated={by !== tally}
        onShow={(next) =>
          // Asked of the tally itself: what was just cleared is in it before it is drawn.
          setShown({ which: next, leftOut: lotsLeftOut(next, rows, counts), by: tallying.get() })
        }
      />
      {shown.length < rows.length ? (
        <p className={classes.onPaper}>{narrowedInWords(which, shown.length, rows.length)}</p>
      ) : null}
      {shown.length === 0 ? (
        <p>{which === 'off' ? m.ladder_sheet_none_off() : m.ladder_sheet_none_open()}</p>
      ) : (
        <SheetTable
          branchId={branchId}
          caption={m.ladder_sheet_caption({ branch: branchName })}
          rows={shown}
          lots={rows}
          counts={counts}
        />
      )}
    </>
  );
}

/** Without the bar, which is not printed, a few lots would be taken for all that the sheet's head counts. */
function narrowedInWords(which: SheetShown, shown: number, total: number): string {
  const lots = { shown: formatQuantity(shown), total: formatQuantity(total) };
  return which === 'off' ? m.ladder_sheet_only_off(lots) : m.ladder_sheet_only_open(lots);
}
