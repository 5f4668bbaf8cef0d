import { expect, it } from 'vitest';
import { isBlock } from './later-pasted';
import { pastedInPlace, readPasted } from './pasted-table';

it('reads what a spreadsheet hands over: tabs, quoted cells, any line break', () => {
  expect(readPasted('Botella\t750\t$12.50\r\nCopa\t150\t"3,25"\r\n')).toEqual([
    ['Botella', '750', '$12.50'],
    ['Copa', '150', '3,25'],
  ]);
  expect(readPasted('"Con ""lujo""\ny lazo"\t1')).toEqual([['Con "lujo"\ny lazo', '1']]);
  expect(readPasted('Uno\t\t1\n\t\t\n\nDos\t2\t')).toEqual([
    ['Uno', '', '1'],
    ['Dos', '2', ''],
  ]);
});

it('leaves each row where it was copied, and only what is blank below the last away', () => {
  expect(pastedInPlace('10\r\n\r\n30\r\n')).toEqual([['10'], [''], ['30']]);
  expect(pastedInPlace('\n10\n30\n\n')).toEqual([[''], ['10'], ['30']]);
  expect(pastedInPlace('\t5\n\t\n')).toEqual([['', '5']]);
  expect(pastedInPlace('\n"3/4 codo\t2\n \nTubo\t5')).toEqual([
    [''],
    ['"3/4 codo', '2'],
    [' '],
    ['Tubo', '5'],
  ]);
});

it('takes one cell for a text like any other', () => {
  for (const one of ['Botella', 'Botella\r\n', '  12,5\n', '', '\n\t\n', '"Dos\nrenglones"']) {
    expect(isBlock(one)).toBe(false);
  }
  for (const block of [
    'a\tb',
    'a\nb',
    '"3/4 codo\t2\nTubo\t5',
    '"a\nb"\t1',
    '"Tubo" 2\n"Codo" 3',
    '\n30',
    '\t5',
    ' \r\n30\r\n',
  ]) {
    expect(isBlock(block)).toBe(true);
  }
});

it('parts nothing at a comma that belongs to a number or a name', () => {
  expect(readPasted('1,5\n2,25\n30')).toEqual([['1,5'], ['2,25'], ['30']]);
  expect(readPasted('$1,200.00\n$3,50')).toEqual([['$1,200.00'], ['$3,50']]);
  expect(readPasted('Botella\nMedia, de 375 ml\nCopa')).toEqual([
    ['Botella'],
    ['Media, de 375 ml'],
    ['Copa'],
  ]);
});

it('reads lines of a CSV file, too', () => {
  expect(readPasted('Botella;750;12,50\nCopa;150;3,25')).toEqual([
    ['Botella', '750', '12,50'],
    ['Copa', '150', '3,25'],
  ]);
  expect(readPasted('A;1,234,567.89')).toEqual([['A', '1,234,567.89']]);
  expect(readPasted('nombre,precio\n"Media, de 375 ml",6.25\nCopa,3')).toEqual([
    ['nombre', 'precio'],
    ['Media, de 375 ml', '6.25'],
    ['Copa', '3'],
  ]);
});

it('loses nothing of a cell that begins with a mark of inches', () => {
  expect(readPasted('"3/4 codo\t2\nTubo\t5')).toEqual([
    ['"3/4 codo', '2'],
    ['Tubo', '5'],
  ]);
});
