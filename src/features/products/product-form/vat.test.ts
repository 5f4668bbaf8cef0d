import { expect, it } from 'vitest';
import { recognisedVat } from '@/api/taxes/recognised-vat';
import { fuel, tourism, vat } from '../test-taxes';
import { vatRules } from './vat';

it('M121: the VAT is known by its official code', () => {
  expect(recognisedVat([tourism, vat, fuel])).toEqual([vat]);
});

it.each(['IVA', 'iva 13 %', 'Impuesto al Valor Agregado', 'VAT', 'Value-added tax'])(
  'M121: or by a name such as %s where no code says it',
  (name) => {
    const named = { ...tourism, name };
    expect(recognisedVat([fuel, named])).toEqual([named]);
    expect(recognisedVat([named, vat])).toEqual([vat]);
  },
);

it.each(['IVA retenido 1%', 'Percepción de IVA', 'Privado', 'Turismo', null])(
  'M121: %s is another tax',
  (name) => {
    expect(recognisedVat([{ ...tourism, name }])).toEqual([]);
  },
);

it('M121: the one somebody named counts where none is recognised, and only there', () => {
  expect(vatRules([tourism, fuel], tourism.id)).toEqual({
    ids: new Set([tourism.id]),
    usual: tourism.id,
  });
  expect(vatRules([tourism, vat], tourism.id)?.usual).toBe(vat.id);
  expect(vatRules([tourism], '')).toEqual({ ids: new Set(), usual: null });
  expect(vatRules(null, '')).toBeNull();
});

it('M121: of several the one with a rate is the usual one', () => {
  const zero = { ...vat, id: tourism.id, fraction: '0' };
  expect(vatRules([zero, vat], '')).toEqual({ ids: new Set([zero.id, vat.id]), usual: vat.id });
});
