import { asApiError } from '@/api/core/errors';
import type { Amendment, BulkJob } from '@/api/jobs/names';
import { readBranch, rowsToLeaveOut, verdictOn, type BranchProducts } from './branch-products';
import { asHalt, Halt } from './halt';
import { Pace, Patience } from './pace';
import { attemptOf, rowInHand, type RowInHand } from './row-in-hand';
import type { BulkGateway, RunParts } from './run-parts';
import { RunTelling, type RunState } from './run-state';
import { sendPayment } from './send-payment';
import { sendRows } from './send-rows';

type Tell = (state: RunState) => void;

/**
 * Carries a job out until nothing of it waits, it is stopped, or something is met that concerns every row. Whatever happens to
 * it, another run goes on from the plan and the ledger alone: nothing it knows is needed.
 */
export function runBulkJob(
  jobId: string,
  parts: RunParts,
  tell: Tell,
): { stop: () => void; ended: Promise<void> } {
  const stopped = new AbortController();
  const run = new BulkRun(jobId, parts, tell, stopped);
  return { stop: () => stopped.abort(), ended: run.carryOut() };
}

class BulkRun {
  readonly #id: string;
  readonly #parts: RunParts;
  readonly #told: RunTelling;
  readonly #stopped: AbortController;
  readonly #pace: Pace;
  readonly #patience: Patience;
  readonly #undecided = new Set<number>();
  #rows: RowInHand[] = [];

