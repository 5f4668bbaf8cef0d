import { describe, expect, it } from 'vitest';
import { hostileTexts } from './hostile';
import { hostileSaleId, hostileScheduleId } from './hostile-records';
import { operations } from '../operations';
import { withSandbox } from '../testing/sandbox';

const { world, failures } = withSandbox();

interface Row {
  id?: string;
  name?: unknown;
  batch_number?: unknown;
}

describe('a hostile world', () => {
  it('answers every read with 200 and JSON that says what was stored, character by character', async () => {
    const here = await world({ hostile: true });
    for (const { method, path } of operations) {
      if (method !== 'GET' || typeof path !== 'string' || path.includes('{id}')) continue;
      const own = path.replace('{branch_id}', here.branch.id);
      const query = own === '/receivables/summary' ? `?branch_id=${here.branch.id}` : '';
      expect([own, (await here.get(own + query)).status]).toEqual([own, 200]);
    }
    for (const own of [`/hr/work-schedules/${hostileScheduleId}`, `/sales/${hostileSaleId}`]) {
      expect([own, (await here.get(own)).status]).toEqual([own, 200]);
    }
    expect(failures).toEqual([]);
    const path = `/products/branch/${here.branch.id}?per_page=200`;
    const { body } = await here.get<{ data: { data: Row[] } }>(path);
    const names = body.data.data.map(({ name }) => name);
    for (const text of Object.values(hostileTexts)) expect(names).toContain(text);
  });

  it('has names of 300 characters, markup, formulas, bidi and invisible marks, emoji', () => {
    const all = Object.values(hostileTexts);
    expect(all.some((text) => text.length === 300)).toBe(true);
    for (const mark of [
      /<script>/,
      /^=/,
      /^@/,
      /\u202E/,
      /\u2067/,
      /\u200B/,
      /\p{Emoji_Presentation}/u,
    ]) {
      expect(all.some((text) => mark.test(text))).toBe(true);
    }
  });

  it('has records with fields missing, null, unknown and of another type', async () => {
    const here = await world({ hostile: true });
    const path = `/products/branch/${here.branch.id}?per_page=200`;
    const { body } = await here.get<{ data: { data: Record<string, unknown>[] } }>(path);
    const rows = body.data.data;
    expect(rows.some((row) => !('id' in row))).toBe(true);
    expect(rows.some((row) => row['name'] === null)).toBe(true);
    expect(rows.some((row) => 'surprise' in row)).toBe(true);
    expect(rows.some((row) => typeof row['price_before_taxes'] === 'string')).toBe(true);
    expect(rows.some((row) => row['product_type'] === 'ghost')).toBe(true);
  });

  it('still has the whole ordinary world', async () => {
    const [plain, hostile] = [await world(), await world({ hostile: true })];
    const total = async (here: typeof plain) => {
      const answer = await here.get<{ data: { pagination: { total: number } } }>(
        '/inventory/batches',
      );
      return answer.body.data.pagination.total;
    };
    expect(await total(hostile)).toBeGreaterThan(await total(plain));
    expect(hostile.branch).toEqual(plain.branch);
  });
});
