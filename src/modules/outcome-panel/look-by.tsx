import { writes } from '@/api/attempts/names';
import type { Attempt } from '@/api/attempts/schemas';
import { codeWords } from '@/modules/journal/write-words';
import { ProviderName } from '@/modules/provider-directory/provider-name';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import { FactList } from '@/ui/layout/fact-list';

/** What somebody looks by, as it was sent: neither the form nor a page of last week shows it any more. */
export function LookBy({ attempt }: { attempt: Pick<Attempt, 'operation' | 'facts'> }) {
  const { operation, facts } = attempt;
  const { isOfPeople, facts: drawn } = writes[operation];
  // A record that has a date is a document; of any other the amount is a price, which finds nothing.
  const isDocument = drawn.some((name) => name === 'date');
  const { code, name, providerId, date, amount } = facts;
  const known = [
    { label: codeWords(operation).name(), value: code },
    { label: m.attempts_fact_name(), value: name },
    {
      label: m.attempts_fact_provider(),
      value: isDocument && providerId !== null ? <ProviderName id={providerId} /> : null,
    },
    {
      label: m.attempts_fact_date(),
      value: date === null ? null : formatCalendarDate(date),
    },
    {
      label: m.attempts_fact_amount(),
      value: isDocument && amount !== null ? formatMoney(amount) : null,
    },
  ].filter(({ value }) => value !== null);
  return isOfPeople || known.length === 0 ? null : <FactList facts={known} />;
}
