import { describe, expect, it } from 'vitest';
import { createDirectory } from './directory';

const shop = {
  name: 'tienda',
  label: 'Tienda',
  business: 'La Tienda',
  groups: [],
  taxNumbers: ['0614-280498-103-1'],
};
const directory = createDirectory([{ ...shop, key: 'key-of-the-shop', areas: ['batches'] }]);

describe('the directory of integrations', () => {
  it('knows an integration by its key, letter for letter', () => {
    expect(directory.identify('key-of-the-shop')).toEqual({
      name: 'tienda',
      label: 'Tienda',
      business: 'La Tienda',
      areas: ['batches'],
      taxNumbers: ['0614-280498-103-1'],
    });
    expect(directory.identify('KEY-of-the-shop').business).not.toBe('La Tienda');
  });

  it('takes an unknown key for a business of its own, always the same one, without showing it', () => {
    const one = directory.identify('another-key');
    expect(one).toEqual(createDirectory([]).identify('another-key'));
    expect(one.business).not.toBe(directory.identify('one-more-key').business);
    expect(JSON.stringify(one)).not.toContain('another');
  });
});
