import { describe, expect, it } from 'vitest';
import { placeOf, readBulkSearch, searchOfPlace } from './bulk-search';

describe('the address of a change of many products', () => {
  it('says nothing where everything is as usual', () => {
    expect(Object.values(readBulkSearch({})).every((value) => value === undefined)).toBe(true);
    expect(placeOf({})).toMatchObject({ source: 'list', step: 'choose', view: 'all', page: 1 });
  });

  it('keeps what it says, and numbers that the router made of it', () => {
    const raw = {
      from: 'file',
      step: 'check',
      view: 'warned',
      q: 12,
      least: 1.25,
      most: '9',
      page: 3,
    };
    expect(placeOf({ ...readBulkSearch(raw) })).toEqual(placeOf(raw));
    expect(searchOfPlace(placeOf(raw))).toMatchObject({ ...raw, q: '12', least: '1.25' });
  });

  it.each([
    { step: 'send' },
    { view: 'x' },
    { least: '-1' },
    { least: '1,2' },
    { page: 0 },
    { category: 'x' },
  ])('leaves out what is not valid: %j', (raw) => {
    expect(placeOf(raw)).toEqual(placeOf({}));
  });
});
