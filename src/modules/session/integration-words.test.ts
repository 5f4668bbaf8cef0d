import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/text/locale';
import { businessInWords, integrationInWords } from './integration-words';

const named = { name: 'compras', label: 'Compras', business: 'Los Volcanes' };
const ofKey = {
  name: 'key-98462c0a1b2d',
  label: 'Integración 98462c',
  business: 'Empresa 98462c0a1b2d',
};

afterEach(() => setLocale('es'));

describe('who an integration is, in words', () => {
  it('is what its owner called it, in every language', () => {
    setLocale('en');
    expect(integrationInWords(named)).toBe('Compras');
    expect(businessInWords(named)).toBe('Los Volcanes');
  });

  it('follows the language where nobody called it anything', () => {
    expect([integrationInWords(ofKey), businessInWords(ofKey)]).toEqual([
      ofKey.label,
      ofKey.business,
    ]);
    setLocale('en');
    expect(integrationInWords(ofKey)).toBe('Integration 98462c');
    expect(businessInWords(ofKey)).toBe('Business 98462c0a1b2d');
  });

  it('is not taken from a name that only begins alike', () => {
    expect(integrationInWords({ ...named, name: 'key-compras' })).toBe('Compras');
  });
});
