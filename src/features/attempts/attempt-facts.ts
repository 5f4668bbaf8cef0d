import { writes, type WriteOperation } from '@/api/attempts/names';
import type { Attempt, AttemptDetail } from '@/api/attempts/schemas';
import { readDeletedAssignment, type DeletedAssignment } from '@/api/schedule-assignments/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { amountInWords, namesInWords } from '@/modules/journal/fact-words';
import { codeWords, recordWords } from '@/modules/journal/write-words';
import type { Fact } from '@/ui/layout/fact-list';
import { integrationInWords } from '@/modules/session/integration-words';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';

/** What the journal drew from a write's body and answer. */
export function contentFacts(attempt: Attempt): Fact[] {
  const { operation, facts, context } = attempt;
  const { date, amount, recordId } = facts;
  const { code, name } = namesInWords(attempt);
  return known([
    [codeWords(operation).name(), code],
    [m.attempts_fact_name(), name],
    [m.attempts_fact_date(), date === null ? null : formatCalendarDate(date)],
    [amountName(operation), amount === null ? null : amountInWords(attempt)],
    [m.attempts_fact_branch(), context.branchName ?? null],
    [recordWords(operation).name(), recordId],
    [m.attempts_fact_reason(), context.reason ?? null],
    [m.attempts_fact_note(), context.note ?? null],
  ]);
}

function amountName(operation: WriteOperation): string {
  return operation.startsWith('products.') ? m.attempts_fact_price() : m.attempts_fact_amount();
}

export function whoFacts({ operator, integration, recordedAt, imported }: Attempt): Fact[] {
  return known([
    [m.attempts_fact_operator(), operator],
    [m.attempts_fact_integration(), integrationInWords(integration)],
    [m.attempts_fact_recorded(), formatTimestamp(recordedAt)],
    [m.attempts_fact_imported(), imported && importInWords(imported)],
  ]);
}

export function importInWords({ operator, at }: NonNullable<Attempt['imported']>): string {
  return m.attempts_imported_by({ operator, when: formatTimestamp(at) });
}

function known(facts: [label: string, value: string | null][]): Fact[] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** What the service told of a removal, and nothing else of its answer; null where it is not kept, or not readable. */
export function removalIn({ operation, answerText }: AttemptDetail): DeletedAssignment | null {
  if (operation !== 'schedule-assignments.delete' || answerText === null) return null;
  try {
    return readDeletedAssignment(JSON.parse(answerText));
  } catch {
    return null;
  }
}

/** Whether its answer speaks of employees. */
export function isOfPeople({ operation }: Pick<Attempt, 'operation'>): boolean {
  return writes[operation].isOfPeople;
}

/** An answer as it is shown: indented, or as it came where it is no JSON; undefined where it may speak of people. */
export function answerInLines(attempt: AttemptDetail): string | null | undefined {
  // In a journal that was brought along such an answer is left out, and came all the same.
  const came = attempt.answerText !== null || attempt.sends.some(({ status }) => status !== null);
  if (isOfPeople(attempt)) return came ? undefined : null;
  if (attempt.answerText === null) return null;
  try {
    return JSON.stringify(JSON.parse(attempt.answerText), null, 2);
  } catch {
    return attempt.answerText;
  }
}
