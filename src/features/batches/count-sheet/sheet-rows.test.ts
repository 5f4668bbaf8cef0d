import { describe, expect, it } from 'vitest';
import { testLotIn, today } from '../ladder/test-rows';
import { sheetLimit, sheetRows } from './sheet-rows';

const all = { band: null, chosen: null, withRemoved: false, today };
const lots = [testLotIn(-1), testLotIn(3), testLotIn(9, { isRemoved: true }), testLotIn(10)];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the lots of a count sheet', () => {
  it('are those of the list, without the removed, whose number is told', () => {
    const { rows, removed, leftOut } = sheetRows(lots, all);
    expect(ids(rows)).toEqual(['lot--1', 'lot-3', 'lot-10']);
    expect({ removed, leftOut }).toEqual({ removed: 1, leftOut: 0 });
    expect(sheetRows(lots, { ...all, withRemoved: true }).rows).toHaveLength(4);
  });

  it('are those of the step', () => {
    const { rows, removed } = sheetRows(lots, { ...all, band: '8-15' });
    expect(ids(rows)).toEqual(['lot-10']);
    expect(removed).toBe(1);
  });

  it('of what has expired are those with stock, as in its list', () => {
    const spent = testLotIn(-2, { availableQuantity: 0 });
    const { rows, ...others } = sheetRows([...lots, spent], { ...all, band: 'expired' });
    expect(ids(rows)).toEqual(['lot--1']);
    expect(others).toMatchObject({ removed: 0, spent: 1 });
    expect(sheetRows([...lots, spent], all).rows).toHaveLength(4);
  });

  it('are the chosen ones', () => {
    const chosen = new Set(['lot-3', 'lot-99']);
    expect(ids(sheetRows(lots, { ...all, chosen }).rows)).toEqual(['lot-3']);
  });

  it('end at a limit, and the rest is told', () => {
    const many = Array.from({ length: sheetLimit + 5 }, (_, day) => testLotIn(day));
    const { rows, leftOut } = sheetRows(many, all);
    expect(rows).toHaveLength(sheetLimit);
    expect(leftOut).toBe(5);
  });
});
