import { describe, expect, it } from 'vitest';
import { readDte } from './read-dte';
import { plainDocument, testDocument, testExcludedItem, testSeal, testVat } from './test-document';
import { documentIn, problemIn, sealedDocument, within, withItem } from './test-reading';

describe('a document', () => {
  it('is read with its codes, parties, lines and totals, tidied', () => {
    expect(documentIn(sealedDocument)).toEqual({
      type: '03',
      version: '3',
      isTest: false,
      controlNumber: 'DTE-03-M001P001-000000000000077',
      generationCode: '5D01C2A4-77AB-0E3F-10B2-9C0D4E5F6A7B',
      stamp: testSeal,
      date: '2026-11-03',
      supplier: {
        name: 'Comercial El Maquilishuat',
        tradeName: '',
        taxNumber: '0614-150390-107-0',
        registerNumber: '251900-3',
        email: 'ventas@maquilishuat.example',
        phone: '2250-0011',
        address: 'Calle Las Ceibas 12',
        department: '06',
        municipality: '23',
      },
      receiver: {
        name: 'Tienda La Trastienda',
        tradeName: '',
        taxNumber: '06140208981025',
        registerNumber: '99887',
        email: '',
        phone: '',
        address: '',
        department: '',
        municipality: '',
      },
      isCredit: false,
      creditDays: '',
      observation: '',
      lines: [
        {
          code: '',
          name: 'Jabón de sábila',
          isService: false,
          quantity: '12',
          price: '2.35',
          discount: '0',
          taxed: '28.2',
          exempt: '0',
          notSubject: '0',
          nonTaxed: '0',
        },
        {
          code: 'A-1',
          name: 'Jabón de sábila',
          isService: false,
          quantity: '3',
          price: '7.45',
          discount: '0',
          taxed: '22.35',
          exempt: '0',
          notSubject: '0',
          nonTaxed: '0',
        },
      ],
      totals: {
        taxed: '50.55',
        exempt: '0',
        notSubject: '0',
        discounts: { taxed: '0', exempt: '0', notSubject: '0' },
        net: '50.55',
        vat: '6.57',
        perception: '0',
        vatWithholding: '0',
        incomeWithholding: '0',
        fovial: '0',
        cotrans: '0',
        otherTaxes: '0',
        nonTaxed: '0',
        balance: '0',
        toPay: '57.12',
      },
      warnings: [],
    });
  });

  const wrappers: Record<string, unknown> = {
    'in an object of a program': { dteJson: plainDocument, selloRecibido: testSeal },
    'as text in one': { dteJson: JSON.stringify(plainDocument), estado: 'PROCESADO' },
    'under another name': { estado: 'PROCESADO', documento: plainDocument },
    'in a list of one': [sealedDocument],
    'in a text': JSON.stringify(sealedDocument),
    'in a list in an object': { items: [sealedDocument], total: 1 },
  };
  it.each(Object.entries(wrappers))('is found %s', (_where, content) => {
    const { lines, totals } = documentIn(sealedDocument);
    expect(documentIn(content)).toMatchObject({ lines, totals });
  });

  const seals: Record<string, unknown> = {
    selloRecibido: sealedDocument,
    selloRecepcion: { ...plainDocument, selloRecepcion: ` ${testSeal}\n` },
    'respuestaMH.selloRecibido': { ...plainDocument, respuestaMH: { selloRecibido: testSeal } },
    'ResponseMH.selloRecibido': { ...plainDocument, ResponseMH: { selloRecibido: testSeal } },
    'a wrapper': { dteJson: plainDocument, selloRecibido: testSeal },
    'an answer in a wrapper': { dteJson: plainDocument, respuesta: { selloRecibido: testSeal } },
    'an answer as text': { ...plainDocument, respuestaMH: `{"selloRecibido":"${testSeal}"}` },
    'the second place, the first being empty': {
      ...plainDocument,
      selloRecibido: null,
      responseMH: { selloRecibido: testSeal },
    },
  };
  it.each(Object.entries(seals))('has its seal in %s', (_where, content) => {
    expect(documentIn(content)).toMatchObject({ stamp: testSeal, warnings: [] });
  });

  it('is the same whether its amounts and codes are numbers or texts', () => {
    const text = JSON.stringify(sealedDocument, (_key, value: unknown) =>
      typeof value === 'number' ? String(value) : value,
    );
    expect(readDte(text)).toEqual({ document: documentIn(sealedDocument) });
    const numbers = within('identificacion', { tipoDte: 3, ambiente: 1, version: '3' });
    const tributos = [{ codigo: 20, valor: '6.57' }];
    expect(documentIn(within('resumen', { tributos }, numbers))).toEqual(
      documentIn(sealedDocument),
    );
  });

  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T17:19:25', '2026-11-03'],
    ['2026-02-30', ''],
    ['03/11/2026', ''],
    [20261103, ''],
    [null, ''],
  ])('of %j has the date %j', (fecEmi, date) => {
    expect(documentIn(within('identificacion', { fecEmi })).date).toBe(date);
  });

  it.each<[object, { isCredit: boolean; creditDays: string }]>([
    [{ condicionOperacion: 2 }, { isCredit: true, creditDays: '' }],
    [{ pagos: [{ plazo: '01', periodo: 30 }] }, { isCredit: false, creditDays: '' }],
    [
      { condicionOperacion: '2', pagos: [{ plazo: '01', periodo: 7 }] },
      { isCredit: true, creditDays: '7' },
    ],
    [
      {
        condicionOperacion: 2,
        pagos: [null, { plazo: 2, periodo: '3' }, { plazo: '01', periodo: 8 }],
      },
      { isCredit: true, creditDays: '90' },
    ],
    [
      { condicionOperacion: 2, pagos: [{ plazo: '03', periodo: 1 }] },
      { isCredit: true, creditDays: '365' },
    ],
    [
      { condicionOperacion: 2, pagos: [{ plazo: '01', periodo: 1.5 }] },
      { isCredit: true, creditDays: '' },
    ],
  ])('with %j is bought so', (change, expected) => {
    expect(documentIn(within('resumen', change))).toMatchObject(expected);
  });

  it('has its observation in the summary or, in the older schemas, beside it', () => {
    const observaciones = 'Entrega en bodega\r\nPreguntar por Ana\u0000 ';
    const read = 'Entrega en bodega\nPreguntar por Ana';
    expect(documentIn(within('resumen', { observaciones })).observation).toBe(read);
    expect(documentIn({ ...sealedDocument, extension: { observaciones } }).observation).toBe(read);
  });

  it('tells its taxes and global discounts apart', () => {
    const { totals } = documentIn(
      within('resumen', {
        tributos: [
          testVat(6.57),
          { codigo: 'D1', valor: 0.87 },
          { codigo: 'C8', valor: 0.43 },
          { codigo: 'D4', valor: 1 },
          { codigo: '59', valor: 0.5 },
        ],
        descuGravada: 3,
        descuExenta: 2,
        descuNoSuj: 1,
        ivaPerci: 0.51,
        ivaRete1: 0.52,
        reteRenta: 0.53,
        totalNoGravado: -0.1,
      }),
    );
    expect(totals).toMatchObject({
      vat: '6.57',
      fovial: '0.87',
      cotrans: '0.43',
      otherTaxes: '1.5',
      discounts: { taxed: '3', exempt: '2', notSubject: '1' },
      perception: '0.51',
      vatWithholding: '0.52',
      incomeWithholding: '0.53',
      nonTaxed: '-0.1',
    });
  });

  it('keeps no more of a number than its program meant', () => {
    const { lines } = documentIn(withItem({ cantidad: 1e-7, precioUni: 5.551115123125783e-17 }));
    expect(lines[1]).toMatchObject({ quantity: '0.0000001', price: '0' });
  });

  it('tells what is to be paid by the whole operation where it tells it nowhere else', () => {
    const change = { totalPagar: null, montoTotalOperacion: 57.12, totalNoGravado: 1.5 };
    expect(documentIn(within('resumen', change)).totals.toPay).toBe('58.62');
  });
});

