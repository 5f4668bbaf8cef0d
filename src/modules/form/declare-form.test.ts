import { describe, expect, it } from 'vitest';
import Big from 'big.js';
import { testId } from '@/api/core/test-answers';
import { declareForm, knows } from './declare-form';
import { date, decimal, flag, identifier, line, pick, rows } from './field-kinds';

const money = { decimals: 2, most: '999999.99', least: 'zero' } as const;
const label = (text: string) => ({ label: () => text });

interface NewDocument {
  isCredit: boolean;
  creditDays: string;
  lines: readonly { sku: string; quantity: string; price: string }[];
}

/** A write of which only what a form follows from is asked. */
const write = {
  names: () => ({ provider_id: 'providerId', products: 'lines', 'products.*.sku': 'lines.*.sku' }),
  readSent: (text: string) => {
    const sent: unknown = JSON.parse(text);
    return sent as Partial<NewDocument>;
  },
};

/** A document with a head and lines, as purchases are. */
const document = declareForm({
  name: 'documents',
  around: knows<{ today: string; stored: readonly string[] }>(),
  write,
  draft: { form: 'entry-types', schema: 1, title: ({ number }) => number },
  reviewLabel: () => 'Revisar',
  fields: {
    kind: pick<'ccf' | 'ticket'>({
      ...label('Tipo'),
      words: { ccf: () => 'CCF', ticket: () => 'Ticket' },
      empty: 'ccf',
    }),
    number: line({ ...label('Número'), limit: 31 }),
    providerId: identifier(label('Proveedor')),
    date: date({ ...label('Fecha'), required: true }),
    isCredit: flag({ ...label('Crédito'), empty: false, yes: () => 'Sí', no: () => 'No' }),
    creditDays: decimal({
      ...label('Días'),
      decimal: { decimals: 0, most: '365', least: 'above-zero' },
      unit: 'quantity',
      required: true,
    }),
    lines: rows({
      ...label('Línea'),
      begun: 1,
      row: {
        sku: line({ ...label('SKU'), required: true }),
        quantity: decimal({ ...label('Cantidad'), decimal: money, unit: 'quantity' }),
        price: decimal({ ...label('Precio'), decimal: money, unit: 'money', required: true }),
      },
    }),
    toPay: decimal({ ...label('A pagar'), decimal: money, unit: 'money' }),
  },
  shown: { creditDays: ({ isCredit }) => isCredit },
  required: { number: ({ kind }) => kind === 'ccf' },
  rules: ({ lines, toPay, date: day }, { today }) => [
    ...(lines.length === 0 ? [['lines', 'no_lines'] as const] : []),
    ...(day > today ? [['date', 'in_the_future'] as const] : []),
    ...(toPay !== '' && !totalOf(lines).eq(toPay) ? [['toPay', 'other_total'] as const] : []),
  ],
  doubts: ({ number }, { stored }) => (stored.includes(number) ? [`${number} ya está`] : []),
  told: ['number', 'date', 'creditDays', 'lines', ({ lines }) => total(lines)],
});

const totalOf = (lines: readonly { quantity: string; price: string }[]) =>
  lines.reduce(
    (sum, { quantity, price }) => sum.plus(new Big(quantity || 0).times(price || 0)),
    new Big(0),
  );
const total = (lines: Parameters<typeof totalOf>[0]) => [
  { label: 'Total', value: totalOf(lines).toFixed() },
];

const around = { today: '2026-11-22', stored: ['B-2'] };
const filled: typeof document.empty = {
  ...document.empty,
  number: 'A-1',
  providerId: ` ${testId(2).toUpperCase()} `,
  date: '22/11/2026',
  lines: [{ sku: ' 01 ', quantity: '2', price: '$ 1,50' }],
};
const read = (changes: Partial<typeof document.empty> = {}) =>
  document.schema(around).safeParse({ ...filled, ...changes });
