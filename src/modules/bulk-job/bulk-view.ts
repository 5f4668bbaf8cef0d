import type { ApiError } from '@/api/core/errors';
import type { BulkCounts, BulkJob, BulkRowState, BulkStop } from '@/api/jobs/names';

/** How many rows stand where; together they are `total`. */
export type BulkProgress = BulkCounts & { total: number };

/** Who carries the job out at this moment. */
export type BulkRunner = 'here' | 'other-tab' | 'nobody';

/** What the tab that carries it out is doing. */
export type BulkPhase =
  /** Reading the plan, with what became of its rows. */
  | { kind: 'starting' }
  /** Reading the branch, to leave out what changed since it was planned. */
  | { kind: 'comparing'; done: number; total: number | null }
  | { kind: 'sending' }
  /** Whatever was on its way got no answer from the gateway: it is asked what became of that, and nothing else is sent. */
  | { kind: 'unheard' }
  /** The service asked to slow down (429), or cannot be reached; it goes on by itself at `until`, in milliseconds of the epoch. */
  | { kind: 'waiting'; for: 'rate-limit' | 'network'; until: number }
  /** Rows of unknown outcome are left alone until no late answer can change them any more: until then, in milliseconds of the epoch. */
  | { kind: 'holding'; until: number }
  /** Reading the branch: what became of the unknown rows? */
  | { kind: 'settling'; done: number; total: number | null };

/** Why the job stands still; `error` is what was met, where that was more than a pressed button. */
export interface JobStop {
  cause: BulkStop | 'session' | 'fault';
  error: ApiError | null;
}

/** What may be pressed now. */
export interface BulkOptions {
  pause: boolean;
  resume: boolean;
  cancel: boolean;
  settleUnknown: boolean;
}

/**
 * A job on a screen: its numbers are what the gateway told, as are its rows, and never what this tab believes. The moves do
 * nothing where `may` says no; what they meet is in `moveError`.
 */
export interface BulkJobView {
  job: BulkJob;
  progress: BulkProgress;
  runner: BulkRunner;
  /** Null unless it is carried out here. */
  phase: BulkPhase | null;
  /** Null while it goes on, or has ended. */
  stopped: JobStop | null;
  /** Unknown rows that were read again and still are neither as before nor as sent: a person has to look. */
  undecided: number;
  may: BulkOptions;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** Reads the branch again and settles what it shows; rows that were not applied are then sent. */
  settleUnknown: () => void;
  moveError: ApiError | null;
}

export interface BulkRowView extends BulkRowState {
  /** What it met, for the usual words about errors; null where that was nothing worth telling. */
  error: ApiError | null;
  /** It was on its way when the gateway fell silent; what became of it is asked once the gateway is back. */
  isHeld: boolean;
}
