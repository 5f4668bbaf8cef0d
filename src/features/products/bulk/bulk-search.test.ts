import { describe, expect, it } from 'vitest';
import { labelAddress } from '../labels/label-search';
import { bulkAddress } from './bulk-search';
import { jobAddress } from '@/modules/job-report/job-address';

describe('the address of a change of many products', () => {
  it('says nothing where everything is as usual', () => {
    const search = bulkAddress.read({ from: 'list', step: 'choose', view: 'all' });
    expect(Object.values(search).every((value) => value === undefined)).toBe(true);
    expect(bulkAddress.defaults).toMatchObject({
      from: 'list',
      step: 'choose',
      view: 'all',
      page: 1,
    });
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
    const search = bulkAddress.read(raw);
    expect(search).toMatchObject({ ...raw, q: '12', least: '1.25' });
    expect(search.corrected).toBeUndefined();
    expect(bulkAddress.search(bulkAddress.fill(search))).toMatchObject({
      ...raw,
      q: '12',
      least: '1.25',
    });
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
    const search = bulkAddress.read(raw);
    expect(bulkAddress.fill(search)).toEqual(bulkAddress.defaults);
    expect(search.corrected).toEqual(Object.keys(raw));
  });
});

describe('the address of a job and of labels', () => {
  it.each([{ outcome: 'lost' }, { page: -1 }])('tells what of a job is not valid: %j', (raw) => {
    const search = jobAddress.read(raw);
    expect(jobAddress.fill(search)).toEqual({ outcome: null, page: 1 });
    expect(search.corrected).toEqual(Object.keys(raw));
  });

  it.each([{ of: 'mine' }, { what: 'flags' }, { size: 'a5' }, { copies: 51 }, { copies: 'two' }])(
    'tells what of labels is not valid: %j',
    (raw) => {
      const search = labelAddress.read(raw);
      expect(labelAddress.fill(search)).toEqual(labelAddress.defaults);
      expect(search.corrected).toEqual(Object.keys(raw));
    },
  );

  it('keeps what of them is valid', () => {
    const raw = { of: 'chosen', what: 'list', size: 'roll-40x25', copies: 50, q: 'pan' };
    expect(labelAddress.fill(labelAddress.read(raw))).toMatchObject({
      of: 'chosen',
      what: 'list',
      size: 'roll-40x25',
      copies: 50,
      q: 'pan',
    });
    expect(jobAddress.fill(jobAddress.read({ outcome: 'refused', page: 3 }))).toEqual({
      outcome: 'refused',
      page: 3,
    });
  });
});
