import { describe, expect, it } from 'vitest';
import { writeOperations, type WriteOperation } from '@/api/attempts/names';
import { recordOf } from '@/api/core/test-gateway';
import { noFacts } from '@/contract/attempt';
import { amountInWords } from '@/modules/journal/fact-words';
import { answerInLines, contentFacts, removalIn } from './attempt-facts';

const facts = { ...noFacts, code: '0614-110351-102-4', amount: '12.5' };
const context = { form: 'any' };
const labelsOf = (operation: WriteOperation) =>
  contentFacts({ ...recordOf('applied', []), operation, facts }).map(({ label }) => label);

it('names the number of a supplier and the price of a product by what they are', () => {
  expect(labelsOf('providers.create')[0]).toBe('NIT, DUI o NRC');
  expect(labelsOf('expenses.create')).toEqual(['Código de generación', 'Monto']);
  expect(labelsOf('products.update')).toEqual(['SKU', 'Precio sin impuestos']);
});

it('misses an amount only where there should be one', () => {
  const said = writeOperations.filter(
    (operation) => amountInWords({ operation, facts: noFacts, context }) !== null,
  );
  expect(said).toEqual(['products.create', 'expenses.create', 'payments.apply']);
  expect(amountInWords({ operation: 'products.update', facts, context })).toBe('$12.50');
});

it('says of a price what it was, unless it stays', () => {
  const words = (price: string) =>
    amountInWords({
      operation: 'products.update',
      facts,
      context: { ...context, before: { price } },
    });
  expect(words('1200')).toBe('$1,200.00 → $12.50');
  expect(words('12.500')).toBe('$12.50');
});

describe('M240 M242: of a removal', () => {
  const answered = (answerText: string | null, status: number | null) => ({
    ...recordOf('applied', []),
    operation: 'schedule-assignments.delete' as const,
    answerText,
    sends: [
      {
        number: 1,
        at: '',
        endedAt: '',
        outcome: 'unknown' as const,
        status,
        problem: null,
        requestId: '',
        replayed: false,
      },
    ],
  });
  const told =
    '{"status":true,"data":{"deleted":true,"recalculation_queued":false,"name":"Zoila"}}';

  it('is told what the service documents, and nothing else of its answer', () => {
    const removal = removalIn(answered(told, 200));
    expect(removal).toEqual({ id: null, deleted: true, recalculationQueued: false });
    expect(removalIn(answered('<html>', 200))).toBeNull();
    expect(removalIn(answered(null, 200))).toBeNull();
  });

  it('an answer that never came is not called one that is not shown', () => {
    expect(answerInLines(answered(null, null))).toBeNull();
    expect(answerInLines(answered(told, 200))).toBeUndefined();
    // Brought along from another installation.
    expect(answerInLines(answered(null, 200))).toBeUndefined();
  });
});
