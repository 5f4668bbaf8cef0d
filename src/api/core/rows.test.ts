import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readNamedList } from './named-list';
import { readRows } from './rows';
import { UnreadableShape } from './shape';
import { testId } from './test-answers';

const row = z.object({ id: z.string() });

describe('readRows', () => {
  it('M23: a bad row is counted and the others stay in order', () => {
    const list = [{ id: 'a' }, null, { id: 1 }, { id: 'b', extra: true }, 'text'];
    expect(readRows(row, list, 'data')).toEqual({ rows: [{ id: 'a' }, { id: 'b' }], dropped: 3 });
  });

  it('an empty list is an empty list', () => {
    expect(readRows(row, [], 'data')).toEqual({ rows: [], dropped: 0 });
  });

  it('M21: rows of which none can be read are told by their field, not shown as an empty list', () => {
    expect(() => readRows(row, [{ id: 1 }, null], 'data')).toThrow(
      new UnreadableShape('data.0.id'),
    );
  });
});

describe('M63 M81: a list that is only mentioned', () => {
  const rows = [{ id: testId(1), name: 'Centro' }];
  const expected = { rows, dropped: 0 };

  it.each([
    { status: true, data: rows },
    { success: true, data: rows },
    { data: rows },
    { status: true, data: { data: rows, pagination: { current_page: 1, total: 1 } } },
  ])('is read from %j', (body) => {
    expect(readNamedList(body)).toEqual(expected);
  });

  it('is read as a bare array', () => {
    expect(readNamedList(rows)).toEqual(expected);
  });

  it.each([
    [{ name: 'Centro', code: '01' }, 'Centro'],
    [{ name: null, label: 'Etiqueta' }, 'Etiqueta'],
    [{ description: 'Cuenta corriente' }, 'Cuenta corriente'],
    [{ code: '01' }, '01'],
    [{ number: 1234 }, '1234'],
    [{ name: ' ' }, testId(1)],
    [{}, testId(1)],
  ])('takes the best available name of %j: %s', (fields, name) => {
    expect(readNamedList([{ id: testId(1), ...fields }]).rows).toEqual([{ id: testId(1), name }]);
  });

  it.each([null, 'text', {}, { data: null }, { data: { rows: [] } }])('refuses %j', (body) => {
    expect(() => readNamedList(body)).toThrow(new UnreadableShape('data'));
  });
});
