import { describe, expect, it } from 'vitest';
import { begunLine, type TypedLine } from '@/domain/purchase/line';
import { keptIn, linesIn, textOfLines } from './line-text';

const line: TypedLine = {
  sku: '0001',
  name: 'Arroz "precocido"\n',
  type: 'goods',
  quantity: 'x',
  price: '1,25',
  kind: 'exempt',
  amount: '',
};

describe('the lines of a form', () => {
  it('come back as they were typed, also those that are wrong', () => {
    const split: TypedLine = { ...line, kind: 'split', exempt: '1', notSubject: '' };
    expect(linesIn(textOfLines([line, split]))).toEqual([line, split]);
    expect(textOfLines([])).toBe('');
  });

  it.each(['', 'x', '{}', '[{}]', '[{"kind":"free"}]', 'null'])('%j holds none', (text) => {
    expect(linesIn(text)).toEqual([]);
  });
});

it('D1: what was taken out of a document is kept beside the lines, and counts for nothing', () => {
  const line = { ...begunLine, name: 'Pan', quantity: '8', from: 1, told: { quantity: '9' } };
  const out = { ...begunLine, name: 'Sal', from: 2 };
  const text = textOfLines([line], [out]);
  expect(keptIn(text)).toEqual({ lines: [line], gone: [out] });
  expect(linesIn(text)).toEqual([line]);
});
