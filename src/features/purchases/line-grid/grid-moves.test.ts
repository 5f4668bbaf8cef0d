import { describe, expect, it } from 'vitest';
import type { LineColumn } from '@/domain/purchase/line';
import { placeAfter, type KeyPress } from './grid-moves';

const size = { lines: 3, page: 2 };
const after = (row: number, column: LineColumn, key: string, held: Partial<KeyPress> = {}) => {
  const free = { shift: false, ctrl: false, alt: false, atStart: false, atEnd: false };
  const place = placeAfter({ row, column }, { key, ...free, ...held }, size);
  return place && `${place.row} ${place.column}`;
};

describe('in the grid', () => {
  it.each<[number, LineColumn, string, Partial<KeyPress>, string | null]>([
    [0, 'sku', 'Tab', {}, '0 name'],
    [0, 'amount', 'Tab', {}, '1 sku'],
    [3, 'sku', 'Tab', {}, '3 name'],
    [3, 'name', 'Tab', {}, null],
    [3, 'type', 'Tab', {}, '3 quantity'],
    [3, 'amount', 'Tab', {}, null],
    [1, 'sku', 'Tab', { shift: true }, '0 amount'],
    [0, 'sku', 'Tab', { shift: true }, null],
    [0, 'price', 'Enter', {}, '1 sku'],
    [3, 'price', 'Enter', {}, '3 sku'],
    [1, 'price', 'Enter', { shift: true }, '0 price'],
    [1, 'price', 'Enter', { ctrl: true }, null],
    [1, 'price', 'ArrowDown', {}, '2 price'],
    [3, 'price', 'ArrowDown', {}, '3 price'],
    [0, 'price', 'ArrowUp', {}, '0 price'],
    [0, 'price', 'ArrowUp', { alt: true }, null],
    [0, 'price', 'ArrowRight', {}, null],
    [0, 'price', 'ArrowRight', { atEnd: true }, '0 kind'],
    [0, 'price', 'ArrowRight', { atEnd: true, shift: true }, null],
    [0, 'amount', 'ArrowRight', { atEnd: true }, null],
    [0, 'price', 'ArrowLeft', { atStart: true }, '0 quantity'],
    [0, 'sku', 'ArrowLeft', { atStart: true }, null],
    [0, 'price', 'PageDown', {}, '2 price'],
    [2, 'price', 'PageDown', {}, '3 price'],
    [3, 'price', 'PageUp', {}, '1 price'],
    [2, 'price', 'Home', { ctrl: true }, '0 sku'],
    [0, 'price', 'End', { ctrl: true }, '3 sku'],
    [0, 'price', 'Home', {}, null],
    [0, 'price', 'a', {}, null],
  ])('from %i %s, %s with %j leads to %s', (row, column, key, held, place) => {
    expect(after(row, column, key, held)).toBe(place);
  });
});
