import { writes, type WriteOperation } from '@/api/attempts/names';
import type { Attempt, AttemptDetail } from '@/api/attempts/schemas';
import { readDeletedAssignment, type DeletedAssignment } from '@/api/schedule-assignments/schemas';
import { isSameAmount } from '@/domain/bulk-price';
import { formatMoment } from '@/modules/business-day/moments';
import { codeWords, recordWords } from '@/modules/journal/write-words';
import type { Fact } from '@/ui/layout/fact-list';
import { integrationInWords } from '@/modules/session/integration-words';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';

/** What the journal drew from a write's body and answer. */
export function contentFacts(attempt: Attempt): Fact[] {
  const { operation, facts, context } = attempt;
  const { code, name, date, amount, recordId } = facts;
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

/** Its amount, or that it has none where one belongs; null where there is nothing to say. */
export function amountInWords(attempt: Pick<Attempt, 'operation' | 'facts' | 'context'>) {
  const { operation, facts } = attempt;
  const before = amountBefore(attempt);
  if (facts.amount !== null) {
    const after = formatMoney(facts.amount);
    return before === null
      ? after
      : m.attempts_amount_moved({ before: formatMoney(before), after });
  }
  const { method, facts: drawn } = writes[operation];
  // A change says an amount only where that changes: there is nothing to miss.
  return method === 'POST' && drawn.some((name) => name === 'amount')
    ? m.attempts_no_amount()
    : null;
}

/** What it was before; null where nobody noted it, or where it stays. */
export function amountBefore({ facts, context }: Pick<Attempt, 'facts' | 'context'>) {
  const before = context.before?.price ?? null;
  if (before === null || facts.amount === null) return null;
  return isSameAmount(before, facts.amount) ? null : before;
}

export function whoFacts({ operator, integration, recordedAt, imported }: Attempt): Fact[] {
  return known([
    [m.attempts_fact_operator(), operator],
    [m.attempts_fact_integration(), integrationInWords(integration)],
    [m.attempts_fact_recorded(), formatMoment(Date.parse(recordedAt))],
    [m.attempts_fact_imported(), imported && importInWords(imported)],
  ]);
}

export function importInWords({ operator, at }: NonNullable<Attempt['imported']>): string {
  return m.attempts_imported_by({ operator, when: formatMoment(Date.parse(at)) });
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
