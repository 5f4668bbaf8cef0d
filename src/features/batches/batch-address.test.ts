import { describe, expect, it } from 'vitest';
import { batchAddress } from './batch-address';
import { asksForPage, batchParams } from './batch-query';

const filtersOf = batchAddress.fill;
const said = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const readBatchSearch = (raw: Record<string, unknown>) => said(batchAddress.read(raw));
const searchOf = (place: Parameters<typeof batchAddress.search>[0]) =>
  said(batchAddress.search(place));

const product = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const branch = '7d444840-9dc0-11d1-b245-5ffdce74fad2';

describe('reading the address of the batch list', () => {
  it('takes every valid value', () => {
    const search = { status: 'expiring', days: 7, product, page: 3, perPage: 200 };
    expect(readBatchSearch(search)).toEqual(search);
  });

  it('is empty for a bare address, and ignores what it does not know', () => {
    expect(readBatchSearch({})).toEqual({});
    expect(readBatchSearch({ utm_source: 'mail' })).toEqual({});
  });

  it.each([
    ['status', 'removed'],
    ['status', ''],
    ['status', 1],
    ['product', 'LCH-001'],
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['page', 'two'],
    ['page', 1e300],
    ['perPage', 0],
    ['perPage', 201],
    ['perPage', [50]],
  ])(
    'limit batch-search page perPage status product M40, M189: %s=%j goes back to its default and is named',
    (name, value) => {
      expect(readBatchSearch({ [name]: value })).toEqual({ corrected: [name] });
    },
  );

  it.each([0, 366, 2.5, 'week', null])(
    'limit batch-search days M188: a window of %j days goes back to 30',
    (days) => {
      expect(readBatchSearch({ status: 'expiring', days })).toEqual({
        status: 'expiring',
        corrected: ['days'],
      });
    },
  );

  it.each([1, 30, 365])('M188: a window of %i days is taken', (days) => {
    const read = batchAddress.read({ status: 'expiring', days });
    expect(read.corrected).toBeUndefined();
    expect(filtersOf(read).days).toBe(days);
  });

  it('M188: a window without the status it belongs to is dropped and named', () => {
    expect(readBatchSearch({ status: 'expired', days: 7 })).toEqual({
      status: 'expired',
      corrected: ['days'],
    });
  });

  it.each([
    { status: 'expired', band: 'expired' },
    { status: 'expiring', days: 1, band: 'today' },
    { status: 'expiring', days: 7, band: '1-7' },
    { status: 'expiring', days: 15, band: '8-15' },
    { status: 'expiring', band: '16-30' },
    { band: 'later' },
  ])('a step goes with its own window: %j', (search) => {
    expect(readBatchSearch(search)).toEqual(search);
    expect(searchOf(filtersOf(readBatchSearch(search)))).toEqual(search);
  });

  it.each([
    { status: 'expired', band: '8-15' },
    { status: 'expiring', days: 30, band: '8-15' },
    { status: 'expiring', days: 7, band: 'later' },
    { band: '9-15' },
  ])('a step that does not is dropped and named: %j', ({ band, ...search }) => {
    expect(readBatchSearch({ ...search, band })).toEqual({
      ...readBatchSearch(search),
      corrected: ['band'],
    });
  });

  it('keeps the valid values beside the corrected ones', () => {
    expect(readBatchSearch({ status: 'soon', page: 2 })).toEqual({
      page: 2,
      corrected: ['status'],
    });
  });

  it('names nothing twice and accepts only its own names as corrected', () => {
    expect(readBatchSearch({ corrected: ['days', 'days', '<b>'], page: 0 })).toEqual({
      corrected: ['days', 'page'],
    });
  });
});

describe('M298: the address of the filters', () => {
  it('comes back as it was', () => {
    const search = { status: 'expiring', days: 7, product, page: 3, perPage: 25 } as const;
    expect(searchOf(filtersOf(search))).toEqual(search);
  });

  it('leaves defaults out', () => {
    expect(searchOf(filtersOf({ status: 'expiring', days: 30, page: 1, perPage: 50 }))).toEqual({
      status: 'expiring',
    });
  });

  it('leaves out a window that the status does not use', () => {
    expect(searchOf({ ...filtersOf({}), status: 'available', days: 7 })).toEqual({
      status: 'available',
    });
  });
});

describe('what the list is asked for', () => {
  it('carries the window only with the status it belongs to', () => {
    expect(batchParams(branch, filtersOf({ status: 'expiring' }))).toEqual({
      branch,
      status: 'expiring',
      days: 30,
      page: 1,
      perPage: 50,
    });
    expect(batchParams(branch, filtersOf({ product }))).toEqual({
      branch,
      product,
      page: 1,
      perPage: 50,
    });
  });

  it('M13: is nothing for a branch that cannot be one', () => {
    expect(asksForPage('central', filtersOf({}))).toBe(false);
    expect(asksForPage(branch, filtersOf({}))).toBe(true);
  });
});
