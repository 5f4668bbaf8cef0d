import { mostCreditDays, type NewPurchase } from '@/api/expenses/schemas';
import { dueDate } from '@/domain/purchase/document-codes';
import type { DocumentTotals } from '@/domain/purchase/totals';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** The sums of a document, as they are told. */
export const totalWords = {
  net: m.purchases_net,
  nonTaxed: m.purchases_non_taxed,
  vat: m.purchases_vat,
  perception: m.purchases_perception,
  fovial: m.purchases_fovial,
  cotrans: m.purchases_cotrans,
  otherTaxes: m.purchases_other_taxes,
  vatWithholding: m.purchases_vat_withholding,
  incomeWithholding: m.purchases_income_withholding,
  toPay: m.purchases_total_to_pay,
} as const satisfies Record<keyof DocumentTotals, () => string>;

/** Why its like is recorded again. */
export const againFacts = ({ againReason }: { againReason: string }) =>
  againReason === '' ? [] : [{ label: m.outcome_similar_reason(), value: againReason }];

/** By which documents a reason was said: it counts beside these and no others. */
const markOf = (earlier: readonly { id: string }[]) =>
  `${earlier
    .map(({ id }) => id)
    .toSorted()
    .join(' ')}\n`;

/** A reason as the form keeps it: with the documents it was said of, so that beside others it is asked anew. */
export const keptReason = (earlier: readonly { id: string }[], text: string): string =>
  text === '' ? '' : markOf(earlier) + text;

/** What of such a text is said of these documents; nothing where it was said of others. */
export function reasonBeside(earlier: readonly { id: string }[], kept: string): string {
  const mark = markOf(earlier);
  return kept.startsWith(mark) ? kept.slice(mark.length) : '';
}

/** Whether it is paid at once, and else until when. */
export function creditFacts({
  isCredit,
  creditDays,
  date: from,
}: Pick<NewPurchase, 'isCredit' | 'creditDays' | 'date'>) {
  const due = isCredit ? dueDate(from, creditDays, mostCreditDays) : null;
  return [
    {
      label: m.purchases_terms(),
      value:
        due === null
          ? m.purchases_in_cash()
          : m.purchases_due({
              days: creditDays,
              date: formatCalendarDate(due),
              count: Number(creditDays),
            }),
    },
  ];
}

/** What whoever pays keeps back. */
const withheld: readonly (keyof DocumentTotals)[] = ['vatWithholding', 'incomeWithholding'];

/** The sums that are not nothing, and always what is to be paid; what is taken off it with its sign (M157). */
export function totalFacts({
  totals,
  lines: all,
  discount,
}: Pick<NewPurchase, 'totals' | 'lines'> & { discount: string }) {
  const names = Object.keys(totalWords) as (keyof DocumentTotals)[];
  return [
    { label: m.purchases_lines(), value: formatQuantity(all.length) },
    ...(Number(discount) === 0
      ? []
      : [{ label: m.purchases_discount(), value: moneyText(`-${discount}`) }]),
    ...names
      .filter((name) => name === 'toPay' || Number(totals[name]) !== 0)
      .map((name) => ({
        label: totalWords[name](),
        value: moneyText(withheld.includes(name) ? `-${totals[name]}` : totals[name]),
        ...(name === 'toPay' && { strong: true }),
      })),
  ];
}
