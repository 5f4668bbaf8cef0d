import { describe, expect, it } from 'vitest';
import { rowOutcomes, type BulkCounts, type BulkSums } from '@/api/jobs/names';
import { sumsInWords } from './many-sums';

const none = <Value>(value: Value) => Object.fromEntries(rowOutcomes.map((one) => [one, value]));

function told(payments: Partial<Record<keyof BulkSums, readonly [number, string | null]>>) {
  const counts = none(0) as BulkCounts;
  const sums = none('0') as BulkSums;
  for (const outcome of rowOutcomes) {
    const [count, sum] = payments[outcome] ?? [0, '0'];
    counts[outcome] = count;
    sums[outcome] = sum;
  }
  return sumsInWords(counts, sums).map(({ label, value }) => `${label}: ${value}`);
}

describe('what payments come to', () => {
  it('is told as paid and not paid, to the cent, whatever the reason', () => {
    expect(
      told({
        applied: [2, '0.3'],
        refused: [1, '0.1'],
        notSent: [1, '0.2'],
        cancelled: [3, '900719925474.01'],
      }),
    ).toEqual([
      'Aplicado · 2 pagos: $0.30',
      'No aplicado · 5 pagos: $900,719,925,474.31',
      'Total · 7 pagos: $900,719,925,474.61',
    ]);
  });

  it('is neither where nobody knows, or it is still to be sent', () => {
    expect(told({ unknown: [1, '30.5'], waiting: [1, '9'], sending: [1, '1'] })).toEqual([
      'Aplicado · 0 pagos: $0.00',
      'No aplicado · 0 pagos: $0.00',
      'Sin confirmar · 1 pago: $30.50',
      'Por enviar · 2 pagos: $10.00',
      'Total · 3 pagos: $40.50',
    ]);
  });

  it('has no sum where a payment says no amount', () => {
    expect(told({ applied: [1, '5'], refused: [1, null] })).toEqual([
      'Aplicado · 1 pago: $5.00',
      'No aplicado · 1 pago: null',
      'Total · 2 pagos: null',
    ]);
  });
});
