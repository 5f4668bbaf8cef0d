import { expect, it } from 'vitest';
import type { Attempt } from '@/api/attempts/schemas';
import { testId } from '@/api/core/test-answers';
import { noFacts } from '@/contract/attempt';
import type { ListColumn } from '@/modules/list/list-declaration';
import { columnsWith } from './attempt-list';

const [supplier, branch, other] = [testId(1), testId(2), testId(3)];
const named = (id: string, name: string) => (asked: string) => (asked === id ? name : null);
const columns = columnsWith({
  supplier: named(supplier, 'El Molino'),
  branch: named(branch, 'Centro'),
});

/** What a file has of an attempt in one column. */
function inFile({ file }: ListColumn<Attempt>, of: Partial<Attempt>) {
  const attempt: Attempt = {
    id: testId(9),
    operation: 'payments.apply',
    state: 'applied',
    unresolved: false,
    business: 'La Tienda',
    operator: 'Ana',
    integration: { name: 'caja', label: 'Caja' },
    recordedAt: '2026-11-20T16:00:00.000Z',
    context: { form: 'payments' },
    facts: noFacts,
    sends: [],
    settled: null,
    imported: null,
    resendRefused: null,
    resendUntil: null,
    ...of,
  };
  return [file ?? []].flat().map(({ value }) => value(attempt));
}

it('M308: a file of the journal names the supplier, as the list does', () => {
  const suppliersOf = (of: Partial<Attempt>) => inFile(columns.what, of).at(-1);
  expect(suppliersOf({ facts: { ...noFacts, providerId: supplier } })).toBe('El Molino');
  expect(suppliersOf({ facts: { ...noFacts, providerId: other } })).toBeNull();
  expect(suppliersOf({})).toBeNull();
  expect(
    suppliersOf({
      operation: 'providers.create',
      facts: { ...noFacts, providerId: supplier, name: 'El Molino' },
    }),
  ).toBeNull();
});

it('M308: and the branch of which only the id was noted', () => {
  const facts = { ...noFacts, branchId: branch };
  expect(inFile(columns.branch, { facts })).toEqual(['Centro']);
  expect(inFile(columns.branch, { context: { form: 'payments', branchId: branch } })).toEqual([
    'Centro',
  ]);
  const context = { form: 'payments', branchId: branch, branchName: 'Centro de antes' };
  expect(inFile(columns.branch, { facts, context })).toEqual(['Centro de antes']);
  expect(inFile(columns.branch, {})).toEqual([null]);
});
