import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import type { Allocation } from '@/api/payments/schemas';
import { readAmount } from './parts';
import {
  lineOf,
  linesOfTable,
  linesOfText,
  linesToCome,
  takeLines,
  withoutParts,
  wrongLines,
} from './pasted-list';

const [one, other, third] = [testId(1), testId(2), testId(3)];
const partsOf = (text: string) => linesOfText(text).map(({ part }) => part);
const row = (purchaseId: string, amount = ''): Allocation => ({ purchaseId, amount });
const take = (rows: readonly Allocation[], text: string, most = 200) =>
  takeLines(rows, linesOfText(text), most);

describe('M270: a pasted list', () => {
  it.each([
    [`${one}\t12.5`, '12.5'],
    [`${one};1,234.50`, '1,234.50'],
    [`${one};1.234,56`, '1,234.56'],
    [`${one};12,50`, '12.50'],
    [`${one},12.5`, '12.5'],
    [`${one} $ 7.00`, '7.00'],
    [`F-9;${one};7`, '7'],
    [`{${one.toUpperCase()}}`, ''],
    [`${one};-3`, '-3'],
    [`${one}\t1 234.50`, '1,234.50'],
    [`La Ceiba ${one};1\u00a0234,50`, '1,234.50'],
    [`${one}, $ 1 234 567.00`, '1,234,567.00'],
    [`${one}\tUSD 1 234.50`, '1,234.50'],
    [`${one}\t-1 234.50`, '-1 234.50'],
    [`${one}\t1 2345`, '1 2345'],
    [`${one} 1\u00a0234.50`, '1,234.50'],
    [`${one} $1\u202f234\u202f567.00`, '1,234,567.00'],
    [`${one} 14/03 120.00`, '120.00'],
    [`${one}\t25.50\t25.5`, '25.50'],
    [`${one}\t25.50\t06142803901121`, '25.50'],
  ])('%j', (text, amount) => expect(partsOf(text)).toEqual([row(one, amount)]));

  it.each(['1 234.50', '7 120.00', '$ 1 234,50', '-1 234.50', '1 234\u00a0567.00', 'F-9 12 345'])(
    'names a line whose amount may be one number or two: %j',
    (amount) => {
      const text = `${other}\t5\n${one} ${amount}`;
      const { rows, left, wrong } = take([], text);
      expect(rows).toEqual([row(other, '5')]);
      expect([left, wrong]).toEqual([[`${one} ${amount}`], 1]);
      expect(wrongLines(rows, linesOfText(text))).toEqual([
        { typed: `${one} ${amount}`, is: 'unclear' },
      ]);
    },
  );

  it.each([
    '\t10.00\t1043',
    '\t10.00\tfactura 7',
    ',10.00,factura 7',
    ' 7 25.50',
    '\t1523\t0.00',
    '\t1523\t-45.00',
    '\t1523\t33.333',
  ])('says that it is unclear which of two numbers is the amount: %j', (numbers) => {
    const typed = `${one}${numbers}`;
    expect(linesOfText(typed)).toEqual([{ typed, part: null, isUnclear: true }]);
  });

  it('says so of a file without a heading, too', () => {
    const [line] = linesOfTable([[one, '10.00', '1043']]);
    expect(line).toEqual({ typed: `${one}\t10.00\t1043`, part: null, isUnclear: true });
  });

  it.each([
    ['purchase_id\tmonto\tfactura', `${one}\t10.00\t1043`, '10.00'],
    ['purchase_id,monto,factura', `${one},10.00,1043`, '10.00'],
    ['Factura;Monto ($);Identificador', `1043;1.234,50;${one}`, '1,234.50'],
    ['Total\tId\tLeft', `80.00\t${one}\t20.00`, '20.00'],
    ['Identificador\tMonto\tNota', `${one}\t\t1043`, ''],
    ['Identificador\tMonto\tNota', `${one}\tdiez\t1043`, 'diez'],
  ])('takes the amount from the column that %j says', (heading, line, amount) => {
    const [read, ...others] = linesOfText(`${heading}\n${line}`);
    expect([read?.part, others]).toEqual([row(one, amount), []]);
    // What stays in the list stands there without its heading.
    expect(partsOf(read?.typed ?? '')).toEqual([row(one, amount)]);
    const cells = [heading, line].map((text) => text.split(/[\t;,](?!50)/));
    expect(linesOfTable(cells)).toEqual([lineOf(row(one, amount))]);
  });

  it.each([
    ['Monto\tTotal\tId', `7\t10.00\t${one}`],
    ['Id,Monto,Nota', `${one},1,234.50`],
    ['Id\tMonto', `${one}\t10.00\t1043`],
  ])('does not guess where %j decides nothing', (heading, line) => {
    const [part] = partsOf(`${heading}\n${line}`);
    expect(part === null ? '' : readAmount(part?.amount ?? '0')).toBe(
      line.includes('234.50') ? '1234.50' : '',
    );
  });

  it('is the file of what is to pay, as it was exported', () => {
    const lines = linesOfTable([
      ['Lista', 'Por pagar'],
      ['Sucursal', 'Todas'],
      ['Leído', '29/11/2026 10:00'],
      ['Filas', '2'],
      ['Proveedor', 'Identificador', 'Código de generación', 'Total', 'Pagado desde aquí', 'Resta'],
      ['La Ceiba', one, third, '80.00', '60.00', '20.00'],
      ['El Molino', '', other, '5.00', '0', '5.00'],
    ]);
    expect(lines.map(({ part }) => part)).toEqual([row(one, '20.00'), null]);
  });

  it('is read once, however often it is asked for', () => {
    const text = `${one}\t1\n${other}\t2`;
    expect(linesOfText(`${text}`)).toBe(linesOfText(text));
    expect(linesOfText(`${text}0`)).toHaveLength(2);
    expect(partsOf(`${text}0`)).toEqual([row(one, '1'), row(other, '20')]);
  });

  it('has a heading where the first line has no digit and others name purchases', () => {
    expect(partsOf(`Compra\tMonto\n\n${one}\t1\r\n`)).toEqual([row(one, '1')]);
    expect(partsOf(`mal\t25.50\n${one}\t1`)).toEqual([null, row(one, '1')]);
    expect(partsOf('Compra\tMonto')).toEqual([null]);
  });

  it('may be a file, whose rows say the same when they are read again', () => {
    const lines = linesOfTable([
      ['Proveedor', 'Compra', 'Monto'],
      ['', '', ''],
      ['La Ceiba', one, '1 234.50'],
      ['Los dos\nhermanos', 'factura 7', '2'],
    ]);
    expect(lines).toEqual([
      { typed: `${one}\t1234.50`, part: row(one, '1,234.50') },
      { typed: 'Los dos hermanos\tfactura 7\t2', part: null },
    ]);
    expect(partsOf(lines[0]?.typed ?? '')).toEqual([row(one, '1,234.50')]);
    expect(lineOf(row(one)).typed).toBe(one);
  });
});

