import { describe, expect, it } from 'vitest';
import type { Attempt } from '@/api/attempts/schemas';
import { testId } from '@/api/core/test-answers';
import { historyParams, productHistory } from './product-history';

const attempt = (
  number: number,
  { recordId, code }: { recordId: string | null; code: string | null },
) =>
  ({
    id: testId(number),
    recordedAt: `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`,
    facts: { recordId, code },
  }) as Attempt;

const product = { id: 'ABCDEF00-0000-4000-8000-000000000001', sku: 'LECHE' };
const same = product.id.toLowerCase();

describe('the history of a product', () => {
  it('is what named its id or, where no id was told, its SKU; the newest first, each once', () => {
    const created = attempt(1, { recordId: null, code: 'LECHE' });
    const changed = attempt(3, { recordId: same, code: null });
    const renamed = attempt(2, { recordId: same, code: 'OTRO' });
    expect(productHistory(product, [changed, created, renamed, changed])).toEqual([
      changed,
      renamed,
      created,
    ]);
  });

  it('is not that of another product with the same SKU, nor of one whose SKU only begins alike', () => {
    const others = [
      attempt(1, { recordId: testId(7), code: 'LECHE' }),
      attempt(2, { recordId: null, code: 'LECHE-2' }),
      attempt(3, { recordId: null, code: null }),
    ];
    expect(productHistory(product, others)).toEqual([]);
    expect(productHistory({ ...product, sku: null }, others)).toEqual([]);
  });

  it('is asked for by words the journal takes', () => {
    expect(historyParams('LECHE')).toMatchObject({ area: 'products', q: 'LECHE' });
    expect([historyParams(null), historyParams('  '), historyParams('x'.repeat(201))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
