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
  /** How many sends there are, and of how many of them no answer came. */
  #underWay = 0;
  #unheard = 0;
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

  /** A row sets out. Returns how to tell that its answer does not come, and that what it came to is known or given up. */
  setsOut(): { isLost: () => void; ended: () => void } {
    this.#underWay += 1;
    let unheard = 0;
    const isLost = () => {
      this.#unheard += 1 - unheard;
      unheard = 1;
      this.become({});
    };
    const ended = () => {
      this.#underWay -= 1;
      this.#unheard -= unheard;
      this.become({});
    };
    return { isLost, ended };
  }

  become(changes: Partial<Pick<RunState, 'stopped' | 'undecided'>>): void {
    const progress = this.#rows.length === 0 ? null : progressOf(this.#rows);
    const phase = this.#doing && (this.#pause ?? this.#unheardOf() ?? this.#doing);
    this.#state = { ...this.#state, progress, phase, ...changes };
    this.#tell(this.#state);
  }

  /** A single lost answer among others is nothing to tell. */
  #unheardOf(): { kind: 'unheard' } | null {
    return this.#unheard > 0 && this.#unheard === this.#underWay ? { kind: 'unheard' } : null;
  }
}
