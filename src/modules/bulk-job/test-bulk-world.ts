import type { PreparedAttempt } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import { testId } from '@/api/core/test-answers';
import {
  type Amendment,
  type BulkJob,
  type BulkRowState,
  rowOutcomes,
  type BulkCounts,
  type RowOutcome,
} from '@/api/jobs/names';
import { loadedProduct } from '@/api/products/test-product';
import type { Product } from '@/api/products/schemas';
import { seenUpdate } from '@/api/products/seen-update';
import { bulkSettings } from './bulk-settings';
import type { BulkGateway, RunParts } from './run-parts';
import { errorOf, resultOf, testAt as at, unheard, type LedgerState } from './test-bulk-results';
import { TestTime } from './test-time';

/** Only for tests: a gateway and a service that follow a script, and a clock that runs when nobody works. */

/** What becomes of a send. `lost`: the gateway's own answer does not arrive; `unknown`: the service's does not. */
export const fates = [
  'done',
  'refused',
  'limited',
  'unknown-done',
  'unknown-not-done',
  'lost-done',
  'lost-not-sent',
  'unreachable',
  'strange',
  'session',
  'unauthorized',
] as const;
export type Fate = (typeof fates)[number];

type Kept = { state: LedgerState; verdict: 'applied' | 'not-applied' | null; barred: boolean };

const before = '1.10';
const sent = '1.25';

/** A business with one job of so many rows. */
export class BulkWorld {
  /** How often each product was really changed. */
  readonly changes: number[];
  readonly parts: RunParts;
  state: BulkJob['state'] = 'running';
  #fates: Fate[];
  readonly #ledger = new Map<string, Kept>();
  readonly #rows: { attempts: string[]; skipped: BulkRowState['skipped'] }[];
  readonly #prices: string[];
  readonly #time = new TestTime(Date.parse(at));
  #ids = 5_000;

