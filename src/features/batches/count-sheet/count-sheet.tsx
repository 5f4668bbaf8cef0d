import { IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { useSession } from '@/modules/session/session-context';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { ListNotices } from '@/modules/list/list-notices';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { Button } from '@/ui/form/button';
import { batchAddress, type BatchPlace } from '../batch-address';
import { stepName } from '../ladder/step-words';
import { correctedFilters, statusDefinition } from '../status-words';
import { BackToList } from './back-to-list';
import classes from './count-sheet.module.css';
import type { SheetRows } from './sheet-rows';
import { SheetTable } from './sheet-table';
import { createTicks } from './ticks';

interface Props {
  branchId: string;
  filters: BatchPlace;
  list: WholeListInMemory<Batch>;
  whole: WholeList<Batch>;
  sheet: SheetRows;
  /** Names the list that the ticks belong to. */
  name: string;
  /** Only lots that were chosen in the list. */
  isChosen: boolean;
}

/** The lots, a box to tick and a line to write on. */
export function CountSheet(props: Props) {
  const { branchId, filters, list, whole, sheet, name, isChosen } = props;
  const branchName = useBranchName(branchId);
  const { operator } = useSession();
  const [ticks] = useState(() => createTicks(name));
  const ticked = useSyncExternalStore(ticks.subscribe, ticks.ticked, ticks.ticked);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { rows } = sheet;
  const counted = rows.filter(({ id }) => ticked.has(id)).length;
  const progress = m.ladder_sheet_counted({
    counted: formatQuantity(counted),
    total: formatQuantity(rows.length),
  });
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.ladder_count_sheet()} of={branchName}>
        <BackToList branchId={branchId} filters={filters} />
        {rows.length > 0 ? (
          <Button size="sm" icon={IconPrinter} onClick={() => window.print()}>
            {m.ladder_sheet_print()}
          </Button>
        ) : null}
      </ScreenTitle>
      <p className={classes.facts}>
        {filters.band === null
          ? statusDefinition(filters.status, filters.days)
          : m.ladder_sheet_band({ step: stepName(filters.band) })}{' '}
        {filters.product === null ? null : `${m.ladder_sheet_product()} `}
        {isChosen ? `${m.ladder_sheet_chosen()} ` : null}
        {m.ladder_sheet_read({
          time: readClock(whole.readAt),
          lots: formatQuantity(rows.length),
          count: rows.length,
        })}{' '}
        {sheet.removed > 0
          ? m.ladder_sheet_removed({
              lots: formatQuantity(sheet.removed),
              count: sheet.removed,
            })
          : null}
      </p>
      <div className={classes.onScreen}>
        <Notice tone="info">{m.ladder_sheet_changes_nothing()}</Notice>
      </div>
      <ListNotices
        perPage={batchAddress.defaults.perPage}
        words={{ corrected: correctedFilters }}
        dropped={0}
      />
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
        <p>{m.ladder_sheet_empty()}</p>
      ) : (
        <>
          <div className={classes.bar}>
            <output className={classes.progress}>
              <progress aria-hidden value={counted} max={Math.max(1, rows.length)} />
              {progress}
            </output>
            <label className={classes.filter}>
              <input
                type="checkbox"
                checked={onlyOpen}
                onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
              />
              {m.ladder_sheet_only_open()}
            </label>
            <Button
              size="compact-sm"
              variant="default"
              disabled={counted === 0}
              onClick={ticks.clear}
            >
              {m.ladder_sheet_clear()}
            </Button>
          </div>
          <SheetTable
            caption={m.ladder_sheet_caption({ branch: branchName })}
            rows={onlyOpen ? rows.filter(({ id }) => !ticked.has(id)) : rows}
            ticked={ticked}
            onTick={ticks.toggle}
          />
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
