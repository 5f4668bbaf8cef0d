import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testId } from './test-answers';
import {
  decimal,
  optionalCode,
  optionalDecimal,
  optionalFlag,
  optionalText,
  optionalUuid,
  upperCode,
} from './wire';
import { writeWireJson } from './wire-json';
import { bodyOf, readData, storedRecord, wireNames, wireRecord } from './wire-record';

const line = wireRecord({
  sku: ['sku', optionalCode],
  quantity: ['quantity', decimal],
});
const purchase = wireRecord({
  providerId: ['provider_id', optionalUuid],
  number: ['number_control', upperCode],
  note: ['observation', optionalText],
  comment: ['comment', z.nullable(optionalText)],
  isCredit: ['is_credit', optionalFlag],
  discount: ['discount', optionalDecimal],
  lines: ['products', z.array(line)],
});

describe('a body', () => {
  it('M56 M145: leaves out what has no value, and says the others in the service’s words', () => {
    const body = bodyOf(purchase, {
      providerId: '',
      number: ' dte-01 ',
      note: '  ',
      isCredit: false,
      lines: [{ sku: ' 01 ', quantity: ' 012.50 ' }],
    });
    expect(writeWireJson(body)).toBe(
      [
        '{',
        '  "number_control": "DTE-01",',
        '  "comment": null,',
        '  "is_credit": false,',
        '  "products": [',
        '    {',
        '      "sku": "01",',
        '      "quantity": 12.50',
        '    }',
        '  ]',
        '}',
      ].join('\n'),
    );
  });

  const one = wireRecord({ amount: ['amount', optionalDecimal] });

  it('M53 M55: says a number in the digits typed', () => {
    const digits = fc
      .tuple(fc.boolean(), fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^(\.\d{1,20})?$/))
      .map(([minus, whole, fraction]) => (minus ? '-' : '') + whole + fraction);
    fc.assert(
      fc.property(digits, (text) => {
        const written = writeWireJson(bodyOf(one, { amount: ` ${text} ` }));
        expect(JSON.parse(written)).toEqual({ amount: Number(text) });
        expect(written).toContain(`: ${text.replace(/^(-?)0+(?=\d)/, '$1')}\n`);
      }),
    );
  });

  it.each(['1e3', '1,5', '.5', '5.', 'x', '- 1', '1 000', 'NaN', 'Infinity', '0x1'])(
    'M53: never sends %j as a number',
    (amount) => {
      expect(() => bodyOf(one, { amount })).toThrow(TypeError);
    },
  );

  it('makes up no number that has to be there', () => {
    expect(() => bodyOf(line, { sku: '1', quantity: ' ' })).toThrow('invalid_type');
  });

  it('sends no identifier that is none', () => {
    expect(() => bodyOf(purchase, { providerId: 'x', lines: [] })).toThrow('guid');
  });
});

describe('a record that comes back', () => {
  it('is what was sent', () => {
    const sent = {
      providerId: testId(1),
      number: 'A',
      note: 'ñ',
      comment: null,
      isCredit: true,
      discount: '0.10',
      lines: [{ sku: '01', quantity: '3' }],
    };
    const text = writeWireJson({ data: bodyOf(purchase, sent) });
    // JSON keeps no zero at the end of a number.
    expect(readData(purchase, JSON.parse(text))).toEqual({ ...sent, discount: '0.1' });
  });

  it('names the field that cannot be read, in the service’s words', () => {
    const data = { products: [{ sku: 1, quantity: 'many' }] };
    expect(() => readData(purchase, { data })).toThrow('Cannot read data.products.0.quantity');
    expect(() => readData(purchase, { data: null })).toThrow('Cannot read data');
  });

  const stored = storedRecord({ id: ['id', optionalUuid], total: ['amount', optionalDecimal] });

  it.each([
    [
      { id: testId(1), amount: '1.10' },
      { id: testId(1), total: '1.10' },
    ],
    [
      { id: testId(1), amount: ['x'] },
      { id: testId(1), total: null },
    ],
    [
      { id: 'none', amount: 2 },
      { id: null, total: '2' },
    ],
    [{}, { id: null, total: null }],
    [
      { id: testId(1), extra: 1 },
      { id: testId(1), total: null },
    ],
    [null, undefined],
    ['text', undefined],
    [[], undefined],
  ])('M23: as the answer to a write, of %j what can be read is kept', (value, expected) => {
    expect(z.safeParse(stored, value).data).toEqual(expected);
  });
});

it('the names of fields go down to those of a row', () => {
  expect(wireNames(purchase)).toEqual({
    provider_id: 'providerId',
    number_control: 'number',
    observation: 'note',
    comment: 'comment',
    is_credit: 'isCredit',
    discount: 'discount',
    products: 'lines',
    'products.*.sku': 'lines.*.sku',
    'products.*.quantity': 'lines.*.quantity',
  });
});

it('and to those of a record within', () => {
  const totals = wireRecord({ net: ['netTotals', optionalDecimal] });
  expect(wireNames(wireRecord({ totals: ['totals', totals] }))).toEqual({
    totals: 'totals',
    'totals.netTotals': 'totals.net',
  });
});
