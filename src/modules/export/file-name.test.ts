import { describe, expect, it } from 'vitest';
import { fileName } from './list-reading';
import { testPlan } from './test-lists';

const { about } = testPlan();
// 23:30 on the 22nd in El Salvador.
const readAt = new Date('2026-11-23T05:30:00Z');

describe('the name of the file', () => {
  it('tells list, branch and time of the business', () => {
    expect(fileName(about, readAt, 'csv')).toBe('lotes-central-2026-11-22-2330.csv');
  });

  it.each([
    ['Almacén Ñuñoa N.º 2', 'almacen-nunoa-n-2'],
    ['../../etc/passwd\0', 'etc-passwd'],
    ['x'.repeat(300), 'x'.repeat(40)],
  ])('takes %j without harm', (branch, word) => {
    expect(fileName({ ...about, branch }, readAt, 'xlsx')).toBe(
      `lotes-${word}-2026-11-22-2330.xlsx`,
    );
  });

  it('does without a name that has no letters of ours', () => {
    expect(fileName({ ...about, branch: '本店' }, readAt, 'csv')).toBe('lotes-2026-11-22-2330.csv');
  });
});
