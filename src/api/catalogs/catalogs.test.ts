import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { UnreadableShape } from '../core/shape';
import { answerWith, testId } from '../core/test-answers';
import { catalogQueries } from './queries';
import { catalogNames, readActivities, readCatalog } from './schemas';

const item = { id: testId(1), name: 'Efectivo', number_code: '01', trashed: 0 };
const catalogOf = (...data: unknown[]) => ({ success: true, data, message: 'OK' });

afterEach(() => {
  configureHttp({});
});

describe('catalogs', () => {
  it('M67 M72: items carry the official code as text', () => {
    expect(readCatalog(catalogOf(item))).toEqual({
      rows: [{ id: testId(1), name: 'Efectivo', code: '01', retired: false }],
      dropped: 0,
    });
  });

  it.each([
    [0, false],
    [1, true],
    ['0', false],
    ['1', true],
    [false, false],
    [true, true],
    [null, false],
    [undefined, false],
  ])('M68: trashed %j means retired %j', (trashed, retired) => {
    expect(readCatalog(catalogOf({ ...item, trashed })).rows[0]?.retired).toBe(retired);
  });

  it('M79: an empty catalog is an empty list', () => {
    expect(readCatalog(catalogOf())).toEqual({ rows: [], dropped: 0 });
  });

  it('M21: another shape is told by its field', () => {
    expect(() => readCatalog({ success: true, data: { data: [] } })).toThrow(
      new UnreadableShape('data'),
    );
  });

  it('M73: economic activities have a code of their own name and are never retired', () => {
    const activity = { id: testId(2), code: '01111', name: 'Cultivo de cereales' };
    expect(readActivities(catalogOf(activity)).rows).toEqual([{ ...activity, retired: false }]);
  });

  it('an item without a name is known by its code', () => {
    expect(readCatalog(catalogOf({ ...item, name: null })).rows[0]?.name).toBe('01');
    expect(readActivities(catalogOf({ id: testId(2), code: '9' })).rows[0]?.name).toBe('9');
  });
});

describe('asking for catalogs', () => {
  const client = new QueryClient();

  it('has one address and one cache entry for each of the six', async () => {
    const urls = answerWith({ body: catalogOf() });
    const queries = [
      await client.query(catalogQueries.activities()),
      await client.query(catalogQueries.productCategories()),
      await client.query(catalogQueries.productMeasurements()),
      await client.query(catalogQueries.paymentMethods()),
      await client.query(catalogQueries.incoterms()),
      await client.query(catalogQueries.countries()),
    ];
    expect(queries).toEqual(catalogNames.map(() => ({ rows: [], dropped: 0 })));
    expect(urls.map(({ pathname }) => pathname)).toEqual(
      catalogNames.map((name) => `/api/external/v1/${name}`),
    );
  });

  it('M78: reads each once per visit', async () => {
    const urls = answerWith({ body: catalogOf() });
    await client.query(catalogQueries.incoterms());
    expect(urls).toEqual([]);
  });
});
