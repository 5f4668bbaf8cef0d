import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expenseMutations } from '@/api/expenses/mutations';
import { toSentTotals } from '@/api/expenses/totals';
import { setProfile } from '@/api/core/profile';
import { testId } from '@/api/core/test-answers';
import { defaultProfile } from '@/contract/profile';
import { doubtMark } from './from-document/document-doubts';
import { documentInReview } from './from-document/document-review';
import {
  documentFields,
  importedIn,
  textOfImported,
  type Imported,
} from './from-document/imported';
import { fieldInWords } from '@/modules/form/service-refusals';
import { textOfLines } from './line-grid/line-text';
import { begunLine } from '@/domain/purchase/line';
import { keptReason } from './purchase-facts';
import { ofPurchase, purchaseForm, withoutCodes } from './purchase-form';
import { paperMark } from './purchase-sums';
import { around, line, typed } from './test-purchase';

const read = (...change: Parameters<typeof typed>) =>
  z.safeParse(purchaseForm.schema(around), typed(...change));
const problemsOf = (...change: Parameters<typeof typed>) =>
  read(...change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const inputOf = (...change: Parameters<typeof typed>) => {
  const { data, error } = read(...change);
  if (!data) throw new Error(error?.message);
  return data;
};

it('what the service says of a line goes by what the grid calls it', () => {
  expect(fieldInWords('products.0.sku', ofPurchase)).toBe('Línea 1 · Código');
});

describe('a purchase that is typed', () => {
  it('M141 M142 M151 M152: is read as it is sent, blank lines left out', () => {
    expect(inputOf()).toMatchObject({
      date: '2026-03-14',
      generationCode: '05BA6CA6-6613-14F9-E064-00144FFB12D3',
      controlNumber: 'DTE-03-M001P001-000000000000042',
      lines: [
        {
          sku: '0001',
          name: 'Arroz',
          quantity: '8',
          price: '1.25',
          taxed: '10.00',
          exempt: '',
          notSubject: '',
          subtotal: '10.00',
        },
      ],
      totals: { net: '10.00', vat: '1.30', toPay: '11.30' },
    });
  });

  it('M58 M147: a long observation is sent whole, for no length is documented', () => {
    const observation = `${'x'.repeat(5000)}\nfin`;
    expect(inputOf({ observation }).observation).toBe(observation);
  });

  it('M151: a line that is split is sent in its parts, which are its subtotal', () => {
    const split = { ...line, kind: 'split' as const, exempt: '3', notSubject: '1,5' };
    const { lines, totals } = inputOf({ lines: textOfLines([split]) });
    expect(lines).toMatchObject([
      { taxed: '5.50', exempt: '3.00', notSubject: '1.50', subtotal: '10.00' },
    ]);
    expect(totals).toMatchObject({ net: '10.00', vat: '0.72', toPay: '10.72' });
  });

  it('M145 M158: a ticket holds VAT in its prices, and needs no codes', () => {
    const ticket = { documentType: 'ticket', generationCode: '', controlNumber: '' };
    const input = inputOf({ ...ticket, perceives: true, withholds: true, discount: '1' });
    expect(input.totals).toMatchObject({ net: '10.00', vat: '0.00', perception: '0.00' });
    const { body } = expenseMutations.create.toRequest(input);
    expect(body).not.toHaveProperty('generation_code');
  });

  it('M154 M155 M156: what is sent satisfies the identity of its totals', () => {
    const { totals } = inputOf({
      perceives: true,
      withholds: true,
      incomeWithholding: '0.50',
      fovial: '0.20',
      nonTaxed: '1',
    });
    expect(toSentTotals(totals, defaultProfile.purchaseTotals)).toEqual({
      net: '11',
      charge1: '0.1',
      charge2: '0.2',
      taxes: '1.6',
      incomeWithholding: '0.5',
      vat: '1.3',
      vatWithholding: '0.1',
      toPay: '12',
    });
  });
});

describe('M135: is not sent', () => {
  it.each<[Parameters<typeof typed>[0], string]>([
    [{ lines: '' }, 'lines: purchases_no_lines'],
    [{ lines: textOfLines([begunLine]) }, 'lines: purchases_no_lines'],
    [{ lines: textOfLines([{ ...line, price: 'x' }]) }, 'lines: purchases_wrong_lines'],
    [{ documentType: 'fse' }, 'documentType: purchases_fse_elsewhere'],
    [{ documentType: '' }, 'documentType: forms_not_chosen'],
    [{ providerId: '' }, 'providerId: forms_not_chosen'],
    [{ date: '' }, 'date: forms_missing'],
    [{ isCredit: true }, 'creditDays: forms_missing'],
    [{ isCredit: true, creditDays: '1.5' }, 'creditDays: forms_too_many_decimals'],
    [{ controlNumber: '' }, 'codesConfirmed: forms_not_confirmed'],
    [{ discount: '10.01' }, 'discount: purchases_discount_too_large'],
    [{ paperToPay: '11.31' }, 'paperConfirmed: forms_not_confirmed'],
    [{ paperToPay: '11.31', paperConfirmed: 'old' }, 'paperConfirmed: forms_not_confirmed'],
  ])('with %j: %s', (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it('unless what it lacks was confirmed, or is no lack', () => {
    expect(problemsOf({ controlNumber: '', codesConfirmed: withoutCodes })).toEqual([]);
    expect(problemsOf({ paperToPay: '11.30', paperNet: '10' })).toEqual([]);
    expect(problemsOf({ isCredit: false, creditDays: 'x' })).toEqual([]);
  });
});

/** Of a paper with another total, which somebody said counts. */
function paid(paperToPay: string): Parameters<typeof typed>[0] {
  const { totals } = inputOf();
  return { paperToPay, paperConfirmed: paperMark({ net: '', vat: '', toPay: paperToPay }, totals) };
}

describe('M141 M143 M146 M149: what is odd is said, and stops nobody', () => {
  const doubtsOf = (...change: Parameters<typeof typed>) =>
    purchaseForm.reviewed(inputOf(...change), around).doubts.join(' ');

  it.each<[Parameters<typeof typed>[0], RegExp]>([
    [{}, /^$/],
    [{ controlNumber: 'DTE-01-M001P001-000000000000042' }, /otra clase de documento/],
    [{ controlNumber: '42' }, /forma de un DTE/],
    [{ generationCode: '42' }, /código de generación/],
    [{ stamp: '42' }, /40 caracteres/],
    [paid('11.31'), /^Los montos suman \$11\.30; se envía el total del documento\.$/],
    [{ date: '17/03/2026' }, /futura/],
    [{ date: '01/12/2025' }, /90 días/],
    [{ lines: textOfLines([{ ...line, amount: '9.99' }]) }, /no son cantidad por precio/],
    [{ lines: textOfLines([{ ...line, type: 'service' }]) }, /servicio/],
  ])('%j', (change, said) => {
    expect(doubtsOf(change)).toMatch(said);
  });

  it('M155: what the readings of the totals leave out is said', () => {
    const purchaseTotals = { ...defaultProfile.purchaseTotals, charge_2: 'cotrans' as const };
    setProfile({ ...defaultProfile, purchaseTotals });
    expect(doubtsOf({ fovial: '0.20' })).toBe(
      '$0.20 de cargos no se envían: los supuestos no les dan lugar.',
    );
    setProfile(defaultProfile);
    expect(doubtsOf({ fovial: '0.20' })).toBe('');
  });

  it('M146: how old is old, the profile says', () => {
    setProfile({ ...defaultProfile, oldPurchaseDays: '10' });
    expect(doubtsOf({ date: '01/03/2026' })).toBe('El documento tiene más de 10 días.');
    setProfile(defaultProfile);
    expect(doubtsOf({ date: '01/03/2026' })).toBe('');
  });
});

it('M155: which charge a message of the service speaks of, the profile says that is in force then', () => {
  const charge = () => purchaseForm.wireNames['totals.charge_1'];
  expect(charge()).toBe('totals.perception');
  const purchaseTotals = { ...defaultProfile.purchaseTotals, charge_1: 'fovial' as const };
  setProfile({ ...defaultProfile, purchaseTotals });
  expect(charge()).toBe('totals.fovial');
  setProfile(defaultProfile);
});

it('M148: on credit it says when it is due', () => {
  const { facts } = purchaseForm.reviewed(inputOf({ isCredit: true, creditDays: '30' }), around);
  expect(facts.map(({ value }) => value)).toContain('30 días, vence el 13/04/2026');
});

it('a discount, which goes within the net, is told with its sign before it is sent', () => {
  const factsOf = (...change: Parameters<typeof typed>) =>
    purchaseForm
      .reviewed(inputOf(...change), around)
      .facts.map(({ label, value }) => [label, value]);
  const told = ['Descuento sobre lo gravado', '\u2212$2.50'];
  expect(factsOf({ discount: '2,50' })).toContainEqual(told);
  expect(factsOf({ discount: '2,50' })).toContainEqual(['Subtotal', '$7.50']);
  const [label] = told;
  expect(factsOf().map(([one]) => one)).not.toContain(label);
});

it('what the service says of a line is told of the form as a whole', () => {
  const valueOf = () => '';
  expect(ofPurchase.isShown('lines.0.quantity', valueOf)).toBe(false);
  expect(ofPurchase.isShown('generationCode', valueOf)).toBe(true);
});

describe('D1: a purchase that was filled from a document', () => {
  const nobody = {
    name: 'Ana',
    tradeName: '',
    taxNumber: '0315-110605-104-5',
    registerNumber: '',
    email: '',
    phone: '',
    address: '',
    department: '',
    municipality: '',
  };
  const of = (change: Partial<Imported> = {}) =>
    textOfImported({
      file: 'a.json',
      type: '03',
      isTest: false,
      supplier: nobody,
      receiver: { name: 'B', taxNumber: '06141503121012', registerNumber: '' },
      issued: '2026-03-14',
      generationCode: 'X',
      warnings: [],
      lines: { count: 1, amount: '10.00' },
      onePercent: { perception: '0', vatWithholding: '0' },
      unplaced: '0.00',
      values: {},
      ...change,
    });
  const fse = { documentType: 'fse' as const };
  const nobodyKnown = { taxNumbers: [], supplier: undefined };

  it('names its file, which is kept beside what is sent', () => {
    const hash = '0a'.repeat(32);
    expect(inputOf({ document: of({ hash }) }).documentFile).toBe(hash);
    expect([of(), ''].map((document) => inputOf({ document }).documentFile)).toEqual(['', '']);
  });

  it('M134: one of an excluded subject that was issued is recorded; any other has its own screen', () => {
    expect(inputOf({ ...fse, document: of({ type: '14' }) }).documentType).toBe('fse');
    const refused = ['documentType: purchases_fse_elsewhere'];
    expect(problemsOf({ ...fse, document: of() })).toEqual(refused);
    expect(problemsOf(fse)).toEqual(refused);
  });

  it.each<[string, Partial<Imported>, readonly string[]]>([
    ['of the test environment', { warnings: ['test-environment'] }, []],
    ['made out to somebody else', {}, ['0614-280498-103-1']],
    ['in another currency', { warnings: ['other-currency'] }, []],
    ['whose signature says something else', { warnings: ['signed-content-differs'] }, []],
  ])(
    'limit purchase documentConfirmed: one %s is not reviewed before somebody says that it counts',
    (_what, change, own) => {
      const document = of(change);
      const schema = purchaseForm.schema({ ...around, taxNumbers: own });
      const problems = (documentConfirmed: string) =>
        z.safeParse(schema, typed({ document, documentConfirmed })).error?.issues;
      const mark = doubtMark(importedIn(document), { taxNumbers: own, supplier: undefined });
      expect(mark).not.toBe('');
      for (const confirmed of ['', 'X', `${mark} more`]) {
        expect(problems(confirmed)).toMatchObject([
          { path: ['documentConfirmed'], message: 'forms_not_confirmed' },
        ]);
      }
      expect(problems(mark)).toBeUndefined();
    },
  );

  it('one made out to us needs no such word', () => {
    const schema = purchaseForm.schema({ ...around, taxNumbers: ['0614-150312-101-2'] });
    expect(z.safeParse(schema, typed({ document: of() })).success).toBe(true);
  });

  it('its own 1 % counts as long as its sum does, so that all of them add up', () => {
    const paper = { paperNet: '10.00', paperVat: '1.30', paperToPay: '11.41' };
    const document = of({
      values: paper,
      onePercent: { perception: '0.11', vatWithholding: '0' },
    });
    const charges = { perceives: true, ...paper, document };
    expect(inputOf(charges).totals).toMatchObject({ perception: '0.11', toPay: '11.41' });
    const changed = { ...charges, paperToPay: '11.40' };
    expect(inputOf(changed).totals).toMatchObject({ perception: '0.10', toPay: '11.40' });
  });

  it('the 1 % withheld of a consumer’s document, which has no switch for it, counts', () => {
    const paper = { paperNet: '10.00', paperToPay: '9.90' };
    const document = of({
      type: '01',
      values: paper,
      onePercent: { perception: '0', vatWithholding: '0.1' },
    });
    const { totals } = inputOf({ documentType: 'ticket', ...paper, document });
    expect(totals).toMatchObject({ net: '10.00', vatWithholding: '0.10', toPay: '9.90' });
  });

  it('D11: one that was rounded as a whole is level, and its sums are sent; a typed one is asked about', () => {
    const tenth = { ...line, quantity: '1', price: '1.115' };
    const lines = textOfLines(Array.from({ length: 10 }, () => tenth));
    const paper = { lines, paperNet: '11.15', paperVat: '1.45', paperToPay: '12.60' };
    const document = of({ values: paper });
    expect(inputOf({ ...paper, document }).totals).toMatchObject({ net: '11.15', toPay: '12.60' });
    expect(problemsOf(paper)).toEqual(['paperConfirmed: forms_not_confirmed']);
  });

  it.each([
    ['of the same NIT', { taxNumber: '03151106051045', registerNumber: '' }, true],
    ['of another NIT', { taxNumber: '06141503121012', registerNumber: '' }, false],
    ['whose numbers nobody knows', { taxNumber: null, registerNumber: null }, true],
  ])('a supplier %s', (_who, entry, isFine) => {
    const schema = purchaseForm.schema({ ...around, entryOf: () => entry });
    expect(z.safeParse(schema, typed({ document: of() })).success).toBe(isFine);
  });

  it('the review tells what of it was changed, and what is odd about it', () => {
    const told = { ...typed(), controlNumber: typed().controlNumber.trim() };
    const values = Object.fromEntries(documentFields.map((name) => [name, told[name]]));
    const document = of({ values, warnings: ['test-environment'] });
    const said = (change: Partial<typeof purchaseForm.empty>) =>
      documentInReview(typed({ document, ...change }), nobodyKnown).slice(1);
    expect(documentInReview(typed({ document }), nobodyKnown)[0]).toContain('prueba');
    expect(said({ lines: textOfLines([line]) })).toEqual([]);
    expect(said({ date: '15/03/2026', isCredit: true })).toEqual([
      'Distinto del documento: Fecha del documento y Al crédito.',
    ]);
    const renamed = { ...line, from: 1, told: { name: line.name }, name: 'Maíz' };
    const others = textOfLines([renamed, line], [{ ...line, from: 2 }]);
    expect(said({ lines: others })).toEqual([
      'Líneas distintas del documento: 1 cambiada, 1 agregada y 1 quitada.',
    ]);
    expect(documentInReview(typed(), nobodyKnown)).toEqual([]);
  });
});

describe('M144: a document whose like was sent before', () => {
  const earlier = [
    {
      id: testId(9),
      at: '2026-03-14T16:00:00Z',
      operator: 'Ana',
      outcome: 'applied' as const,
      equal: ['generation-code' as const],
    },
  ];
  const readAgain = (againReason: string) =>
    z.safeParse(
      purchaseForm.schema({ ...around, earlier: () => earlier }),
      typed({ againReason: keptReason(earlier, againReason) }),
    );

  it('is not reviewed without a reason', () => {
    for (const reason of ['', ' \n']) {
      expect(readAgain(reason).error?.issues).toMatchObject([
        { path: ['againReason'], message: 'forms_missing' },
      ]);
    }
  });

  it('goes on beside it with one, which the review tells', () => {
    const input = readAgain('Son dos entregas').data;
    expect(input).toMatchObject({ beside: [testId(9)], againReason: 'Son dos entregas' });
    const facts = input && purchaseForm.reviewed(input, around).facts;
    expect(facts?.map(({ value }) => value)).toContain('Son dos entregas');
  });

  it('a reason for another document is none of this one', () => {
    const reason = keptReason(earlier, 'Son dos');
    expect(inputOf({ againReason: reason })).toMatchObject({ beside: [], againReason: '' });
    const others = earlier.map((one) => ({ ...one, id: testId(8) }));
    const besideOthers = purchaseForm.schema({ ...around, earlier: () => others });
    expect(z.safeParse(besideOthers, typed({ againReason: reason })).error?.issues).toMatchObject([
      { path: ['againReason'], message: 'forms_missing' },
    ]);
  });
});
