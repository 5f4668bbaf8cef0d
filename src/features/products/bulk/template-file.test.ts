import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import type { BulkRowState } from '@/api/jobs/names';
import { readTable } from '@/modules/table-file/read-table';
import { tableLimits, textsOf } from '@/modules/table-file/table-file';
import { setLocale } from '@/text/locale';
import { nothingChanges, type RowChange } from './bulk-change';
import { checkRow, type CheckedRow } from './check-row';
import { fileFields, fieldOfHeading } from './file-columns';
import { lineOfFailed, lineOfPlanned, readPlannedRow } from './planned-row';
import { readProductFile } from './product-file';
import { indexProducts } from './product-index';
import { headingWords, lineOfProduct, type FileLine } from './template-file';
import { writeFile } from './write-file';
import { tourism, vat } from '../test-taxes';
import { dairy, drinks, milk, ready, references } from './test-references';

const rules = { references, largeMove: '30' };
const products = Array.from({ length: 6 }, (_, at) =>
  milk({ id: testId(100 + at), sku: `000${at}`, name: at === 0 ? '=1+1' : `Leche ${at}` }),
);
const index = indexProducts(products);

const reread = async (lines: readonly FileLine[], format: 'csv' | 'xlsx') => {
  const { blob } = writeFile(lines, 'x', format);
  const reading = readTable(new Uint8Array(await blob.arrayBuffer()), tableLimits);
  if ('problem' in reading) throw new Error(reading.problem.kind);
  return readProductFile(reading.table, index, references, null);
};

afterEach(() => setLocale('es'));

describe('the template', () => {
  it.each(['es', 'en'] as const)('has headings that are known, in %s', (locale) => {
    setLocale(locale);
    expect(fileFields.map((field) => fieldOfHeading(headingWords[field]()))).toEqual(fileFields);
  });

  it.each([
    ['es', 'csv'],
    ['es', 'xlsx'],
    ['en', 'csv'],
    ['en', 'xlsx'],
  ] as const)('with products, in %s as %s, changes none of them', async (locale, format) => {
    setLocale(locale);
    const lines = products.map((product) => lineOfProduct(product, references));
    const file = await reread(lines, format);
    expect(file.problems).toEqual([]);
    const rows = file.rows.map(({ line, product, change }) =>
      checkRow(line, product, change, rules),
    );
    expect(rows.map(({ state }) => state)).toEqual(products.map(() => 'unchanged'));
  });
});

describe('a value that nobody could ask for', () => {
  const twin = { ...tourism, id: testId(49), code: vat.code };
  const withTwin = { ...references, taxes: ready([vat, tourism, twin]) };
  const odd = [
    milk({ id: testId(110), sku: 'A', price: '-1.50' }),
    milk({ id: testId(111), sku: 'B', price: '0.12345678', limitAvailability: -2 }),
    milk({ id: testId(112), sku: 'C', productType: 'service', limitAvailability: 3 }),
    milk({ id: testId(113), sku: 'D', taxIds: [] }),
    milk({ id: testId(114), sku: 'E', taxIds: [tourism.id] }),
  ];
  const read = async (format: 'csv' | 'xlsx', change: (line: FileLine, at: number) => FileLine) => {
    const lines = odd.map((product, at) => change(lineOfProduct(product, withTwin), at));
    const { blob } = writeFile(lines, 'x', format);
    const reading = readTable(new Uint8Array(await blob.arrayBuffer()), tableLimits);
    if ('problem' in reading) throw new Error(reading.problem.kind);
    return readProductFile(reading.table, indexProducts(odd), withTwin, null);
  };
  const checked = ({ rows }: Awaited<ReturnType<typeof read>>) =>
    rows.map(({ line, product, change }) =>
      checkRow(line, product, change, { ...rules, references: withTwin }),
    );

  it.each(['csv', 'xlsx'] as const)(
    'is left where its cell was not touched, in %s',
    async (format) => {
      const file = await read(format, (line) => line);
      expect(file.problems).toEqual([]);
      expect(checked(file).map(({ state }) => state)).toEqual(odd.map(() => 'unchanged'));
    },
  );

  it('keeps no row from what is asked for beside it', async () => {
    const file = await read('csv', (line) => ({ ...line, category: drinks.name }));
    expect(checked(file).map(({ update }) => update.changes)).toEqual(
      odd.map(() => ({ categoryId: drinks.id })),
    );
  });

  it('is refused where it is asked for', async () => {
    const { problems } = await read('csv', (line, at) =>
      at === 0 ? { ...line, price: '-1.60' } : { ...line, taxes: at === 1 ? '20; 59' : line.taxes },
    );
    expect(problems.map(({ row, fault }) => [row, fault.kind])).toEqual([
      [2, 'negative'],
      [3, 'tax-shared'],
    ]);
  });
});

describe('a category that others are called like', () => {
  const again = { id: testId(54), name: 'Lácteos', code: '4', retired: false };
  const withTwo = (retired: boolean) => ({
    ...references,
    categories: ready([{ ...dairy, retired }, again, drinks]),
  });
  const categoryOf = async (retired: boolean, category: string) => {
    const of = withTwo(retired);
    const lines = [{ ...lineOfProduct(milk(), of), category }];
    const { blob } = writeFile(lines, 'x', 'csv');
    const reading = readTable(new Uint8Array(await blob.arrayBuffer()), tableLimits);
    if ('problem' in reading) throw new Error(reading.problem.kind);
    const file = readProductFile(reading.table, indexProducts([milk()]), of, null);
    return file.problems.length > 0 ? 'refused' : file.rows.map(({ change }) => change.categoryId);
  };

  it('stays the product’s own where its cell was not touched', async () => {
    expect(await categoryOf(true, dairy.name)).toEqual([null]);
    expect(await categoryOf(false, dairy.name)).toEqual([null]);
    expect(await categoryOf(true, again.id)).toEqual([again.id]);
  });
});

