import { describe, expect, it } from 'vitest';
import { longestEmail } from '@/domain/contact';
import {
  all,
  asTyped,
  classes,
  readings,
  refused,
  testIdentifier as id,
  turned,
  type Cell,
} from './test-input-classes';

const { missing, tooLong, controls, noCode, noEmail, noPhone, noId } = refused;
const { nothing, markup, formulas, foreignDigits, objectNames, arabic, endless } = classes;
const family = '👨\u200d👩\u200d👧';
const e = { composed: '\u00e9', apart: 'e\u0301' };
const emailOf = (length: number) => `${'a'.repeat(length - '@tienda.sv'.length)}@tienda.sv`;

describe('nothing that shows is nothing', () => {
  it.each<Cell>([
    ['I01 line', 'line', all(nothing, missing)],
    ['I01 line that may be left out', 'optional line', all(nothing, '')],
    ['I01 lines', 'lines', all([...nothing, '\n \n'], '')],
    ['I01 code', 'code', all(nothing, missing)],
    ['I01 email', 'email', all(nothing, missing)],
    ['I01 phone', 'phone', all(nothing, '')],
    ['I01 identifier', 'identifier', all(nothing, missing)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('at the edge, and one beside it', () => {
  it.each<Cell>([
    [
      'I02 line',
      'line',
      { ...asTyped(['x'.repeat(9), 'x'.repeat(10)]), ['x'.repeat(11)]: tooLong },
    ],
    [
      'I02 lines',
      'lines',
      { ...asTyped(['x'.repeat(19), 'x'.repeat(20)]), ['x'.repeat(21)]: tooLong },
    ],
    [
      'I02 code',
      'code',
      { ...asTyped(['X', 'X'.repeat(19), 'X'.repeat(20)]), ['X'.repeat(21)]: tooLong },
    ],
    [
      'I02 email',
      'email',
      {
        ...asTyped([emailOf(longestEmail - 1), emailOf(longestEmail)]),
        [emailOf(longestEmail + 1)]: tooLong,
      },
    ],
    ['I02 identifier', 'identifier', { [id]: id, [id.slice(1)]: noId, [`${id}0`]: noId }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('spaces around it go, spaces in it stay', () => {
  it.each<Cell>([
    ['I03 line', 'line', { ' a  b ': 'a  b', '\ta\u00a0': 'a' }],
    ['I03 lines', 'lines', { ' a \n  b ': 'a\n  b' }],
    ['I03 code', 'code', { ' a1 ': 'A1', 'a 1': noCode }],
    ['I03 email', 'email', { ' a@b.sv\u00a0': 'a@b.sv', 'a @b.sv': noEmail }],
    ['I03 phone', 'phone', { ' 2222 2222 ': '2222 2222' }],
    ['I03 identifier', 'identifier', { [` ${id} `]: id, [id.replace('-', ' -')]: id }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('emoji count by code points', () => {
  const tooMany = { [family.repeat(2)]: family.repeat(2), [`${family.repeat(2)}x`]: tooLong };
  const flags = '🇸🇻'.repeat(5);
  it.each<Cell>([
    ['I04 line', 'line', { ...tooMany, [flags]: flags, [`${flags}🇸`]: tooLong }],
    [
      'I04 lines',
      'lines',
      { [family.repeat(4)]: family.repeat(4), [`${family.repeat(4)}x`]: tooLong },
    ],
    ['I04 code', 'code', all(['🧾', `A${family}`], noCode)],
    [
      'I04 email',
      'email',
      {
        [emailOf(longestEmail).replace('aa', '🧾🧾')]: emailOf(longestEmail).replace('aa', '🧾🧾'),
        [emailOf(longestEmail + 1).replace('aa', '🧾🧾')]: tooLong,
        'a@🧾.sv': noEmail,
      },
    ],
    ['I04 phone', 'phone', all(['📞2222-2222'], noPhone)],
    ['I04 identifier', 'identifier', all([`🧾${id}`], noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('letters with accents are composed before they count', () => {
  it.each<Cell>([
    [
      'I05 line',
      'line',
      { [e.apart.repeat(10)]: e.composed.repeat(10), [e.apart.repeat(11)]: tooLong },
    ],
    [
      'I05 lines',
      'lines',
      { [e.apart.repeat(20)]: e.composed.repeat(20), [e.apart.repeat(21)]: tooLong },
    ],
    ['I05 code', 'code', all([e.apart, e.composed], noCode)],
    ['I05 email', 'email', { [`jos${e.apart}@tienda.sv`]: `jos${e.composed}@tienda.sv` }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('marks of the writing direction go, the other scripts stay', () => {
  it.each<Cell>([
    ['I06 line', 'line', { [arabic]: arabic, 'a\u202eb': 'ab' }],
    ['I06 lines', 'lines', { [arabic]: arabic, 'a\u202e\nb': 'a\nb' }],
    ['I06 code', 'code', { [arabic]: noCode, [turned('A1')]: 'A1' }],
    ['I06 email', 'email', { [turned('a@b.sv')]: 'a@b.sv' }],
    ['I06 phone', 'phone', { [turned('2222-2222')]: '2222-2222', [arabic]: noPhone }],
    ['I06 identifier', 'identifier', { [turned(id)]: id, [arabic]: noId }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('control characters are refused where they were not pasted', () => {
  it.each<Cell>([
    ['I07 line', 'line', all(['a\u0000b', '\u0007', 'a\u0085b', 'a\nb'], controls)],
    ['I07 lines', 'lines', { ...all(['a\u0000b', 'a\u0007'], controls), 'a\nb': 'a\nb' }],
    ['I07 code', 'code', all(['A\u0000', 'A\nB'], noCode)],
    ['I07 email', 'email', all(['a\u0000@b.sv', 'a@b\n.sv'], controls)],
    ['I07 phone', 'phone', all(['2222\u00072222', '2222\n2222'], controls)],
    ['I07 identifier', 'identifier', { [`${id}\u0000\n`]: id, '\u0000': missing }],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('markup and templates are text where text is taken', () => {
  it.each<Cell>([
    ['I08 line', 'optional line', asTyped(['<b>{{7}}', '$' + '{7*7}'])],
    ['I08 lines', 'lines', asTyped(['<b onclick=x>', '{{7*7}}', 'javascript:alert(1)'])],
    ['I08 code', 'code', all(markup.slice(1), noCode)],
    ['I08 email', 'email', all([...markup, '<b>@x.sv', '"<b>"@x.sv'], noEmail)],
    ['I08 phone', 'phone', all(markup, noPhone)],
    ['I08 identifier', 'identifier', all(markup, noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('what a spreadsheet takes for a formula is text here', () => {
  it.each<Cell>([
    ['I09 line', 'line', asTyped(formulas)],
    ['I09 lines', 'lines', asTyped(formulas)],
    ['I09 code', 'code', { ...all(['=1+1', '@x', '+1'], noCode), '-1': '-1' }],
    ['I09 email', 'email', { ...all(formulas, noEmail), '=a@b.sv': '=a@b.sv' }],
    ['I09 phone', 'phone', { ...all(['=1+1', '@x'], noPhone), '+1': '+1' }],
    ['I09 identifier', 'identifier', all(formulas, noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('digits as only programs and other scripts write them', () => {
  it.each<Cell>([
    ['I11 line', 'line', asTyped(['1e3', ...foreignDigits])],
    ['I11 lines', 'lines', asTyped(['1e3', ...foreignDigits])],
    ['I11 code', 'code', { ...all(foreignDigits, noCode), '1e3': '1E3' }],
    ['I11 phone', 'phone', all([...foreignDigits, '0x10', '1_000'], noPhone)],
    ['I11 identifier', 'identifier', all([id.replace('0', '０'), '1e3'], noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('far too much', () => {
  it.each<Cell>([
    ['I14 line', 'line', all([endless], tooLong)],
    ['I14 lines', 'lines', all([endless], tooLong)],
    ['I14 code', 'code', all([endless], tooLong)],
    ['I14 email', 'email', all([`${endless}@tienda.sv`], tooLong)],
    ['I14 identifier', 'identifier', all([endless], noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('with what a paste brings along', () => {
  it.each<Cell>([
    ['I15 line', 'line', { 'Diario\r\n': 'Diario' }],
    ['I15 lines', 'lines', { '\r\nuno\r\ndos\r\n': 'uno\ndos' }],
    ['I15 code', 'code', { 'a1\r\n': 'A1' }],
    ['I15 email', 'email', { 'ana@tienda.sv\r\n': 'ana@tienda.sv', '<ana@tienda.sv>': noEmail }],
    ['I15 phone', 'phone', { '+503 2222-2222\n': '+503 2222-2222' }],
    ['I15 identifier', 'identifier', all([`{${id}}\n`, `"${id.toUpperCase()}",`, `«${id}»`], id)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('identifiers of every kind', () => {
  const nil = '00000000-0000-0000-0000-000000000000';
  const noVersion = '0190b8a4-7c11-0e51-0b4e-5f2d6c3a1b00';
  it.each<Cell>([
    [
      'limit name id name I18 identifier',
      'identifier',
      {
        ...asTyped([nil, noVersion]),
        ...all([id.toUpperCase(), `{${id}}`, `${id}\n`], id),
        ...all([id.replaceAll('-', ''), id.replace('a', 'g'), 'LCH-001'], noId),
      },
    ],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});

describe('names that every object has', () => {
  it.each<Cell>([
    ['I21 line', 'optional line', asTyped(['__proto__', 'toString', 'valueOf'])],
    ['I21 lines', 'lines', asTyped(objectNames)],
    ['I21 code', 'code', { __proto: '__PROTO', constructor: 'CONSTRUCTOR', toString: 'TOSTRING' }],
    ['I21 email', 'email', all(['constructor', 'toString'], noEmail)],
    ['I21 phone', 'phone', all(['constructor', 'toString'], noPhone)],
    ['I21 identifier', 'identifier', all(['constructor', 'toString'], noId)],
  ])('%s', (_title, kind, expected) => {
    expect(readings(kind, expected)).toEqual(Object.entries(expected));
  });
});