  constructor(id: string, parts: RunParts, tell: Tell, stopped: AbortController) {
    this.#id = id;
    this.#parts = parts;
    this.#stopped = stopped;
    this.#pace = new Pace(parts.settings, parts.now);
    this.#told = new RunTelling(id, tell);
    this.#patience = new Patience(parts, this.#pace, stopped.signal, (pause) =>
      this.#told.wait(pause),
    );
  }

  async carryOut(): Promise<void> {
    const over = new AbortController();
    this.#told.become({});
    try {
      const job = await this.#lease();
      void this.#keepLease(over.signal);
      const rows = await this.#load(job);
      if (job.kind === 'payments.apply') {
        await this.#pay(job);
      } else {
        await this.#compare(job, rows);
        await this.#sendAndSettle(job);
      }
      this.#told.does(null);
    } catch (thrown) {
      const halt = asHalt(thrown);
      over.abort();
      await this.#leave(halt);
      this.#told.does(null, { stopped: halt.stopped });
    } finally {
      over.abort();
    }
  }

  /** Rows are sent, those of unknown outcome looked for in the branch, and those not found applied sent under another id. */
  async #sendAndSettle(job: BulkJob): Promise<void> {
    for (;;) {
      await this.#renew();
      await this.#send(job);
      if (await this.#settle(job)) {
        await this.#load(job);
      } else if (await this.#finish()) return;
    }
  }

  /** Payments are only sent: what nobody knows the end of waits for a person, and none of them gets another id. */
  async #pay(job: BulkJob): Promise<void> {
    do await this.#send(job);
    while (!(await this.#finish()));
  }

  /** @returns false when rows are open again. */
  async #finish(): Promise<boolean> {
    try {
      await this.#patience.ask(() => this.#parts.gateway.finish(this.#id));
      return true;
    } catch (thrown) {
      // Somebody settled a row in the journal meanwhile, unless the job was stopped: then the lease is refused.
      if (!(thrown instanceof Halt) || thrown.stopped !== null) throw thrown;
      const rows = await this.#load(await this.#lease());
      if (!rows.some(isOpen)) throw thrown;
      return false;
    }
  }

  async #lease(): Promise<BulkJob> {
    const job = await this.#patience.ask(() => this.#parts.gateway.lease(this.#id));
    if (job.lease?.holder !== this.#parts.holder) throw new Halt(null);
    return job;
  }

  /** Until the run is over. A gateway out of reach is no reason to stop: the ids keep two tabs apart as well. */
  async #keepLease(over: AbortSignal): Promise<void> {
    const { wait, settings, gateway, holder } = this.#parts;
    while (!over.aborted) {
      await wait(settings.leaseBeatMs, over);
      if (over.aborted) return;
      const lost = await gateway.lease(this.#id).then(
        ({ lease }) => lease?.holder !== holder,
        () => false,
      );
      if (lost && !over.aborted) this.#stopped.abort();
    }
  }

  async #load(job: BulkJob): Promise<readonly RowInHand[]> {
    const rows: RowInHand[] = [];
    const told = { gateway: job.now, now: this.#parts.now() };
    for (;;) {
      const after = rows.at(-1)?.line ?? 0;
      const page = await this.#patience.ask(() => this.#parts.gateway.rows(this.#id, after));
      if (page.length === 0) break;
      rows.push(...page.map((row) => rowInHand(row, told)));
    }
    this.#rows = rows;
    this.#told.rows(rows);
    return rows;
  }

  /** Leaves out what is not any more what was planned for. */
  async #compare(job: BulkJob, rows: readonly RowInHand[]): Promise<void> {
    const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
    if (waiting.length === 0) return;
    const products = await this.#read(job, 'comparing');
    const left = rowsToLeaveOut(waiting, products, this.#parts.gateway.seen);
    await this.#amend(left);
    const lines = new Set(left.map(({ line }) => line));
    for (const row of waiting) if (lines.has(row.line)) row.outcome = 'changedMeanwhile';
  }

  /** Gives rows that were settled as not applied the id they go on under, in the plan before anything is sent. */
  async #renew(): Promise<void> {
    const renewed = this.#rows.filter(
      ({ outcome, verdict }) => outcome === 'waiting' && verdict === 'not-applied',
    );
    const ids = renewed.map(({ line }) => ({ line, attempt: this.#parts.newId() }));
    await this.#amend(ids);
    for (const [index, row] of renewed.entries()) {
      row.attempt = ids[index]?.attempt ?? row.attempt;
      row.verdict = null;
      row.again = false;
    }
  }

  async #send(job: BulkJob): Promise<void> {
    const { now, settings, onSent } = this.#parts;
    const signal = this.#stopped.signal;
    const gateway = this.#heard(this.#parts.gateway);
    this.#told.does({ kind: 'sending' });
    await sendRows(this.#rows, {
      send: async (row) => {
        const attempt = attemptOf(row, job);
        const result =
          job.kind === 'payments.apply'
            ? await sendPayment(attempt, row.again, { ...this.#parts, gateway }, signal)
            : await gateway.send(attempt, row.again ? {} : null);
        onSent?.(result);
        return result;
      },
      leaveOut: (row, skip) => this.#amend([{ line: row.line, skip }]),
      pause: () => this.#patience.pause(),
      changed: () => this.#told.become({}),
      now,
      triesPerRow: settings.triesPerRow,
      pace: this.#pace,
      signal,
    });
  }

  /** Tells of sends that get no answer, as long as they get none. */
  #heard(gateway: BulkGateway): BulkGateway {
    return {
      ...gateway,
      send: async (attempt, again) => {
        const way = this.#told.setsOut();
        try {
          return await gateway.send(attempt, again, way.isLost);
        } finally {
          way.ended();
        }
      },
    };
  }

  /**
   * Looks in the branch for what became of unknown rows, once no late answer can change it any more. @returns whether any of them
   * was settled; those that are neither as before nor as sent are left to a person.
   */
  async #settle(job: BulkJob): Promise<boolean> {
    const { gateway, settings, now } = this.#parts;
    const unknown = this.#rows.filter(
      ({ outcome, line }) => outcome === 'unknown' && !this.#undecided.has(line),
    );
    if (unknown.length === 0) return false;
    const since = Math.max(...unknown.map(({ unknownSince }) => unknownSince));
    const until = since + settings.settleAfterMs;
    this.#told.does({ kind: 'holding', until });
    await this.#patience.wait(Math.max(0, until - now()));
    this.#told.does({ kind: 'settling', done: 0, total: null });
    const products = await this.#read(job, 'settling');
    let settled = false;
    for (const row of unknown) {
      const verdict = verdictOn(row, products, gateway.seen);
      if (verdict === null) {
        this.#undecided.add(row.line);
      } else {
        await this.#settleRow(row, verdict);
        settled = true;
      }
    }
    this.#told.become({ undecided: this.#undecided.size });
    return settled;
  }

  async #settleRow(row: RowInHand, verdict: 'applied' | 'not-applied'): Promise<void> {
    await this.#patience.ask(async () => {
      try {
        await this.#parts.gateway.settle(row.attempt, verdict);
      } catch (thrown) {
        // A person was faster; the plan is read again in any case.
        if (asApiError(thrown).problem !== 'attempt-refused') throw thrown;
      }
    });
  }

  #read(job: BulkJob, kind: 'comparing' | 'settling'): Promise<BranchProducts> {
    return readBranch(
      this.#parts.gateway.products(job.branchId ?? ''),
      this.#stopped.signal,
      (step) => this.#patience.ask(step),
      (progress) => this.#told.does({ kind, ...progress }),
    );
  }

  async #amend(rows: readonly Amendment[]): Promise<void> {
    const { gateway, settings } = this.#parts;
    for (let start = 0; start < rows.length; start += settings.rowsAtOnce) {
      const part = rows.slice(start, start + settings.rowsAtOnce);
      await this.#patience.ask(() => gateway.amend(this.#id, part));
    }
  }

  /** Makes known why the job stands still, and lets another tab have it; without a session neither is possible. */
  async #leave({ stopped }: Halt): Promise<void> {
    const { gateway } = this.#parts;
    const cause = stopped?.cause;
    const told =
      cause === 'unauthorized' || cause === 'forbidden'
        ? gateway.pause(this.#id, cause)
        : gateway.release(this.#id);
    await told.catch(() => undefined);
  }
}

function isOpen({ outcome }: RowInHand): boolean {
  return outcome === 'waiting' || outcome === 'sending' || outcome === 'unknown';
}
