import { describe, expect, it } from 'vitest';
import { testEntry } from '@/api/directory/test-entry';
import { readReference } from './reference';

const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b0${number}`;
const code = '05BA6CA6-6613-14F9-E064-00144FFB12D3';
const sale = testEntry({ id: id(1), name: 'DTE-01-M001P001-000000000020401', code });
const entries = [sale, testEntry({ id: id(2), name: 'DTE-03-M001P001-000000000020402' })];
const origin = 'https://trastienda.example';
const read = (typed: string) => readReference(typed, entries, { place: '/sales/', origin });
const idsOf = (typed: string) => {
  const meant = read(typed);
  return meant.is === 'ids' ? meant.ids : meant.is;
};

describe('what is typed to open a record', () => {
  it('I18 reference: is an identifier of any version, in either case and however it was pasted', () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    for (const pasted of [nil, `"${nil}"`, ` ${nil}\n`, `\u202a${nil}\u202c`, `«${nil}»`]) {
      expect(idsOf(pasted)).toEqual([nil]);
    }
    expect(idsOf(id(7).toUpperCase())).toEqual([id(7)]);
    expect(idsOf(`${id(7).slice(0, 18)}\n${id(7).slice(18)}`)).toEqual([id(7)]);
  });

  it('M227, M243: is a link, of this app or another, with what its address says', () => {
    expect(idsOf(`${origin}/sales/${id(7)}?from=mail`)).toEqual([id(7)]);
    expect(idsOf(`https://erp.example/ventas/${id(7).toUpperCase()}`)).toEqual([id(7)]);
    expect(idsOf(`Venta: ${id(7)}, la de ayer`)).toEqual([id(7)]);
  });

  it('is several at once, each counted once', () => {
    expect(idsOf(`${id(7)}\n${id(8)} ${id(7).toUpperCase()}`)).toEqual([id(7), id(8)]);
  });

  it('is no link of this app to something else', () => {
    expect(idsOf(`${origin}/branches/${id(7)}/batches`)).toBe('other-link');
  });

  it('M244: is the code of a known record, which its identifier takes the place of', () => {
    expect(read(code.toLowerCase())).toEqual({ is: 'ids', ids: [id(1)], by: sale });
    expect(read(` ${code.replaceAll('-', '')}\n`)).toEqual({ is: 'ids', ids: [id(1)], by: sale });
    expect(read(id(1))).toEqual({ is: 'ids', ids: [id(1)], by: null });
  });

  it.each([
    ['', 'nothing'],
    [' \u200b\n', 'nothing'],
    [id(7).slice(1), 'name'],
    [id(7).replace('-', 'g'), 'name'],
  ])('%j is %s', (typed, is) => {
    expect(read(typed).is).toBe(is);
  });

  it('is a name, by any of its words', () => {
    expect(read('20402 dte')).toEqual({ is: 'name', found: [entries[1]] });
    expect(read('nadie')).toEqual({ is: 'name', found: [] });
  });
});
