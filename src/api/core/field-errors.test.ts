import { describe, expect, it } from 'vitest';
import { factsWithoutAnswer, type ApiError, type FieldErrors } from './errors';
import { fieldErrors } from './field-errors';

const facts = factsWithoutAnswer('expenses.create', 'rejected', new Date(0));
const refused = (fields: FieldErrors): ApiError => ({
  ...facts,
  kind: 'validation',
  fields,
  message: '',
});
const names = {
  tax_number: 'taxNumber',
  'products.*.sku': 'lines.*.sku',
  'portions.*.prices.*.price': 'portions.*.prices.*.amount',
};

describe('M37: messages by field', () => {
  it.each([
    ['tax_number', 'taxNumber'],
    ['products.0.sku', 'lines.0.sku'],
    ['products[12][sku]', 'lines.12.sku'],
    ['products[3].sku', 'lines.3.sku'],
    ['portions.1.prices.2.price', 'portions.1.prices.2.amount'],
  ])('%s is %s of the form', (wire, field) => {
    expect(fieldErrors(refused({ [wire]: ['One.', 'Two.'] }), names)).toEqual({
      fields: { [field]: ['One.', 'Two.'] },
      others: [],
    });
  });

  it('keeps every message, also of two spellings of one field', () => {
    const told = { 'products.0.sku': ['Required.'], 'products[0][sku]': ['Unknown.', 'Old.'] };
    expect(fieldErrors(refused(told), names).fields).toEqual({
      'lines.0.sku': ['Required.', 'Unknown.', 'Old.'],
    });
  });

  it.each(['stamp', 'products', 'products.sku', 'products.0.name', '__proto__', ''])(
    'lists %j, which the form has no field for',
    (field) => {
      const told = refused(Object.fromEntries([[field, ['No.']]]));
      expect(fieldErrors(told, names)).toEqual({
        fields: {},
        others: [{ field, messages: ['No.'] }],
      });
    },
  );

  it('has nothing to say of other failures', () => {
    expect(fieldErrors({ ...facts, kind: 'server' }, names)).toEqual({ fields: {}, others: [] });
  });
});
