import { expect, it } from 'vitest';
import { sentInWords } from './sent-words';

it.each([
  ['products.update', 'tax_ids', 'Impuestos'],
  ['products.update', 'tax_ids.0', 'Impuestos'],
  ['products.update', 'availability', 'Existencias'],
  ['products.create', 'portions[1][unit_quantity]', 'Fila 2 · Cuánto lleva'],
  ['products.create', 'portions.0', 'Fila 1 · Porciones que se venden'],
  ['products.create', 'prices.0.price_list_id', 'Fila 1 · Lista de precios'],
  ['providers.create', 'data.tax_number', 'NIT o DUI'],
  ['entry-types.create', 'requires_approval', 'Sus partidas requieren aprobación'],
] as const)('a refusal of %s that names %s speaks of "%s"', (operation, field, words) => {
  expect(sentInWords(operation, field)).toBe(words);
});

it.each([
  ['products.update', 'mood'],
  ['products.update', '__proto__'],
  ['products.update', 'constructor'],
  ['payments.apply', 'amount'],
] as const)('what no form has a name for stays as it came: %s, %s', (operation, field) => {
  expect(sentInWords(operation, field)).toBeNull();
});
