import type { BulkJob, BulkJobState, BulkStop, JobRefusal } from '../../../src/contract/bulk-job';
import type { Amendment, BulkPart, NewBulkJob } from '../../../src/contract/bulk-job-requests';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import type { Session } from '../sessions/store';
import { amendRow, type EarlierTry } from './amend';
import { paysEachOnce } from './payments';
import { addRows } from './plan';
import { countRows } from './row-states';
import type { JobsTable } from './tables';
import { toldJob, visibleJobs } from './view';

/** What became of a wish: the job as it stands now, or why not. */
export type JobMove = { job: BulkJob } | { refusal: JobRefusal } | 'unknown';

/** Bulk jobs on disk. A move is one transaction, and made by whoever may see the job unless it says more. */
export type Jobs = {
  /** Begins a plan; the same one again is the same job. */
  create(wish: NewBulkJob, session: Session): Promise<JobMove>;
  /** Adds rows to an own plan; with the last one it runs. */
  add(id: string, part: BulkPart, session: Session): Promise<JobMove>;
  find(id: string, session: Session): Promise<JobMove>;
  /** Takes the own job for a tab, or keeps it, if nobody else has it. */
  lease(id: string, holder: string, session: Session): Promise<JobMove>;
  release(id: string, holder: string, session: Session): Promise<JobMove>;
  pause(id: string, cause: BulkStop, session: Session): Promise<JobMove>;
  cancel(id: string, session: Session): Promise<JobMove>;
  /** Lets the own job go on. */
  resume(id: string, session: Session): Promise<JobMove>;
  finish(id: string, holder: string, session: Session): Promise<JobMove>;
  amend(id: string, holder: string, rows: Amendment[], session: Session): Promise<JobMove>;
};

export type JobsParts = {
  database: GatewayDatabase;
  now: () => Date;
  /** How long a tab keeps a job that it does not ask for again. */
  leaseMs: number;
  profile: Profile;
  /** The rule of further ids. */
  mayHaveFurtherId: (earlier: EarlierTry) => boolean;
};

/** Turned into an answer; thrown, so that nothing of the transaction stays. */
class Refused extends Error {
  readonly refusal: JobRefusal;

