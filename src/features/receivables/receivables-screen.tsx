import { IconBuildingStore } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { receivablesQueries } from '@/api/receivables/queries';
import { isIdentifier, shortIdentifier } from '@/domain/identifier';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { useBranches } from '@/modules/branch-picker/use-branches';
import board from '@/modules/branch-reads/board-screen.module.css';
import { BranchTroubles } from '@/modules/branch-reads/branch-troubles';
import { refusalOfAll } from '@/modules/branch-reads/refusal-of-all';
import { readClock } from '@/modules/business-day/moments';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { currentExport } from '@/modules/export/current-export';
import { ExportMenu } from '@/modules/export/export-menu';
import type { ExportFormat } from '@/modules/export/export-plan';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { StatePanel } from '@/ui/feedback/state-panel';
import { PrintButton } from '@/ui/form/print-button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { BranchTable, type BranchReading } from './branch-table';
import { BranchView } from './branch-view';
import { Mismatch } from './owed';
import classes from './receivables.module.css';

/** What customers owe, all branches side by side or one of them (API description, Receivables summary). */
export function ReceivablesScreen({ branch }: { branch: string | undefined }) {
  if (branch === undefined) return <Board />;
  return isIdentifier(branch) ? <OneBranch id={branch} /> : <InvalidBranch branchId={branch} />;
}

function Board() {
  const { branches, failure, reading, readAgain } = useBranches();
  const readings = useReadings(branches);
  const refusal = refusalOfAll(readings.map(({ query }) => query));
  return (
    <div className={board.screen}>
      <Head readings={readings} isStarting={reading} />
      {failure ? (
        <ErrorPanel error={failure} subject={m.branches_subject()} onRetry={readAgain} />
      ) : null}
      {branches.length === 0 && reading && !failure ? <SkeletonLines count={6} /> : null}
      {branches.length === 0 && !reading && !failure ? (
        <StatePanel icon={IconBuildingStore} title={m.receivables_empty()} />
      ) : null}
      {readings.map(({ branch, query: { data } }) =>
        data === undefined ? null : <Mismatch key={branch.id} branch={branch.name} owed={data} />,
      )}
      {refusal ? (
        <ErrorPanel
          error={refusal}
          subject={m.receivables_subject()}
          onRetry={() => readings.forEach(({ query }) => void query.refetch())}
        />
      ) : branches.length > 0 ? (
        <BranchTroubles reads={readings.map(({ query }) => query)}>
          <BranchTable readings={readings} />
        </BranchTroubles>
      ) : null}
      <Limits readings={readings} />
    </div>
  );
}

function OneBranch({ id }: { id: string }) {
  const { branches } = useBranches();
  const known = branches.find((branch) => branch.id.toLowerCase() === id);
  const readings = useReadings([known ?? { id, name: shortIdentifier(id) }]);
  return (
    <div className={board.screen}>
      <Head readings={readings} of={readings[0]?.branch.name} />
      <Link className={classes.back} to="/receivables">
        {m.receivables_all()}
      </Link>
      {readings.map((reading) => (
        <BranchView key={id} {...reading} />
      ))}
      <Limits readings={readings} />
    </div>
  );
}

function useReadings(branches: readonly BranchReading['branch'][]): BranchReading[] {
  const queries = useQueries({
    queries: branches.map(({ id }) => receivablesQueries.summary(id)),
  });
  return branches.flatMap((branch, at) => {
    const query = queries[at];
    return query ? [{ branch, query }] : [];
  });
}

interface HeadProps {
  readings: readonly BranchReading[];
  /** The one branch it is about. */
  of?: string | undefined;
  /** The branches themselves are on their way. */
  isStarting?: boolean;
}

/** The time is that of the oldest figure: none on the screen is from before it. */
function Head({ readings, of, isStarting = false }: HeadProps) {
  const readAt = readings.flatMap(({ query }) => (query.data ? [query.dataUpdatedAt] : []));
  return (
    <ScreenTitle title={m.receivables_title()} {...(of !== undefined && { of, ofAlways: true })}>
      <ReadState
        readAt={readAt.length === 0 ? null : readClock(Math.min(...readAt))}
        reading={isStarting || readings.some(({ query }) => query.isFetching)}
        onRefresh={() => readings.forEach(({ query }) => void query.refetch())}
      />
      {readAt.length === 0 ? null : (
        <>
          <ReceivablesExport readings={readings} of={of} />
          <PrintButton inHead />
        </>
      )}
    </ScreenTitle>
  );
}

interface ExportProps {
  readings: readonly BranchReading[];
  /** The one branch it is about. */
  of: string | undefined;
}

/** Takes the figures on the screen along, a row a branch, those that could not be read among them. */
function ReceivablesExport({ readings, of }: ExportProps) {
  const { operator } = useSession();
  const branch = of ?? m.receivables_all();
  const start = (format: ExportFormat) =>
    currentExport.start(
      { title: m.receivables_title, subject: m.receivables_subject, branch },
      async () => {
        const { receivablesExport } = await import('./receivables-export-plan');
        return receivablesExport({ format, readings, branch, operator });
      },
    );
  return <ExportMenu total={readings.length} onExport={start} />;
}

/** What nobody should look for behind the figures. */
function Limits({ readings }: { readings: readonly BranchReading[] }) {
  if (readings.every(({ query: { data } }) => data === undefined)) return null;
  return <p className={board.help}>{m.receivables_limits()}</p>;
}
