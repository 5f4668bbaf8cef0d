import { describe, expect, it } from 'vitest';
import { jobPlaceOf, readJobSearch } from './job-search';
import { labelPlaceOf, readLabelSearch } from '../labels/label-search';
import { placeOf, readBulkSearch, searchOfPlace } from './bulk-search';

describe('the address of a change of many products', () => {
  it('says nothing where everything is as usual', () => {
    const search = readBulkSearch({ from: 'list', step: 'choose', view: 'all' });
    expect(Object.values(search).every((value) => value === undefined)).toBe(true);
    expect(placeOf({})).toMatchObject({ source: 'list', step: 'choose', view: 'all', page: 1 });
  });

  it('keeps what it says, and numbers that the router made of it', () => {
    const raw = {
      from: 'file',
      step: 'check',
      view: 'warned',
      q: 12,
      low: true,
      tax: 'exempt',
      least: 1.25,
      most: '9',
      page: 3,
    };
    const search = readBulkSearch(raw);
    expect(search).toMatchObject({ ...raw, q: '12', least: '1.25' });
    expect(search.corrected).toBeUndefined();
    expect(searchOfPlace(placeOf(search))).toMatchObject({ ...raw, q: '12', least: '1.25' });
  });

  it.each([
    { from: 'thin air' },
    { step: 'send' },
    { view: 'x' },
    { least: '-1' },
    { most: '1,2' },
    { page: 0 },
    { category: 'x' },
    { tax: 'all' },
    { low: 'yes' },
  ])('leaves out what is not valid, and tells it: %j', (raw) => {
    const search = readBulkSearch(raw);
    expect(placeOf(search)).toEqual(placeOf({}));
    expect(search.corrected).toEqual(Object.keys(raw));
  });
});

describe('the address of a job and of labels', () => {
  it.each([{ outcome: 'lost' }, { page: -1 }])('tells what of a job is not valid: %j', (raw) => {
    const search = readJobSearch(raw);
    expect(jobPlaceOf(search)).toEqual({ outcome: null, page: 1 });
    expect(search.corrected).toEqual(Object.keys(raw));
  });

  it.each([{ of: 'mine' }, { what: 'flags' }, { size: 'a5' }, { copies: 51 }, { copies: 'two' }])(
    'tells what of labels is not valid: %j',
    (raw) => {
      const search = readLabelSearch(raw);
      expect(labelPlaceOf(search)).toEqual(labelPlaceOf({}));
      expect(search.corrected).toEqual(Object.keys(raw));
    },
  );

  it('keeps what of them is valid', () => {
    const raw = { of: 'chosen', what: 'list', size: 'roll-40x25', copies: 50, q: 'pan' };
    expect(labelPlaceOf(readLabelSearch(raw))).toMatchObject({
      isChosen: true,
      what: 'list',
      size: 'roll-40x25',
      copies: 50,
      narrowing: { text: 'pan' },
    });
    expect(jobPlaceOf(readJobSearch({ outcome: 'refused', page: 3 }))).toEqual({
      outcome: 'refused',
      page: 3,
    });
  });
});