describe('M268 M271: what is taken of a list', () => {
  it('never holds a purchase twice, nor more than a payment takes', () => {
    const lines = [row(other), row(one), row(other), row(third)].map(lineOf);
    expect(takeLines([row(one)], lines, 2)).toEqual({
      rows: [row(one), row(other)],
      repeated: 2,
      wrong: 0,
      beyond: 1,
      left: [third],
    });
  });

  it('leaves the lines that are not, as they were typed', () => {
    const text = `${one}\t10\n  mal\t25.50 \n${one}\t30\n${one.toUpperCase()};10.00\n${other}\t5`;
    const { rows, left, ...counts } = take([], text);
    expect(rows).toEqual([row(one, '10'), row(other, '5')]);
    expect(left).toEqual(['  mal\t25.50 ', `${one}\t30`]);
    expect(counts).toEqual({ repeated: 1, wrong: 2, beyond: 0 });
  });

  it('finds in what was left the same as before, and nothing once it was put right', () => {
    const rows = [row(one, '10')];
    const left = `mal\t25.50\n${one}\t30`;
    expect(take(rows, left)).toMatchObject({ rows, wrong: 2, left: left.split('\n') });
    expect(take(rows, `${other}\t25.50\n${one}\t10.0`)).toMatchObject({ repeated: 1, left: [] });
  });
});

describe('M309: what is wrong with lines', () => {
  it.each<[Allocation[], string, object[]]>([
    [[row(one, '10')], `${one}\t10`, []],
    [[row(one, '10')], one, []],
    [[row(one, '1,000.00')], `${one}\t1000`, []],
    [[row(one, '10')], `${one}\t30`, [{ is: 'other-amount', there: '10', here: '30' }]],
    [[row(one)], `${one}\t30`, [{ is: 'other-amount', there: '', here: '30' }]],
    [[], `${one}\t10\n${one}\t30`, [{ is: 'other-amount', there: '10', here: '30' }]],
    [[row(one, '10')], `${one}\tx`, [{ is: 'other-amount', there: '10', here: 'x' }]],
    [[], 'factura 7', [{ is: 'unread', typed: 'factura 7' }]],
  ])('%#', (rows, text, wrong) => {
    expect(wrongLines(rows, linesOfText(text))).toMatchObject(wrong);
    expect(wrongLines(rows, linesOfText(text))).toHaveLength(wrong.length);
  });
});

describe('M268: what another payment is prepared with', () => {
  it('leaves nothing of it in the list, however often and in whatever form it stands there', () => {
    const text = `Compra\tMonto\n${one}\t100\n${one};100.00\n${one}\n${other}\t2`;
    expect(withoutParts(text, [row(one, '100')])).toBe(`${other}\t2`);
    expect(withoutParts(`${one}\t7`, [row(one, '100')])).toBe(`${one}\t7`);
  });

  it('is what this one has not; with two amounts, only once one of them is gone', () => {
    const text = `${one}\t1\n${other}\t2\n${other}\t3\nmal\n${third}\t4`;
    const come = linesToCome([row(one, '1')], linesOfText(text));
    expect(come.map(({ part }) => part)).toEqual([row(third, '4')]);
    const left = withoutParts(
      text,
      come.map(({ part }) => part),
    );
    expect(left).toBe(`${one}\t1\n${other}\t2\n${other}\t3\nmal`);
    const corrected = linesOfText(left.replace(`\n${other}\t3`, ''));
    expect(linesToCome([row(one, '1')], corrected).map(({ part }) => part)).toEqual([
      row(other, '2'),
    ]);
  });
});
