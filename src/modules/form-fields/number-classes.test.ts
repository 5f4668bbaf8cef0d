import { describe, expect, it } from 'vitest';
import { all, asTyped, classes, readings, refused, turned, type Cell } from './test-input-classes';

const { missing, noDigits, unclear, negative, notAboveZero, tooLarge, tooFine } = refused;
const { nothing, markup, foreignDigits, arabic, endless } = classes;

describe('nothing that shows is nothing', () => {
  it.each<Cell>([
    ['I01 number', 'number', all(nothing, missing)],
    ['I01 number that may be left out', 'optional number', { ...all(nothing, ''), '0': '0' }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('at the edge, and one beside it', () => {
  it.each<Cell>([
    [
      'I02 number',
      'number',
      {
        ...asTyped(['999999999.98', '999999999.99', '0', '0.01']),
        '1000000000': tooLarge,
        '-0.01': negative,
      },
    ],
    ['I02 number above zero', 'number above zero', { '0.01': '0.01', '0': notAboveZero }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('spaces around it go, spaces in it stay', () => {
  it.each<Cell>([
    ['I03 number', 'number', { ' 12.5 ': '12.5', '1 234.5': '1234.5', '12 50': unclear }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('emoji count by code points', () => {
  it.each<Cell>([['I04 number', 'number', all(['🧾', '1️⃣'], noDigits)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('marks of the writing direction go, the other scripts stay', () => {
  it.each<Cell>([['I06 number', 'number', { [turned('$ 12.50')]: '12.50', [arabic]: noDigits }]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('control characters are refused where they were not pasted', () => {
  it.each<Cell>([['I07 number', 'number', all(['1\u00002', '\u00071'], noDigits)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('markup and templates are text where text is taken', () => {
  it.each<Cell>([['I08 number', 'number', all(markup, noDigits)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('what a spreadsheet takes for a formula is text here', () => {
  it.each<Cell>([
    ['I09 number', 'number', { ...all(['=1+1', '@x', '+1'], noDigits), '-1': negative }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('below zero', () => {
  it.each<Cell>([
    [
      'I10 number',
      'number',
      { '-1': negative, '\u22121': negative, '-0.01': negative, '-0': '0', '-0.00': '0.00' },
    ],
    [
      'I10 number that may be below zero',
      'number of any sign',
      { '-1': '-1', '\u22121.5': '-1.5', '-0': '0', '--1': noDigits },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('digits as only programs and other scripts write them', () => {
  const written = ['1e3', '0x10', '1_000', 'Infinity', ...foreignDigits];
  it.each<Cell>([['I11 number', 'number', all(written, noDigits)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('comma, point and groups', () => {
  it.each<Cell>([
    [
      'I12 number',
      'optional number',
      {
        '1,234.56': '1234.56',
        '1.234,56': '1234.56',
        '1234,5': '1234.5',
        '12,50': '12.50',
        '1,234': '1234',
        ...all(['1.234', '1.500', '1,23,456', '1.2.3', '12,345.678,9', '12 50'], unclear),
      },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('no more decimals than the field has', () => {
  it.each<Cell>([
    [
      'I13 number',
      'number',
      { ...all(['0.001', '1.0050'], tooFine), '19.9900': '19.99', '0.1+0.2': noDigits },
    ],
    ['I13 whole number', 'whole number', { '5.0': '5', '5.5': tooFine }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('far too much', () => {
  it.each<Cell>([
    [
      'I14 number',
      'number',
      { ...all(['9007199254740993', endless], tooLarge), '1e400': noDigits, '1e+21': noDigits },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('with what a paste brings along', () => {
  it.each<Cell>([
    [
      'I15 number',
      'number',
      { '$ 1,234.50\n': '1234.50', 'US$12.5': '12.5', '\t12.50 USD\r\n': '12.50', '13 %': '13' },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('names that every object has', () => {
  it.each<Cell>([['I21 number', 'number', all(['constructor', 'toString'], noDigits)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});
