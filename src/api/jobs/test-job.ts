import { testId } from '../core/test-answers';
import { rowOutcomes, type BulkCounts, type BulkJob } from './names';

const at = '2026-03-16T16:00:00.000Z';

/** Only for tests: a job of Ana's, as the gateway tells it. */
export const testJob = (changes: Partial<BulkJob> = {}): BulkJob => ({
  id: testId(1),
  kind: 'products.update',
  branchId: testId(2),
  branchName: 'Centro',
  title: 'Precios +5 %',
  operator: 'Ana',
  integration: { name: 'compras', label: 'Compras' },
  business: 'La Tienda',
  createdAt: at,
  activeAt: at,
  state: 'running',
  stopped: null,
  total: 0,
  counts: Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as BulkCounts,
  toSend: 0,
  lease: null,
  own: true,
  now: at,
  ...changes,
});
