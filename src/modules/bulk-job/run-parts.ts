import type { PreparedAttempt } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import type { Following, Resending } from '@/api/core/attempts';
import type { PaymentResends } from '@/api/core/payment-resends';
import type { Amendment, BulkJob, BulkRowState, BulkStop } from '@/api/jobs/names';
import type { PlannedUpdate } from '@/api/products/planned-update';
import type { Product } from '@/api/products/schemas';
import type { SeenUpdate } from '@/api/products/seen-update';
import type { PageSource } from '../whole-list/page-walk';
import type { BulkSettings } from './bulk-settings';

export type SendAgain = Resending & Pick<Following<unknown>, 'onUnsent'>;

/** What a run asks of the gateway and of the service behind it; everything throws `ApiFailure`, a send never. */
export interface BulkGateway {
  lease: (id: string) => Promise<BulkJob>;
  release: (id: string) => Promise<unknown>;
  pause: (id: string, cause: BulkStop) => Promise<unknown>;
  finish: (id: string) => Promise<unknown>;
  amend: (id: string, rows: Amendment[]) => Promise<unknown>;
  /** The next rows after a line; none: there are no more. */
  rows: (id: string, after: number) => Promise<readonly BulkRowState[]>;
  /**
   * @param again it may have been sent before, so the ledger is asked first; null: it was not
   * @param onLost told when no answer came, before anybody was asked what became of it
   */
  send: (
    attempt: PreparedAttempt,
    again: SendAgain | null,
    onLost?: () => void,
  ) => Promise<AttemptResult<unknown>>;
  settle: (attemptId: string, verdict: 'applied' | 'not-applied') => Promise<unknown>;
  products: (branchId: string) => PageSource<Product>;
  seen: (planned: PlannedUpdate, now: Product) => SeenUpdate;
}

/** What a run takes from its surroundings; tests bring their own. */
export interface RunParts {
  gateway: BulkGateway;
  settings: BulkSettings;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Ends after so many milliseconds, or at once when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  newId: () => string;
  /** When a payment is sent again by itself. */
  resends: {
    pauses: () => PaymentResends;
    /** A person can see the page: otherwise what nobody knows the end of waits for one. */
    isSeen: () => boolean;
    random: () => number;
  };
  /** The tab, as the lease names it. */
  holder: string;
  /** Told what each send came to. */
  onSent?: (result: AttemptResult<unknown>) => void;
}
