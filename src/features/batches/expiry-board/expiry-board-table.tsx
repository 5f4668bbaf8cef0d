import { Link } from '@tanstack/react-router';
import { stepFilter } from '@/domain/expiry-ladder/opening';
import board from '@/modules/branch-reads/branch-table.module.css';
import { CellState, CellTime } from '@/modules/branch-reads/read-cell';
import type { ReadOfCell } from '@/modules/branch-reads/read-of-cell';
import { readClock } from '@/modules/business-day/moments';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { batchAddress, type BatchPlace } from '../batch-address';
import { stepName } from '../ladder/step-words';
import { nearnessOf } from '../ladder/strip-steps';
import { boardSteps, nearSteps, shadeOf, type BoardStep } from './board-counts';
import classes from './expiry-board.module.css';
import type { BranchLots } from './use-board';

interface Props {
  rows: readonly BranchLots[];
}

/** Branches by steps of time: how many lots, the deeper the more. Each figure opens the list that has as many rows. */
export function ExpiryBoardTable({ rows }: Props) {
  const most = Math.max(0, ...rows.flatMap(({ lots }) => Object.values(lots)));
  return (
    <table className={`${board.table} ${classes.table}`} aria-label={m.ladder_board_caption()}>
      <thead>
        <tr>
          <th scope="col">{m.ladder_board_branch()}</th>
          {boardSteps.map((step) => (
            <th key={step} scope="col" data-figure="">
              {stepName(step)}
            </th>
          ))}
          <th scope="col" className={classes.read}>
            {m.ladder_board_read()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BranchRow key={row.branch.id} row={row} most={most} />
        ))}
      </tbody>
      <Sums rows={rows} />
    </table>
  );
}

function BranchRow({ row, most }: { row: BranchLots; most: number }) {
  const { branch, lots, isExpiredWhole, mayLack, expired, near, whole } = row;
  const cell = { branchId: branch.id, what: branch.name };
  const isKnown = Object.keys(lots).length > 0;
  const figure = (step: BoardStep) => (
    <Figure
      key={step}
      branch={branch}
      step={step}
      lots={lots[step] ?? 0}
      most={most}
      isWhole={step === 'expired' && isExpiredWhole}
      read={step === 'expired' ? expired : near}
    />
  );
  return (
    <tr>
      <th scope="row">
        <CutText>{branch.name}</CutText>
      </th>
      {!isKnown ? (
        <td className={classes.state} colSpan={boardSteps.length + 1}>
          <CellState {...cell} query={whole} />
        </td>
      ) : (
        <>
          {lots.expired === undefined ? (
            <td className={classes.state} data-label={stepName('expired')}>
              <CellState {...cell} query={expired} />
            </td>
          ) : (
            figure('expired')
          )}
          {lots.today === undefined ? (
            <td className={classes.state} colSpan={nearSteps.length}>
              <CellState {...cell} query={near} />
            </td>
          ) : (
            nearSteps.map(figure)
          )}
          <td className={classes.read}>
            <CellTime {...cell} query={whole} />
            {mayLack.expired || mayLack.near ? <small>{m.ladder_board_may_lack()}</small> : null}
          </td>
        </>
      )}
    </tr>
  );
}

interface FigureProps {
  branch: BranchLots['branch'];
  step: BoardStep;
  lots: number;
  /** The largest figure of the board. */
  most: number;
  /** It is the service's own count of the expired, with the removed and those without stock. */
  isWhole: boolean;
  read: ReadOfCell;
}

function Figure({ branch: { id, name }, step, lots, most, isWhole, read }: FigureProps) {
  const figure = formatQuantity(lots);
  const words = m.ladder_board_lots({
    lots: figure,
    count: lots,
    step: stepName(step),
    branch: isolate(name),
  });
  return (
    <td
      className={classes.figure}
      data-figure=""
      data-label={stepName(step)}
      data-nearness={nearnessOf(step)}
      data-shade={shadeOf(lots, most)}
      title={m.common_read_at({ time: readClock(read.dataUpdatedAt) })}
    >
      {lots === 0 ? (
        <span>{figure}</span>
      ) : (
        <Link
          to="/branches/$branchId/batches"
          params={{ branchId: id }}
          search={batchAddress.search(placeOf(step, isWhole))}
          preload={false}
          aria-label={words}
        >
          {figure}
        </Link>
      )}
      {isWhole ? <small>{m.ladder_board_whole()}</small> : null}
    </td>
  );
}

/** The list that has as many rows as the figure says. */
function placeOf(step: BoardStep, isWhole: boolean): BatchPlace {
  const { status, days = batchAddress.defaults.days } = stepFilter(step);
  return {
    ...batchAddress.defaults,
    status,
    days,
    band: isWhole ? null : step,
    removed: isWhole,
  };
}

/**
 * What is there comes to, and of how many branches that is: what could not be read is not taken for nothing. A branch that may lack
 * lots gives those that it has, and is not among the whole ones.
 */
function Sums({ rows }: Props) {
  const read = rows.filter(
    ({ lots, mayLack }) =>
      boardSteps.every((step) => lots[step] !== undefined) && !mayLack.expired && !mayLack.near,
  );
  if (rows.every(({ lots }) => Object.keys(lots).length === 0)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {m.ladder_board_sum({ included: formatQuantity(read.length), count: rows.length })}
        </th>
        {boardSteps.map((step) => {
          const told = rows.flatMap(({ lots }) => lots[step] ?? []);
          const isPartly = told.length !== read.length;
          return (
            <td key={step} data-figure="" data-label={stepName(step)}>
              {told.length === 0 ? '—' : formatQuantity(told.reduce((sum, lots) => sum + lots, 0))}
              {told.length > 0 && isPartly ? (
                <small>
                  {m.ladder_board_sum_of({
                    included: formatQuantity(told.length),
                    count: told.length,
                  })}
                </small>
              ) : null}
              {rows.some(({ mayLack }) => mayLack[step === 'expired' ? 'expired' : 'near']) ? (
                <small>{m.ladder_board_may_lack()}</small>
              ) : null}
              {step === 'expired' && rows.some(({ isExpiredWhole }) => isExpiredWhole) ? (
                <small>{m.ladder_board_whole()}</small>
              ) : null}
            </td>
          );
        })}
        <td />
      </tr>
    </tfoot>
  );
}
