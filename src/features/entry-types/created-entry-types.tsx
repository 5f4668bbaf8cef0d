import { IconBook2 } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayBeApplied, newestOf } from '@/api/attempts/applied';
import { attemptQueries } from '@/api/attempts/queries';
import type { Attempt, AttemptPage } from '@/api/attempts/schemas';
import type { ApiFailure } from '@/api/core/errors';
import { formatTimestamp, readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { CutText } from '@/ui/layout/cut-text';
import { ReadState } from '@/ui/table/read-state';
import small from '@/ui/table/small-table.module.css';
import section from '@/ui/layout/section-head.module.css';
import classes from './entry-types.module.css';

/** What the screen asks of the journal: the newest creations, of everybody in the business. */
export const creationParams = newestOf('entry-types.create');

/** Creations that stored something, or may have. */
export function storedCreations(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter(mayBeApplied);
}

interface Props {
  journal: UseQueryResult<AttemptPage, ApiFailure>;
  /** Those that stored something, or may have; newest first. */
  creations: readonly Attempt[];
}

/** The entry types created from here. The service lists none, so this is our own record and says so. */
export function CreatedEntryTypes({ journal, creations }: Props) {
  const { data, error, isFetching, dataUpdatedAt } = journal;
  const reread = () => void journal.refetch();
  const stop = useStopWaiting(attemptQueries.list(creationParams).queryKey);
  return (
    <section className={classes.created} aria-labelledby="created-title">
      <div className={section.head}>
        <h2 id="created-title" className={section.title}>
          {m.entry_types_list()}
        </h2>
        <ReadState
          readAt={data ? readClock(dataUpdatedAt) : null}
          reading={isFetching}
          onRefresh={reread}
          onStop={stop}
        />
      </div>
      <p className={classes.quiet}>{m.entry_types_list_help()}</p>
      <ReadTrouble query={journal} subject={m.attempts_subject()} />
      {data === undefined && !error ? <SlowNotice>{m.common_reading()}</SlowNotice> : null}
      {data && creations.length === 0 ? (
        <StatePanel icon={IconBook2} title={m.entry_types_list_empty()}>
          <p>{m.entry_types_list_empty_body()}</p>
        </StatePanel>
      ) : null}
      {creations.length > 0 ? <CreatedTable creations={creations} /> : null}
    </section>
  );
}

function CreatedTable({ creations }: Pick<Props, 'creations'>) {
  return (
    <table className={`${small.table} ${classes.table}`} aria-labelledby="created-title">
      <thead>
        <tr>
          <th scope="col">{m.entry_types_code()}</th>
          <th scope="col">{m.entry_types_name()}</th>
          <th scope="col">{m.entry_types_created_by()}</th>
          <th scope="col">{m.entry_types_created_at()}</th>
        </tr>
      </thead>
      <tbody>
        {creations.map(({ id, facts, operator, recordedAt, unresolved }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/attempts/$attemptId" params={{ attemptId: id }} preload={false}>
                {facts.code ?? m.common_not_told()}
              </Link>
              {unresolved ? (
                <>
                  {' '}
                  <Badge tone="unknown">{m.attempts_state_unknown()}</Badge>
                </>
              ) : null}
            </th>
            <td>
              <CutText>{facts.name ?? m.common_not_told()}</CutText>
            </td>
            <td>
              <CutText>{operator}</CutText>
            </td>
            <td className={classes.when}>{formatTimestamp(recordedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
