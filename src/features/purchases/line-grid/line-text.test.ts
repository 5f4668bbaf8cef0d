import { describe, expect, it } from 'vitest';
import type { TypedLine } from '@/domain/purchase/line';
import { linesIn, textOfLines } from './line-text';

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
