import { describe, expect, it } from 'vitest';
import { defaultProfile, liveProfile } from '../../../src/contract/profile';
import { createMatcher } from './match';
import { operationsOf } from './operations';

const base = '/api/external/v1';
const id = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
const match = createMatcher(operationsOf(defaultProfile), base);

describe('documented operations', () => {
  it.each([
    ['GET', '/activities'],
    ['GET', '/product-categories'],
    ['GET', '/product-measurements'],
    ['GET', '/payment-methods'],
    ['GET', '/incoterms'],
    ['GET', '/countries'],
    ['GET', '/branches'],
    ['GET', `/taxes/branch/${id}`],
    ['GET', '/treasury/banks'],
    ['GET', '/treasury/petty-cashes'],
    ['GET', '/treasury/checkbooks'],
    ['GET', `/products/branch/${id}?page=2&per_page=20`],
    ['GET', `/inventory/batches?branch_id=${id}&product_id=${id}&status=expiring&days=30`],
    ['GET', '/hr/employees?is_active=1&search=Nu%C3%B1ez+%26+100%25&document_number=01234567-8'],
    ['GET', '/hr/labor-rules'],
    ['GET', `/hr/work-schedules/${id}`],
    ['GET', `/sales/${id.toUpperCase()}`],
    ['GET', `/receivables/summary?branch_id=${id}`],
    ['GET', `/expenses/${id}/status`],
    ['POST', '/accounting/entry-types'],
    ['POST', '/products'],
    ['PUT', `/products/${id}`],
    ['POST', '/expenses'],
    ['POST', '/providers'],
    ['POST', '/payments/purchases'],
    ['DELETE', `/hr/schedule-assignments/${id}`],
  ])('are known: %s %s', (method, target) => {
    expect(match(method, base + target)).toMatchObject({ operation: { method } });
  });

  it.each([
    ['POST', '/branches'],
    ['GET', '/expenses'],
    ['GET', `/products/${id}`],
    ['DELETE', `/products/${id}`],
    ['PATCH', `/products/${id}`],
    ['POST', '/accounting/journal-entries'],
  ])('M7: are nothing else, %s %s', (method, target) => {
    expect(match(method, base + target)).toBe('unknown-route');
  });

  it('lose the two paths nobody documents when the profile locks them', () => {
    const locked = createMatcher(operationsOf(liveProfile), base);
    expect(locked('POST', `${base}/payments/purchases`)).toBe('unknown-route');
    expect(locked('GET', `${base}/expenses/${id}/status`)).toBe('unknown-route');
  });

  it('follow the names of the profile', () => {
    const { query } = defaultProfile;
    const renamed = { ...query, batches: { ...query.batches, days: 'window' } };
    const other = createMatcher(operationsOf({ ...defaultProfile, query: renamed }), base);
    expect(other('GET', `${base}/inventory/batches?window=30`)).toMatchObject({
      query: '?window=30',
    });
    expect(other('GET', `${base}/inventory/batches?days=30`)).toBe('bad-query');
  });
});

describe('paths', () => {
  it.each([
    '/%62ranches',
    '/branches/',
    '/branches%2f',
    '//branches',
    '/./branches',
    '/x/../branches',
    '/branches;x',
    '/Branches',
    '/branches#x',
    '/branches?page=1?page=2',
    `/sales/${id}%00`,
    `/sales/${id}/`,
    `/sales/${id.slice(1)}`,
    `/sales/0${id}`,
    `/sales/${id}0`,
    `/sales/${id}${id}`,
    `/${id}`,
    '/sales/{id}',
    `/products/branch/${id}/{id}`,
  ])('are compared letter for letter: %s', (target) => {
    expect(match('GET', base + target)).toBe('unknown-route');
  });
});

describe('queries', () => {
  const query = (text: string) => match('GET', `${base}/hr/employees?${text}`);

  it('are written anew from what was understood', () => {
    expect(query('search=%61%20b%2bc&page=2')).toMatchObject({ query: '?search=a+b%2Bc&page=2' });
  });

  it.each([
    'search=',
    'search',
    '=a',
    '',
    'search=a&',
    'search=a&search=b',
    'search=a&%73earch=b',
    'search=%00',
    'search=a%0d%0ab',
    'search=%ed%a0%80',
    'search=%zz',
    'search=a=b',
    'search[]=a',
    '__proto__=a',
    'constructor=a',
    'page=1.5',
    'page=-1',
    'page=1e3',
    'page=%D9%A1',
    'is_active=true',
    'is_active=2',
    `search=${'a'.repeat(201)}`,
    'per_page=1234567890',
  ])('are refused as a whole: %s', (text) => {
    expect(query(text)).toBe('bad-query');
  });
});