const mistakes = (changes: Partial<typeof document.empty>) =>
  read(changes).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a form with a head and lines', () => {
  it('reads dates, amounts and rows as they are sent', () => {
    expect(read().data).toMatchObject({
      kind: 'ccf',
      providerId: testId(2),
      date: '2026-11-22',
      creditDays: '',
      lines: [{ sku: '01', quantity: '2', price: '1.50' }],
    });
  });

  it('begins with an empty row, and a draft knows what a row is', () => {
    const row = { sku: '', quantity: '', price: '' };
    expect(document.empty.lines).toEqual([row]);
    expect(document.draft.rows).toEqual({ lines: row });
  });

  it('tells every mistake at its own place, those of rows and of fields together at once', () => {
    const lines = [
      { sku: '01', quantity: '1', price: '1' },
      { sku: ' ', quantity: 'dos', price: '' },
    ];
    expect(mistakes({ date: '23/11/2026', lines })).toEqual([
      'lines.1.sku: forms_missing',
      'lines.1.quantity: forms_not_digits',
      'lines.1.price: forms_missing',
      'date: in_the_future',
    ]);
    expect(mistakes({ lines: [], toPay: '1' })).toEqual(['lines: no_lines', 'toPay: other_total']);
    expect(mistakes({ toPay: '3.00' })).toEqual([]);
    // What could not be read is told once.
    expect(mistakes({ toPay: 'x' })).toEqual(['toPay: forms_not_digits']);
  });

  it('needs a field by what else is typed, and says so before it is pressed', () => {
    expect(mistakes({ number: '' })).toEqual(['number: forms_missing']);
    expect(mistakes({ number: '', kind: 'ticket' })).toEqual([]);
    expect(document.needs(filled, around)).toEqual(['number']);
    expect(document.needs({ ...filled, kind: 'ticket' }, around)).toEqual([]);
    expect(mistakes({ kind: '' as 'ccf' })).toContain('kind: forms_not_chosen');
  });

  it('neither checks nor reads what does not count', () => {
    expect(mistakes({ creditDays: 'x' })).toEqual([]);
    expect(mistakes({ isCredit: true })).toEqual(['creditDays: forms_missing']);
    expect(mistakes({ isCredit: true, creditDays: '0' })).toEqual([
      'creditDays: forms_not_above_zero',
    ]);
  });

  it('tells what is sent in one order, rows one by one, and what is odd about it', () => {
    const sent = document.schema(around).parse({ ...filled, number: 'B-2' });
    const { facts, doubts } = document.reviewed(sent, around);
    expect(facts.map((fact) => `${fact.label}: ${fact.value}`)).toEqual([
      'Número: B-2',
      'Fecha: 22/11/2026',
      'Días: no informado',
      'Línea 1: 01 · 2 · $1.50',
      'Total: 3',
    ]);
    expect(doubts).toEqual(['B-2 ya está']);
  });

  it('finds a row that the service speaks of, while it is there', () => {
    const valueOf = (path: string): unknown => Reflect.get(filled, path);
    expect(document.isShown?.('lines.0.sku', valueOf)).toBe(true);
    expect(document.isShown?.('lines.1.sku', valueOf)).toBe(false);
    expect(document.isShown?.('creditDays', valueOf)).toBe(false);
    expect(document.specs).toHaveProperty(['lines.*.sku', 'required'], true);
  });

  it('another one starts with what was sent, as a draft', () => {
    const lines = [{ sku: '9', quantity: '1', price: '2' }];
    const text = JSON.stringify({ number: 'A-9', lines, providerId: null });
    expect(document.startFrom(text)).toMatchObject({
      form: document.draft.form,
      schema: document.draft.schema,
      values: { number: 'A-9', lines },
    });
    expect(document.startFrom(text)?.values).not.toHaveProperty('providerId');
    expect(document.startFrom('no')).toBeNull();
  });
});
