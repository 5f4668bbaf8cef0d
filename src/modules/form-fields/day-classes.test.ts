import { describe, expect, it } from 'vitest';
import { all, asTyped, classes, readings, refused, turned, type Cell } from './test-input-classes';

const { missing, noDate, noSuchDay, monthFirst, farYear } = refused;
const { nothing, markup, formulas, arabic, endless } = classes;

describe('nothing that shows is nothing', () => {
  it.each<Cell>([
    ['I01 date', 'date', all(nothing, missing)],
    ['I01 date that may be left out', 'optional date', all(nothing, '')],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('at the edge, and one beside it', () => {
  it.each<Cell>([
    [
      'I02 date',
      'date',
      {
        ...asTyped(['2000-01-01', '2100-12-31']),
        '1999-12-31': farYear,
        '2101-01-01': farYear,
      },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('spaces around it go, spaces in it stay', () => {
  it.each<Cell>([['I03 date', 'date', { ' 31/12/2026 ': '2026-12-31', '31 / 12 / 2026': noDate }]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('emoji count by code points', () => {
  it.each<Cell>([['I04 date', 'date', all(['📅', '31/12/2026🎉'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('marks of the writing direction go, the other scripts stay', () => {
  it.each<Cell>([['I06 date', 'date', { [turned('31/12/2026')]: '2026-12-31', [arabic]: noDate }]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('control characters are refused where they were not pasted', () => {
  it.each<Cell>([['I07 date', 'date', all(['31/12/2026\u0000'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('markup and templates are text where text is taken', () => {
  it.each<Cell>([['I08 date', 'date', all(markup, noDate)]])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('what a spreadsheet takes for a formula is text here', () => {
  it.each<Cell>([['I09 date', 'date', all(formulas, noDate)]])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('below zero', () => {
  it.each<Cell>([['I10 date', 'date', all(['-1/1/2026', '-2026-01-01'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('digits as only programs and other scripts write them', () => {
  it.each<Cell>([['I11 date', 'date', all(['٣١/١٢/٢٠٢٦', '３１/１２/２０２６', '1e3'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('far too much', () => {
  it.each<Cell>([['I14 date', 'date', all([endless, '31/12/99999', '99999-01-01'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('with what a paste brings along', () => {
  it.each<Cell>([['I15 date', 'date', { '31/12/2026\r\n': '2026-12-31' }]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});

describe('days of the calendar', () => {
  it.each<Cell>([
    [
      'I16 date',
      'date',
      {
        '2028-02-29': '2028-02-29',
        '31/12/2026': '2026-12-31',
        '2026-02-29': noSuchDay,
        '12/31/2026': monthFirst,
        '31/12/26': '2026-12-31',
        ...all(['0000-01-01', '9999-12-31'], farYear),
        ...all(['2026-12-31T23:30:00Z', '2026-12-31 23:30'], noDate),
      },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('names that every object has', () => {
  it.each<Cell>([['I21 date', 'date', all(['constructor', 'toString'], noDate)]])(
    '%s',
    (_title, kind, expected) => {
      expect(readings(kind, expected)).toEqual(Object.entries(expected));
    },
  );
});
