import { describe, expect, it } from 'vitest';
import { fitValues } from './fit-values';

const empty = { code: '', isActive: true, kind: null, lines: [], place: { zip: '' } };
const rows = { lines: { name: '', amount: '' } };

describe('a draft of this version', () => {
  it('is restored whole', () => {
    const stored = {
      code: 'D',
      isActive: false,
      kind: 'x',
      lines: [{ name: 'a', amount: '1' }],
      place: { zip: '01' },
    };
    expect(fitValues(empty, stored, rows)).toEqual({ values: stored, lost: [] });
  });

  it('keeps a field as it was chosen empty', () => {
    expect(fitValues({ kind: null }, { kind: null })).toEqual({ values: { kind: null }, lost: [] });
  });
});

describe('a draft of another version', () => {
  it('fills what is still there, leaves new fields empty, and tells what has no place', () => {
    const stored = { code: 'D', note: 'call Luis', lines: [{ name: 'a', tax: '13' }] };
    expect(fitValues(empty, stored, rows)).toEqual({
      values: { ...empty, code: 'D', lines: [{ name: 'a', amount: '' }] },
      lost: [
        { path: 'note', text: 'call Luis' },
        { path: 'lines.0.tax', text: '13' },
      ],
    });
  });

  it.each([
    ['another kind of value', { code: 7 }, [{ path: 'code', text: '7' }]],
    [
      'a list where one value was',
      { code: ['a', 'b'] },
      [
        { path: 'code.0', text: 'a' },
        { path: 'code.1', text: 'b' },
      ],
    ],
    ['a group that is gone', { tax: { nit: '0614' } }, [{ path: 'tax.nit', text: '0614' }]],
    ['a group where a choice is', { kind: { id: '7' } }, [{ path: 'kind.id', text: '7' }]],
  ])('tells %s', (_what, stored, lost) => {
    expect(fitValues(empty, stored, rows)).toEqual({ values: empty, lost });
  });

  it('tells nothing of what nobody typed', () => {
    expect(fitValues(empty, { old: '', on: true, none: null, list: [] }, rows).lost).toEqual([]);
  });

  it('takes no value from what every object has', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"code": "x"}, "constructor": "y"}');
    expect(fitValues({ toString: '', code: '' }, hostile)).toEqual({
      values: { toString: '', code: '' },
      lost: [
        { path: '__proto__.code', text: 'x' },
        { path: 'constructor', text: 'y' },
      ],
    });
  });
});
