import { writes } from '@/api/attempts/names';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { amountInWords, figuresOfChange, namesInWords } from '@/modules/journal/fact-words';
import { ProductLink } from '@/modules/journal/product-link';
import { codeWords } from '@/modules/journal/write-words';
import { ProviderName } from '@/modules/provider-directory/provider-name';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import { FactList } from '@/ui/layout/fact-list';

export type LookedBy = Pick<AttemptDetail, 'operation' | 'facts' | 'context' | 'bodyText'>;

/** What somebody looks by, as it was sent: neither the form nor a page of last week shows it any more. */
export function LookBy({ attempt }: { attempt: LookedBy }) {
  const { operation, facts } = attempt;
  const { method, isOfPeople, facts: drawn } = writes[operation];
  // A record that has a date is a document; of any other the amount is a price, which finds nothing.
  const isDocument = drawn.some((name) => name === 'date');
  const isChange = method === 'PUT';
  const { providerId, date, amount } = facts;
  const { code, name } = namesInWords(attempt);
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
    // What a change sets is compared, a price too.
    { label: m.attempts_fact_price(), value: isChange ? amountInWords(attempt) : null },
    ...figuresOfChange(attempt),
  ].filter(({ value }) => value !== null);
  if (isOfPeople) return null;
  return (
    <>
      {known.length === 0 ? null : <FactList facts={known} />}
      <ProductLink attempt={attempt} />
    </>
  );
}
