import {
  writeOperations,
  writes,
  type AttemptState,
  type JournalState,
  type WriteOperation,
} from '@/api/attempts/names';
import type { Attempt } from '@/api/attempts/schemas';
import { askedWords, writeWords } from '@/modules/journal/write-words';
import { m } from '@/text/generated/messages';
import type { Tone } from '@/ui/feedback/state-panel';

const stateWords: Record<AttemptState, () => string> = {
  recorded: m.attempts_state_recorded,
  sending: m.attempts_state_sending,
  applied: m.attempts_state_applied,
  rejected: m.attempts_state_rejected,
  'not-sent': m.attempts_state_not_sent,
  unknown: m.attempts_state_unknown,
};

/** @param operation - of a removal nothing is stored; whether the service did it, its answer says */
function stateInWords(state: AttemptState, operation?: WriteOperation): string {
  const isAccepted = state === 'applied' && operation !== undefined && isRemoval(operation);
  return isAccepted ? m.attempts_state_accepted() : stateWords[state]();
}

/** A choice of the journal's filter; a removal that was accepted is among what was applied. */
export function journalStateInWords(state: JournalState): string {
  if (state === 'settled') return m.attempts_filter_settled();
  return state === 'applied' ? m.attempts_filter_applied() : stateWords[state]();
}

const isRemoval = (operation: WriteOperation): boolean => writes[operation].method === 'DELETE';

/** An area of several operations in a word; one of a single operation is called by that. */
export function areaInWords(area: string): string {
  if (area === 'products') return m.attempts_area_products();
  const single = writeOperations.find((operation) => operation.startsWith(`${area}.`));
  return single ? writeWords[single].name() : area;
}

/** What was found, by what the write does: of what was there before, that it exists says nothing. */
const settledWords = {
  POST: { applied: m.attempts_settled_applied, 'not-applied': m.attempts_settled_not_applied },
  PUT: { applied: m.attempts_settled_changed, 'not-applied': m.attempts_settled_not_changed },
  DELETE: { applied: m.attempts_settled_removed, 'not-applied': m.attempts_settled_not_removed },
};

interface OutcomeWords {
  tone: Exclude<Tone, 'accent'>;
  word: string;
}

/** What became of an attempt, in a word: what somebody found out stands before what the service left open. */
export function outcomeOf(
  attempt: Pick<Attempt, 'state' | 'settled'> & Partial<Pick<Attempt, 'operation'>>,
): OutcomeWords {
  const { state, settled, operation } = attempt;
  if (settled) {
    const { verdict } = settled;
    const words = settledWords[operation === undefined ? 'POST' : writes[operation].method];
    return { tone: verdict === 'applied' ? 'fact' : 'neutral', word: words[verdict]() };
  }
  const tones: Record<AttemptState, OutcomeWords['tone']> = {
    recorded: 'neutral',
    sending: 'info',
    applied: 'fact',
    rejected: 'danger',
    'not-sent': 'neutral',
    unknown: 'unknown',
  };
  return { tone: tones[state], word: stateInWords(state, operation) };
}

/** What an attempt is about: what was asked for, and of which record. */
export function subjectOf(attempt: Pick<Attempt, 'operation' | 'context' | 'facts'>): string {
  const { operation, context } = attempt;
  const name = askedWords(operation, context.form).name();
  const { code, name: called, recordId } = attempt.facts;
  // A supplier's code is its tax number, which has no place in the title of a page: browsers keep those.
  const known = operation === 'providers.create' ? called : (code ?? called);
  // Nothing else tells one removal from another.
  const about = isRemoval(operation) ? recordId : known;
  return about === null ? name : `${name} · ${about}`;
}
