import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceUrl } from './url';

const parse = (url: string) => new URL(url, 'http://app.test');

describe('serviceUrl', () => {
  it('fills slots and leaves out what has no value', () => {
    expect(serviceUrl('/a/{id}/b', { id: 'x' }, { page: 2, status: undefined, q: 'ñ &' })).toBe(
      '/api/external/v1/a/x/b?page=2&q=%C3%B1+%26',
    );
    expect(serviceUrl('/a')).toBe('/api/external/v1/a');
  });

  it('a slot can never leave its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        // A URL parser removes dot segments; identifiers are checked to be UUIDs before they come here.
        fc.pre(id !== '.' && id !== '..');
        const { pathname, search, hash, origin } = parse(serviceUrl('/a/{id}/b', { id }));
        expect(pathname.split('/')).toHaveLength(7);
        expect(pathname.endsWith('/b')).toBe(true);
        expect([search, hash, origin]).toEqual(['', '', 'http://app.test']);
      }),
    );
  });

  it('a query value can never become another entry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const { searchParams } = parse(serviceUrl('/a', {}, { first: value, second: 1 }));
        expect([...searchParams]).toEqual([
          ['first', value],
          ['second', '1'],
        ]);
      }),
    );
  });

  it.each<Record<string, string>>([{}, { id: '' }])(
    'refuses to build an address without %j',
    (slots) => {
      expect(() => serviceUrl('/a/{id}', slots)).toThrow(TypeError);
    },
  );
});
