import { describe, expect, it } from 'vitest';
import { createIntegrations } from './integrations';

const shop = {
  name: 'tienda',
  label: 'Tienda',
  business: 'La Tienda',
  groups: [],
  taxNumbers: ['0614-280498-103-1'],
};
const integrations = createIntegrations([{ ...shop, key: 'key-of-the-shop', areas: ['batches'] }]);

describe('the integrations', () => {
  it('knows an integration by its key, letter for letter', () => {
    expect(integrations.identify('key-of-the-shop')).toEqual({
      name: 'tienda',
      label: 'Tienda',
      business: 'La Tienda',
      areas: ['batches'],
      taxNumbers: ['0614-280498-103-1'],
    });
    expect(integrations.identify('KEY-of-the-shop').business).not.toBe('La Tienda');
  });

  it('takes an unknown key for a business of its own, always the same one, without showing it', () => {
    const one = integrations.identify('another-key');
    expect(one).toEqual(createIntegrations([]).identify('another-key'));
    expect(one.business).not.toBe(integrations.identify('one-more-key').business);
    expect(JSON.stringify(one)).not.toContain('another');
  });
});
