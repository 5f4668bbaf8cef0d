import { describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import type { PlannedUpdate } from './planned-update';
import { seenUpdate, type SeenUpdate } from './seen-update';
import { loadedProduct } from './test-product';
import type { Product } from './schemas';
import { testId } from '../core/test-answers';

const planned = (changes: PlannedUpdate['changes'], more: Partial<PlannedUpdate> = {}) => ({
  loaded: loadedProduct(),
  changes,
  taxes: { way: 'leave' } as const,
  ...more,
});

describe('a product that is read again', () => {
  it.each<[string, PlannedUpdate, Partial<Product>, SeenUpdate]>([
    ['as it was', planned({ price: '2' }), {}, 'unchanged'],
    ['as it was, in other digits', planned({ price: '2' }), { price: '1.1' }, 'unchanged'],
    [
      'as it was, in another spelling',
      planned({ taxTreatment: 'taxed' }),
      { taxMethod: 'is_exent' },
      'unchanged',
    ],
    ['as it was, but for what is not touched', planned({ price: '2' }), { name: 'X' }, 'unchanged'],
    ['as it is sent', planned({ price: '2.00' }), { price: '2' }, 'as-sent'],
    [
      'as it is sent, in the words of the list',
      planned({ kind: 'service' }),
      { productType: 'service' },
      'as-sent',
    ],
    [
      'as it is sent, its category in the other case',
      planned({ categoryId: 'abcdefab-cdef-4abc-8def-abcdefabcdef' }),
      { categoryId: 'ABCDEFAB-CDEF-4ABC-8DEF-ABCDEFABCDEF' },
      'as-sent',
    ],
    ['something else', planned({ price: '2' }), { price: '3' }, 'other'],
    ['half of what is sent', planned({ price: '2', name: 'B' }), { price: '2' }, 'other'],
    ['without what is touched', planned({ price: '2' }), { price: null }, 'other'],
    [
      'as sent, where part of it cannot be read',
      planned({ price: '2', margin: '30' }),
      { price: '2' },
      'other',
    ],
    ['as it was, where part of it cannot be read', planned({ margin: '30' }), {}, 'unseen'],
    [
      'without a word of its taxes, before and now',
      planned({}, { loaded: loadedProduct({ taxIds: null }), taxes: { way: 'remove-all' } }),
      { taxIds: null },
      'unseen',
    ],
    [
      'without a word of its price, before and now',
      planned({ price: '2', name: 'B' }, { loaded: loadedProduct({ price: null }) }),
      { price: null },
      'unseen',
    ],
    ['with the taxes it had', planned({}, { taxes: { way: 'remove-all' } }), {}, 'unchanged'],
    [
      'without taxes, as it is sent',
      planned({}, { taxes: { way: 'remove-all' } }),
      { taxIds: [] },
      'as-sent',
    ],
    [
      'with the taxes that are sent, in any order',
      planned({}, { taxes: { way: 'choose', ids: [testId(6), testId(5)] } }),
      { taxIds: [testId(5), testId(6)] },
      'as-sent',
    ],
    ['a blank is not sent', planned({ price: '2', name: ' ' }), { price: '2' }, 'as-sent'],
  ])('%s', (_what, update, changes, seen) => {
    expect(seenUpdate(update, loadedProduct(changes), defaultProfile)).toBe(seen);
  });

  it('is compared in all that is repeated, where what is left out may be lost', () => {
    const profile = { ...defaultProfile, omittedOnUpdate: 'unknown' } as const;
    const update = planned({ price: '2' });
    expect(seenUpdate(update, loadedProduct(), profile)).toBe('unchanged');
    expect(seenUpdate(update, loadedProduct({ price: '2' }), profile)).toBe('as-sent');
    expect(seenUpdate(update, loadedProduct({ price: '2', name: 'X' }), profile)).toBe('other');
  });
});