describe('an excluded-subject invoice', () => {
  const invoice = testDocument(
    '14',
    [testExcludedItem({ tipoItem: 2, cantidad: 3, precioUni: 45, compra: 135 })],
    { totalCompra: 135, descu: 5, subTotal: 130, reteRenta: 13, totalPagar: 117 },
  );
  const { sujetoExcluido, ...rest } = { sujetoExcluido: null, ...invoice };

  it.each([
    ['older', invoice],
    ['newer', { ...rest, receptor: sujetoExcluido }],
  ])('of the %s schema pays the subject, and its issuer is who bought', (_which, content) => {
    expect(documentIn(content)).toMatchObject({
      supplier: { name: 'Rosa Mejía', taxNumber: '04567890-1' },
      receiver: { name: 'Tienda La Trastienda' },
    });
  });

  it('has amounts that no VAT is of, and one discount', () => {
    const { lines, totals, warnings } = documentIn({ ...invoice, selloRecibido: testSeal });
    expect(lines[0]).toMatchObject({ isService: true, taxed: '0', notSubject: '135' });
    expect(totals).toMatchObject({
      taxed: '0',
      notSubject: '135',
      discounts: { taxed: '0', exempt: '0', notSubject: '5' },
      net: '130',
      vat: '0',
      toPay: '117',
    });
    expect(warnings).toEqual(['global-discount']);
  });

  it('that names no subject cannot be read', () => {
    expect(problemIn(rest)).toEqual({ kind: 'incomplete', path: 'sujetoExcluido' });
  });
});
