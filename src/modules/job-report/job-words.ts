import type { ApiError } from '@/api/core/errors';
import type { BulkJob, BulkRowState } from '@/api/jobs/names';
import { rowError } from '@/api/jobs/row-error';
import { scopeInWords } from '@/modules/error-panel/scope-words';
import { m } from '@/text/generated/messages';

type BadgeTone = 'neutral' | 'info' | 'fact' | 'warn' | 'danger' | 'unknown';
type RowOutcome = BulkRowState['outcome'];

interface OutcomeWords {
  tone: BadgeTone;
  name: () => string;
  help: () => string;
}

const updateWords: Record<RowOutcome, OutcomeWords> = {
  waiting: { tone: 'neutral', name: m.bulk_outcome_waiting, help: m.bulk_outcome_waiting_help },
  sending: { tone: 'info', name: m.bulk_outcome_sending, help: m.bulk_outcome_sending_help },
  applied: { tone: 'fact', name: m.bulk_outcome_applied, help: m.bulk_outcome_applied_help },
  refused: { tone: 'danger', name: m.bulk_outcome_refused, help: m.bulk_outcome_refused_help },
  notSent: { tone: 'neutral', name: m.bulk_outcome_not_sent, help: m.bulk_outcome_not_sent_help },
  unknown: { tone: 'unknown', name: m.bulk_outcome_unknown, help: m.bulk_outcome_unknown_help },
  changedMeanwhile: {
    tone: 'warn',
    name: m.bulk_outcome_changed,
    help: m.bulk_outcome_changed_help,
  },
  cancelled: {
    tone: 'neutral',
    name: m.bulk_outcome_cancelled,
    help: m.bulk_outcome_cancelled_help,
  },
};

/** What was on its way when the gateway fell silent: until it is back, nobody sends anything, and nobody knows more. */
export const heldWords: OutcomeWords = {
  tone: 'warn',
  name: m.bulk_outcome_held,
  help: m.bulk_outcome_held_help,
};

/** What a row is called, by what a job does: those of a change are rows of a list, those of payments are payments. */
const rowsWords = {
  'products.update': {
    /** What is read, as words about a failure name it. */
    subject: m.bulk_job_subject,
    rows: m.bulk_rows_subject,
    progress: m.bulk_progress,
    caption: m.bulk_rows_caption,
    all: m.bulk_view_all,
    noneInView: m.bulk_none_in_view,
    noneApplied: m.bulk_state_done_none,
    cancelSure: m.bulk_cancel_sure,
    unknown: m.bulk_unknown,
    startFailed: m.bulk_start_failed,
    startUnknown: m.bulk_start_unknown,
  },
  'payments.apply': {
    subject: m.payments_many_subject,
    rows: m.payments_many_rows_subject,
    progress: m.payments_many_progress,
    caption: m.payments_many_caption,
    all: m.payments_many_view_all,
    noneInView: m.payments_many_none_in_view,
    noneApplied: m.payments_many_none_applied,
    cancelSure: m.payments_many_cancel_sure,
    unknown: m.payments_many_unknown,
    startFailed: m.payments_many_start_failed,
    startUnknown: m.payments_many_start_unknown,
  },
};
export const wordsOf = (kind: BulkJob['kind']) => rowsWords[kind];

/** What became of payments: where that is another thing than of a change, in words of its own. */
const paymentWords: Partial<Record<RowOutcome, Partial<OutcomeWords>>> = {
  applied: { name: m.payments_many_applied, help: m.payments_many_applied_help },
  refused: { name: m.payments_many_refused, help: m.payments_many_refused_help },
  notSent: { name: m.payments_many_not_sent, help: m.payments_many_not_sent_help },
  unknown: { help: m.payments_many_unknown_help },
  cancelled: { name: m.payments_many_cancelled, help: m.payments_many_cancelled_help },
};

export function outcomeWords(kind: BulkJob['kind'], outcome: RowOutcome): OutcomeWords {
  const words = updateWords[outcome];
  return kind === 'payments.apply' ? { ...words, ...paymentWords[outcome] } : words;
}

const stateWords: Record<BulkJob['state'], { tone: BadgeTone; name: () => string }> = {
  planning: { tone: 'neutral', name: m.bulk_state_planning },
  running: { tone: 'info', name: m.bulk_state_running },
  paused: { tone: 'warn', name: m.bulk_state_paused },
  cancelled: { tone: 'neutral', name: m.bulk_state_cancelled },
  done: { tone: 'fact', name: m.bulk_state_done },
};

/** How a job stands, by what became of its rows: one that ended has not always done what was wanted. */
export function statusWords({ kind, state, counts }: Pick<BulkJob, 'kind' | 'state' | 'counts'>) {
  const failed = failedOutcomes.some((outcome) => counts[outcome] > 0);
  if (state !== 'done') return stateWords[state];
  if (counts.unknown > 0) return { tone: 'unknown', name: m.bulk_state_done } as const;
  if (!failed) return stateWords.done;
  return counts.applied === 0
    ? ({ tone: 'danger', name: wordsOf(kind).noneApplied } as const)
    : ({ tone: 'warn', name: m.bulk_state_done_partly } as const);
}

/** The outcomes of rows that changed nothing and will not by themselves: what a file to try again is made of. */
export const failedOutcomes = [
  'refused',
  'notSent',
  'changedMeanwhile',
  'cancelled',
] as const satisfies RowOutcome[];

/** Why a row was not applied, in a line; null where there is nothing to tell. */
export function reasonInWords(
  kind: BulkJob['kind'],
  { skipped, verdict }: Pick<BulkRowState, 'skipped' | 'verdict'>,
  error: ApiError | null,
): string | null {
  if (kind === 'payments.apply') {
    if (skipped === 'not-sendable') return m.payments_many_held_back();
    if (verdict === 'not-applied') return m.payments_many_found_not_applied();
    if (error?.kind === 'not-found') return m.bulk_reason_refused();
  }
  if (skipped === 'changed') return m.bulk_reason_changed();
  if (skipped === 'gone') return m.bulk_reason_gone();
  if (skipped === 'not-sendable') return m.bulk_reason_not_sendable();
  if (error === null) return null;
  switch (error.kind) {
    case 'validation': {
      const messages = Object.values(error.fields).flat();
      const said = messages.length > 0 ? messages.join(' ') : error.message;
      return said === '' ? m.bulk_reason_refused() : m.bulk_reason_says({ text: said });
    }
    case 'forbidden':
      return error.requiredScope === null
        ? m.bulk_reason_forbidden()
        : m.bulk_reason_scope({ scope: scopeInWords(error.requiredScope) ?? error.requiredScope });
    case 'unauthorized':
      return m.bulk_reason_unauthorized();
    case 'not-found':
      return m.bulk_reason_missing();
    case 'rate-limited':
      return m.bulk_reason_rate();
    case 'session':
    case 'conflict':
    case 'server':
    case 'bad-response':
    case 'network':
    case 'given-up':
      return error.outcome === 'unknown' ? m.bulk_reason_no_answer() : m.bulk_reason_refused();
  }
}

/** What became of a row and why, in one line. */
export function endInWords(kind: BulkJob['kind'], row: BulkRowState): string {
  const { name, help } = outcomeWords(kind, row.outcome);
  return `${name()}: ${reasonInWords(kind, row, rowError(kind, row)) ?? help()}`;
}
