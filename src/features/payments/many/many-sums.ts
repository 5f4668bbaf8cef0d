import Big from 'big.js';
import type { BulkCounts, BulkSums } from '@/api/jobs/names';
import { failedOutcomes } from '@/modules/job-report/job-words';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

type Outcome = keyof BulkSums;

/** What payments come to, by what a person asks about them: is it paid? */
const groups: readonly { label: () => string; of: readonly Outcome[]; always?: true }[] = [
  { label: m.payments_many_sum_applied, of: ['applied'], always: true },
  { label: m.payments_many_sum_not_applied, of: failedOutcomes, always: true },
  { label: m.payments_many_sum_unknown, of: ['unknown'] },
  { label: m.payments_many_sum_to_come, of: ['waiting', 'sending'] },
];

/** How much was paid and how much was not, and how many payments that are; null: one of them says no amount. */
export function sumsInWords(
  counts: BulkCounts,
  sums: BulkSums,
): { label: string; value: string | null }[] {
  const line = (what: string, of: readonly Outcome[]) => {
    const count = of.reduce((all, outcome) => all + counts[outcome], 0);
    const payments = formatQuantity(count);
    return {
      label: m.payments_many_sum_line({ what, payments, count }),
      value: moneyOf(of.map((outcome) => sums[outcome])),
    };
  };
  const shown = groups.filter(({ of, always }) => always || of.some((one) => counts[one] > 0));
  return [
    ...shown.map(({ label, of }) => line(label(), of)),
    line(
      m.payments_many_sum_all(),
      groups.flatMap(({ of }) => of),
    ),
  ];
}

function moneyOf(amounts: readonly (string | null)[]): string | null {
  let sum = new Big(0);
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = sum.plus(amount);
  }
  return moneyText(sum.toFixed());
}