describe('the file of failed rows', () => {
  const amount = fc
    .integer({ min: 0, max: 99_999_999 })
    .map((value) => (value / 10_000).toFixed(4));
  const changes = fc.record<RowChange>({
    price: fc.option(
      amount.map((price) => ({
        change: { way: 'set' as const, price, basis: 'before' as const },
        rounding: 'none' as const,
      })),
    ),
    minimum: fc.option(amount),
    categoryId: fc.option(fc.constant(drinks.id)),
    treatment: fc.option(
      fc.constantFrom('taxed' as const, 'exempt' as const, 'not-subject' as const),
    ),
    taxes: fc.constantFrom<RowChange['taxes']>(
      { way: 'leave' },
      { way: 'remove-all' },
      { way: 'choose', ids: [vat.id, tourism.id] },
    ),
  });

  it('asks for exactly what its rows asked for, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(changes, { minLength: 1, maxLength: products.length }),
        fc.constantFrom('csv' as const, 'xlsx' as const),
        fc.constantFrom('es' as const, 'en' as const),
        async (wanted, format, locale) => {
          setLocale(locale);
          const planned = wanted.map((change, at) =>
            checkRow(at + 1, products[at] ?? milk(), { ...nothingChanges, ...change }, rules),
          );
          const lines = planned.flatMap(({ product, update }) => {
            const { loaded, changes: own, taxes } = update;
            const row = readPlannedRow({ loaded, changes: own, taxes });
            const called = {
              recordId: product.id,
              code: product.sku ?? '',
              name: product.name ?? '',
            };
            return row === null ? [] : [lineOfPlanned(called, row, references)];
          });
          const { rows, problems } = await reread(lines, format);
          expect(problems).toEqual([]);
          const again = rows.map(({ product, change }) => checkRow(1, product, change, rules));
          expect(again.flatMap(asked)).toEqual(planned.flatMap(asked));
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['es', 'csv', 'Motivo', 'rechazada: El servicio dice: Muy caro', 'no enviada: No se puede'],
    ['en', 'xlsx', 'Reason', 'refused: The service says: Muy caro', 'not sent: It cannot'],
  ] as const)(
    'M309: says in its last column why each row changed nothing, and is taken back, in %s as %s',
    async (locale, format, heading, refused, unsent) => {
      setLocale(locale);
      const rows = [failedRow({ outcome: 'refused', failure }), failedRow(cannotBeSent)];
      const lines = rows.flatMap((row) => lineOfFailed(row, references) ?? []);
      const { blob } = writeFile(lines, 'x', format);
      const reading = readTable(new Uint8Array(await blob.arrayBuffer()), tableLimits);
      if ('problem' in reading) throw new Error(reading.problem.kind);
      const [head, ...body] = textsOf(reading.table);
      expect(head?.at(-1)).toBe(heading);
      expect(body.map((cells) => cells.at(-1))).toEqual([refused, expect.stringContaining(unsent)]);
      const file = readProductFile(reading.table, index, references, null);
      expect(file).toMatchObject({ problems: [], ignored: [heading] });
      expect(file.rows.map(({ change }) => change.price?.change)).toMatchObject([
        { price: '9.75' },
        { price: '9.75' },
      ]);
    },
  );

  it('has such a column where its rows have one, and no template has', async () => {
    const { blob } = writeFile([lineOfProduct(milk(), references)], 'x', 'csv');
    expect(await blob.text()).not.toContain('Motivo');
  });

  const failure: BulkRowState['failure'] = {
    outcome: 'rejected',
    status: 422,
    problem: null,
    requestId: 'r',
    at: '2026-03-16T16:00:00.000Z',
    answerText: JSON.stringify({ success: false, message: 'No', errors: { price: ['Muy caro'] } }),
  };
  const cannotBeSent = { line: 3, outcome: 'notSent', skipped: 'not-sendable' } as const;

  /** A product of its own for each line, whose price was to become 9.75. */
  function failedRow({ line = 2, ...changes }: Partial<BulkRowState>): BulkRowState {
    const product = products[line] ?? milk();
    const { update } = checkRow(
      line,
      product,
      {
        ...nothingChanges,
        price: { change: { way: 'set', price: '9.75', basis: 'before' }, rounding: 'none' },
      },
      rules,
    );
    return {
      line,
      recordId: product.id,
      code: product.sku ?? '',
      name: product.name ?? '',
      input: { loaded: update.loaded, changes: update.changes, taxes: update.taxes },
      bodyText: '{}',
      attempts: [testId(1)],
      outcome: 'refused',
      skipped: null,
      sends: 1,
      verdict: null,
      failure: null,
      ...changes,
    };
  }

  /** What a row sends, if anything; amounts are the same whatever zeros they end in. */
  function asked({ product, update: { changes: own, taxes } }: CheckedRow) {
    const { price, limitAvailability, ...others } = own;
    const isNothing = Object.keys(own).length === 0 && taxes.way === 'leave';
    return isNothing
      ? []
      : [
          {
            id: product.id,
            ...others,
            taxes,
            price: Number(price),
            minimum: Number(limitAvailability),
          },
        ];
  }
});
