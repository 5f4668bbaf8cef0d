import { operationsIn } from '../../../src/contract/attempt-words';
import {
  bulkKinds,
  type BulkJob,
  type BulkJobList,
  type BulkJobState,
  type BulkKind,
} from '../../../src/contract/bulk-job';
import type { GatewayDatabase } from '../database';
import type { Identity } from '../sessions/integrations';
import type { Session } from '../sessions/store';
import { countRows, countToSend } from './row-states';
import type { JobsTable } from './tables';

type Reader = Pick<GatewayDatabase, 'selectFrom'>;

/** How many jobs a page of the list has: each is counted anew. */
const listed = 20;

/** The jobs a session may see: those of its business, without the areas its integration may not see but for its own. */
export function visibleJobs(reader: Reader, { business, name, areas }: Identity) {
  const all = reader.selectFrom('jobs').where('business', '=', business);
  if (areas === null) return all;
  const seen = operationsIn(areas);
  const kinds = bulkKinds.filter((kind) => seen.includes(kind));
  return all.where((is) =>
    is.or([
      is('integration', '=', name),
      // An empty list is not SQL in every database.
      ...(kinds.length === 0 ? [] : [is('kind', 'in', kinds)]),
    ]),
  );
}

type JobsWish = {
  kind: BulkKind | undefined;
  state: BulkJobState | undefined;
  page: number;
  now: Date;
};

export async function listJobs(
  database: GatewayDatabase,
  session: Session,
  { kind, state, page, now }: JobsWish,
): Promise<BulkJobList> {
  const all = visibleJobs(database, session.integration)
    .$if(state !== undefined, (query) => query.where('state', 'in', state ? [state] : []))
    .$if(kind !== undefined, (query) => query.where('kind', 'in', kind ? [kind] : []));
  const { total } = await all
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .offset((page - 1) * listed)
    .execute();
  const rows: BulkJob[] = [];
  for (const job of found) rows.push(await toldJob(database, job, session, now));
  return { rows, total: Number(total) };
}

/** A job as its session is told of it. */
export async function toldJob(
  reader: Reader,
  job: JobsTable,
  session: Session,
  now: Date,
): Promise<BulkJob> {
  const counts = await countRows(reader, job);
  const toSend = await countToSend(reader, job, counts);
  const { lease_holder: holder, lease_until: until } = job;
  const { stop_cause: cause, stopped_by: stopper, stopped_at: at } = job;
  const instant = now.toISOString();
  return {
    id: job.id,
    kind: job.kind,
    branchId: job.branch_id === '' ? null : job.branch_id,
    branchName: job.branch_name,
    title: job.title,
    operator: job.operator,
    integration: { name: job.integration, label: job.integration_label },
    business: job.business,
    createdAt: job.created_at,
    activeAt: job.active_at,
    state: job.state,
    stopped:
      cause === null || stopper === null || at === null ? null : { cause, operator: stopper, at },
    total: job.total,
    counts,
    toSend,
    lease: holder === null || until === null || until <= instant ? null : { holder, until },
    own: job.operator === session.operator && job.integration === session.integration.name,
    now: instant,
  };
}