  constructor(count: number, script: readonly Fate[], changedElsewhere: readonly number[] = []) {
    this.#fates = [...script];
    this.changes = Array.from({ length: count }, () => 0);
    this.#prices = Array.from({ length: count }, (_, index) =>
      changedElsewhere.includes(index) ? '99' : before,
    );
    this.#rows = Array.from({ length: count }, (_, index) => ({
      attempts: [testId(1_000 + index)],
      skipped: null,
    }));
    this.parts = {
      gateway: this.#gateway(),
      settings: bulkSettings,
      now: () => this.#time.now,
      wait: (milliseconds, signal) => this.#time.wait(milliseconds, signal),
      newId: () => testId((this.#ids += 1)),
      resends: {
        pauses: () => ({ inProcess: [], limited: [], inDoubt: [] }),
        isSeen: () => true,
        random: () => 0,
      },
      holder: testId(1),
    };
  }

  /** What the plan and the ledger tell of every row. */
  rows(): BulkRowState[] {
    return this.#rows.map(({ attempts, skipped }, index) => {
      const kept = this.#ledger.get(attempts.at(-1) ?? '');
      return {
        line: index + 1,
        recordId: testId(index + 100),
        code: '',
        name: '',
        input: {
          loaded: this.#product(index, before),
          changes: { price: sent },
          taxes: { way: 'leave' },
        },
        bodyText: `{"price_before_taxes":${sent}}`,
        attempts,
        outcome: this.#outcome(kept, skipped),
        skipped,
        sends: kept === undefined ? 0 : 1,
        verdict: kept?.verdict ?? null,
        failure: null,
      };
    });
  }

  outcomes(): RowOutcome[] {
    return this.rows().map(({ outcome }) => outcome);
  }

  #outcome(kept: Kept | undefined, skipped: BulkRowState['skipped']): RowOutcome {
    if (kept?.state === 'applied' || kept?.verdict === 'applied') return 'applied';
    if (kept?.state === 'unknown' && kept.verdict === null) return 'unknown';
    if (kept?.state === 'rejected' && !kept.barred) return 'refused';
    if (skipped !== null) return skipped === 'not-sendable' ? 'notSent' : 'changedMeanwhile';
    return this.state === 'done' ? 'notSent' : 'waiting';
  }

  #gateway(): BulkGateway {
    const refuse = () => {
      const facts = factsWithoutAnswer('jobs.move', 'not-sent', new Date(at));
      throw new ApiFailure({ ...facts, kind: 'conflict', problem: 'job-refused' });
    };
    return {
      lease: async () => this.#job(),
      release: async () => undefined,
      pause: async () => {
        this.state = 'paused';
      },
      finish: async () => {
        if (this.state !== 'running' || this.outcomes().includes('waiting')) refuse();
        this.state = 'done';
      },
      amend: async (_id, rows) => {
        for (const row of rows) if (!this.#amend(row)) refuse();
      },
      rows: async (_id, after) => this.rows().slice(after, after + 10),
      send: async (attempt) => this.#send(attempt),
      settle: async (id, verdict) => {
        const kept = this.#ledger.get(id);
        if (kept?.state !== 'unknown' || kept.verdict !== null)
          throw new Error('Nothing to settle');
        kept.verdict = verdict;
      },
      products: () => ({
        rowId: ({ id }) => id,
        fetchPage: async () => {
          const rows = this.#prices.map((price, index) => this.#product(index, price));
          const pagination = { page: 1, lastPage: 1, perPage: 200, total: rows.length };
          return { rows, dropped: 0, pagination };
        },
      }),
      seen: (planned, now) => seenUpdate(planned, now, { omittedOnUpdate: 'kept' }),
    };
  }

  #amend({ line, skip, attempt }: Amendment): boolean {
    const row = this.#rows[line - 1];
    const told = this.rows()[line - 1];
    if (row === undefined || told?.outcome !== 'waiting') return false;
    if (skip !== undefined) row.skipped = skip;
    if (attempt === undefined) return true;
    if (told.verdict !== 'not-applied') return false;
    row.attempts = [...row.attempts, attempt];
    return true;
  }

  #send({ id }: PreparedAttempt): AttemptResult<unknown> {
    const index = this.#rows.findIndex(({ attempts }) => attempts.at(-1) === id);
    if (index < 0 || this.state !== 'running') throw new Error('Not planned, or stopped');
    const known = this.#ledger.get(id);
    // The ledger never sends what may have been carried out.
    if (known !== undefined && known.state !== 'not-sent' && !known.barred) {
      return resultOf(id, known.state);
    }
    const keep = (state: LedgerState, barred = false) =>
      this.#ledger.set(id, { state, verdict: null, barred });
    const change = () => {
      this.changes[index] = (this.changes[index] ?? 0) + 1;
      this.#prices[index] = sent;
    };
    const fate = this.#fates.shift() ?? 'done';
    if (fate.endsWith('-done') && fate !== 'unknown-not-done') change();
    switch (fate) {
      case 'done':
        change();
        keep('applied');
        return resultOf(id, 'applied');
      case 'refused':
        keep('rejected');
        return resultOf(id, 'rejected');
      case 'limited': {
        keep('not-sent');
        const facts = factsWithoutAnswer('products.update', 'not-sent', new Date(at));
        const error = { ...facts, kind: 'rate-limited', retryAfterSeconds: 5 } as const;
        return { kind: 'paused', attemptId: id, error, resumable: true };
      }
      case 'unknown-done':
      case 'unknown-not-done':
        keep('unknown');
        return resultOf(id, 'unknown');
      case 'lost-done':
        keep('applied');
        return unheard(id);
      case 'lost-not-sent':
        return unheard(id);
      case 'unreachable':
      case 'strange': {
        keep('not-sent');
        const network = errorOf('not-sent', 'network');
        const error = fate === 'strange' ? { ...network, kind: 'server' as const } : network;
        return { kind: 'not-sent', attemptId: id, error, resumable: true };
      }
      case 'session': {
        const error = errorOf('not-sent', 'session');
        return { kind: 'not-sent', attemptId: id, error, resumable: true };
      }
      case 'unauthorized': {
        keep('rejected', true);
        const error = errorOf('rejected', 'unauthorized');
        return { kind: 'refused', attemptId: id, error, resumable: true };
      }
    }
  }

  #product(index: number, price: string): Product {
    return loadedProduct({ id: testId(index + 100), price });
  }

  #job(): BulkJob {
    const counts = Object.fromEntries(rowOutcomes.map((name) => [name, 0])) as BulkCounts;
    return {
      id: testId(2),
      kind: 'products.update',
      branchId: testId(3),
      branchName: 'Centro',
      title: 'Precios',
      operator: 'Ana',
      integration: { name: 'compras', label: 'Compras' },
      business: 'La Tienda',
      createdAt: at,
      activeAt: at,
      state: this.state,
      stopped: null,
      total: this.#rows.length,
      counts,
      toSend: 0,
      lease: this.state === 'running' ? { holder: this.parts.holder, until: at } : null,
      own: true,
      now: at,
    };
  }
}
