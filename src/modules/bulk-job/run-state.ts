import { rowOutcomes } from '@/api/jobs/names';
import type { BulkPhase, BulkProgress, JobStop } from './bulk-view';
import type { RowInHand } from './row-in-hand';

/** How a run of this tab goes. */
export interface RunState {
  jobId: string;
  /** Null before its rows are known. */
  progress: BulkProgress | null;
  /** Null once it has ended. */
  phase: BulkPhase | null;
  /** Why it ended before the job did; null: it goes on, the job is done, or was stopped elsewhere. */
  stopped: JobStop | null;
  undecided: number;
}

function progressOf(rows: readonly RowInHand[]): BulkProgress {
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as BulkProgress;
  for (const { outcome } of rows) counts[outcome] += 1;
  return { ...counts, total: rows.length };
}

type Pause = Extract<BulkPhase, { kind: 'waiting' }>;

/** Tells how a run goes: what it does, and what it waits for in the middle of that. */
export class RunTelling {
  readonly #tell: (state: RunState) => void;
  #rows: readonly RowInHand[] = [];
  /** Null once it is over. */
  #doing: Exclude<BulkPhase, Pause> | null = { kind: 'starting' };
  #pause: Pause | null = null;
  #state: RunState;

  constructor(jobId: string, tell: (state: RunState) => void) {
    this.#tell = tell;
    this.#state = { jobId, progress: null, phase: this.#doing, stopped: null, undecided: 0 };
  }

  rows(rows: readonly RowInHand[]): void {
    this.#rows = rows;
    this.become({});
  }

  does(
    what: Exclude<BulkPhase, Pause> | null,
    changes: Partial<Pick<RunState, 'stopped'>> = {},
  ): void {
    this.#doing = what;
    this.become(changes);
  }

  /** Null: it goes on. */
  wait(pause: Pause | null): void {
    this.#pause = pause;
    this.become({});
  }

  become(changes: Partial<Pick<RunState, 'stopped' | 'undecided'>>): void {
    const progress = this.#rows.length === 0 ? null : progressOf(this.#rows);
    const phase = this.#doing && (this.#pause ?? this.#doing);
    this.#state = { ...this.#state, progress, phase, ...changes };
    this.#tell(this.#state);
  }
}