  constructor(refusal: JobRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type Transaction = Pick<
  GatewayDatabase,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'
>;

export function createJobs(parts: JobsParts): Jobs {
  const { database, now, leaseMs, profile, mayHaveFurtherId } = parts;

  /** Looks at the job, lets `move` change it, and tells how it stands then. */
  async function moved(
    id: string,
    session: Session,
    move: (transaction: Transaction, job: JobsTable, instant: string) => Promise<unknown>,
  ): Promise<JobMove> {
    try {
      return await database.transaction().execute(async (transaction) => {
        const seen = () =>
          visibleJobs(transaction, session.integration)
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst();
        const job = await seen();
        if (job === undefined) return 'unknown';
        await move(transaction, job, now().toISOString());
        return told(transaction, (await seen()) ?? job, session);
      });
    } catch (error) {
      if (error instanceof Refused) return { refusal: error.refusal };
      throw error;
    }
  }

  async function told(reader: Transaction, job: JobsTable, session: Session): Promise<JobMove> {
    return { job: await toldJob(reader, job, session, now()) };
  }

  const change = (transaction: Transaction, id: string, values: Partial<JobsTable>) =>
    transaction.updateTable('jobs').set(values).where('id', '=', id).execute();

  const nobody = { lease_holder: null, lease_until: null };
  const unstopped = { stop_cause: null, stopped_by: null, stopped_at: null };

  return {
    async create(wish, session) {
      const instant = now().toISOString();
      const { integration, operator } = session;
      const row: JobsTable = {
        id: wish.id,
        business: integration.business,
        integration: integration.name,
        integration_label: integration.label,
        operator,
        kind: wish.kind,
        branch_id: wish.branchId ?? '',
        branch_name: wish.branchName,
        title: wish.title,
        total: wish.total,
        state: 'planning',
        created_at: instant,
        active_at: instant,
        ...unstopped,
        ...nobody,
      };
      await database
        .insertInto('jobs')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const job = await moved(wish.id, session, async (_transaction, found) => {
        const same = (['kind', 'branch_id', 'title', 'total', 'operator', 'integration'] as const)
          .map((name) => found[name] === row[name])
          .every(Boolean);
        if (!same) throw new Refused('plan-differs');
      });
      return job === 'unknown' ? { refusal: 'plan-differs' } : job;
    },

    add: (id, { rows }, session) =>
      moved(id, session, async (transaction, job, instant) => {
        mustBeOwn(job, session);
        const here = await addRows(transaction, job, rows);
        if (here === 'differs') throw new Refused('plan-differs');
        if (job.state === 'planning' && here === job.total) {
          if (!(await paysEachOnce(transaction, job, profile))) throw new Refused('plan-differs');
          await change(transaction, id, { state: 'running', active_at: instant });
        }
      }),

    find: (id, session) => moved(id, session, async () => undefined),

    lease: (id, holder, session) =>
      moved(id, session, async (transaction, job, instant) => {
        mustBeOwn(job, session);
        if (job.state !== 'running' || !isFree(job, holder, instant)) return;
        const until = new Date(Date.parse(instant) + leaseMs).toISOString();
        const lease = { lease_holder: holder, lease_until: until };
        await change(transaction, id, { ...lease, active_at: instant });
      }),

    release: (id, holder, session) =>
      moved(id, session, async (transaction, job) => {
        if (job.lease_holder === holder) await change(transaction, id, nobody);
      }),

    pause: (id, cause, session) =>
      moved(id, session, async (transaction, job, instant) => {
        if (job.state === 'paused') return;
        if (job.state !== 'running') throw new Refused('job-state');
        const stop = { stop_cause: cause, stopped_by: session.operator, stopped_at: instant };
        await change(transaction, id, { state: 'paused', ...stop, ...nobody });
      }),

    cancel: (id, session) =>
      moved(id, session, async (transaction, job, instant) => {
        if (job.state === 'cancelled') return;
        if (job.state === 'done') throw new Refused('job-state');
        const stop = { stopped_by: session.operator, stopped_at: instant };
        const cancelled = { state: 'cancelled', stop_cause: 'person' } as const;
        await change(transaction, id, { ...cancelled, ...stop, ...nobody });
      }),

    resume: (id, session) =>
      moved(id, session, async (transaction, job, instant) => {
        mustBeOwn(job, session);
        if (!mayResume.includes(job.state)) throw new Refused('job-state');
        await change(transaction, id, { state: 'running', active_at: instant, ...unstopped });
      }),

    finish: (id, holder, session) =>
      moved(id, session, async (transaction, job, instant) => {
        mustBeOwn(job, session);
        mustHold(job, holder, instant);
        const { waiting, sending } = await countRows(transaction, job);
        if (waiting + sending > 0) throw new Refused('row-state');
        await change(transaction, id, { state: 'done', active_at: instant, ...nobody });
      }),

    amend: (id, holder, rows, session) =>
      moved(id, session, async (transaction, job, instant) => {
        mustBeOwn(job, session);
        mustHold(job, holder, instant);
        for (const row of rows) {
          const amended = await amendRow(transaction, job, row, mayHaveFurtherId);
          if (!amended) throw new Refused('row-state');
        }
      }),
  };
}

/** A finished job goes on when rows were found not to have been applied. */
const mayResume: BulkJobState[] = ['running', 'paused', 'done'];

function mustBeOwn(job: JobsTable, { operator, integration }: Session): void {
  const own = job.operator === operator && job.integration === integration.name;
  if (!own) throw new Refused('not-own');
}

function mustHold(job: JobsTable, holder: string, instant: string): void {
  if (job.state !== 'running') throw new Refused('job-state');
  if (job.lease_holder !== holder || !isFree(job, holder, instant)) {
    throw new Refused('lease-held');
  }
}

/** Nobody has it, or whoever asks, or whoever had it has not been heard of for too long. */
function isFree(job: JobsTable, holder: string, instant: string): boolean {
  const { lease_holder: current, lease_until: until } = job;
  return current === null || current === holder || until === null || until <= instant;
}
