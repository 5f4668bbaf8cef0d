import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted-kind';

const origin = 'https://trastienda.example';
const id = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b07';
const other = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b08';
const code = '05BA6CA6-6613-14F9-E064-00144FFB12D3';
const control = 'DTE-03-M001P001-000000000000042';

/** What is told of a text, in one line. */
function told(typed: string): string {
  const pasted = readPasted(typed, origin);
  switch (pasted.is) {
    case 'link':
      return `link ${pasted.address}`;
    case 'ids':
      return `${pasted.areCodes ? 'codes' : 'ids'} ${pasted.ids.join(' ')}`;
    case 'control-number':
      return `control ${pasted.number}`;
    case 'number':
      return `${pasted.mayBe.join(' or ')} ${pasted.digits}`;
    case 'code':
      return `code ${pasted.code}`;
    case 'nothing':
    case 'words':
      return pasted.is;
  }
}

describe('what is pasted into the one box', () => {
  it.each([
    ['', 'nothing'],
    [' \u200b\n', 'nothing'],
    ['«»', 'nothing'],

    [id, `ids ${id}`],
    [id.toUpperCase(), `ids ${id}`],
    [` "${id}"\n`, `ids ${id}`],
    [`{${id}}`, `ids ${id}`],
    [`\u202a${id}\u202c`, `ids ${id}`],
    [`${id.slice(0, 18)}\n${id.slice(18)}`, `ids ${id}`],
    [id.replaceAll('-', ''), `ids ${id}`],
    [`Venta: ${id}, la de ayer`, `ids ${id}`],
    [`${id}\n${other}`, `ids ${id} ${other}`],
    [`${id}, ${id.toUpperCase()};${other}`, `ids ${id} ${other}`],
    ['00000000-0000-0000-0000-000000000000', 'ids 00000000-0000-0000-0000-000000000000'],
    [`https://erp.example/ventas/${id.toUpperCase()}`, `ids ${id}`],
    [id.slice(1), `code ${id.slice(1)}`],
    [`${id}0`, `code ${id}0`],

    [code, `ids ${code.toLowerCase()}`],
    [`Código de generación: ${code}`, `codes ${code.toLowerCase()}`],
    [`"codigoGeneracion": "${code}"`, `codes ${code.toLowerCase()}`],
    [
      `https://admin.factura.gob.sv/consultaPublica?ambiente=01&codGen=${code}&fechaEmi=2026-03-09`,
      `codes ${code.toLowerCase()}`,
    ],

    [`${origin}/sales/${id}?x=1`, `link /sales/${id}?x=1`],
    [
      `Mire: ${origin}/branches/${id}/batches?status=expired.`,
      `link /branches/${id}/batches?status=expired`,
    ],
    [`<${origin}/help>`, 'link /help'],
    [origin.toUpperCase(), 'link /'],
    [`/schedules/${id}`, `link /schedules/${id}`],
    ['https://trastienda.example.com/help', 'words'],
    ['//evil.example/help', 'words'],
    ['javascript:alert(1)', 'words'],

    [control, `control ${control}`],
    [control.toLowerCase(), `control ${control}`],
    [` ${control.slice(0, 15)} ${control.slice(15)}\n`, `control ${control}`],
    [`Número de control: ${control}.`, `control ${control}`],
    [control.replaceAll('-', ''), `control ${control}`],
    ['dte-03', 'control DTE-03'],
    ['DTE-03-M001P001', 'control DTE-03-M001P001'],

    ['0614-150312-101-2', 'taxpayer 06141503121012'],
    ['06141503121012', 'taxpayer 06141503121012'],
    ['NIT: 0614 150312 101 2', 'taxpayer 06141503121012'],
    ['0614-150312-10', 'taxpayer 061415031210'],
    ['04567890-1', 'taxpayer 045678901'],
    ['DUI 045678901', 'taxpayer 045678901'],
    ['０６１４-１５０３１２-１０１-２', 'taxpayer 06141503121012'],
    ['123456-7', 'register 1234567'],
    ['NRC: 1234567', 'register 1234567'],
    ['1234567', 'register or product 1234567'],
    ['7411001', 'register or product 7411001'],
    ['7412345678905', 'product 7412345678905'],
    ['036000291452', 'product 036000291452'],
    ['12', 'words'],

    ['LAC-1001', 'code LAC-1001'],
    ['SKU.77/3', 'code SKU.77/3'],
    ['ñ-12', 'code ñ-12'],
    ['a1', 'words'],
    ['leche entera', 'words'],
    ['Leche 1 L', 'words'],
    ['compras', 'words'],
    ['__proto__', 'words'],
    ['مرحبا', 'words'],
  ])('%j is %s', (typed, expected) => {
    expect(told(typed)).toBe(expected);
  });
});
