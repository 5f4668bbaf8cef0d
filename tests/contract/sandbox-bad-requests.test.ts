import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withVictim } from './support/victim';
import { operations } from '../../server/sandbox/operations';
import { defaultProfile } from '../../src/contract/profile';

const { calls, writes, send, expectDocumented } = withVictim();

const queries = Object.values(defaultProfile.query).flatMap((names) => Object.values(names));
const names = [...new Set([...queries, '__proto__', 'constructor', ''])];

const texts = [
  '',
  '%00',
  '__proto__',
  'constructor',
  '%ED%A0%80',
  '+',
  '-1',
  '0',
  '1e3',
  '1.5',
  '99999999999999999999',
  'null',
  '%5B%5D',
  "'%3B--",
  'x'.repeat(3_000),
];

it('every operation is asked', () => {
  expect([...new Set(calls().map(({ name }) => name))].toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
});

describe('a bad query', () => {
  it.each(['batches', 'employees', 'products.list', 'receivables.summary'])(
    'of %s is answered as documented, whatever it says under any name',
    async (operation) => {
      const call = calls().find(({ name }) => name === operation);
      if (!call) throw new Error(`${operation} is not asked`);
      const [plain = ''] = call.path.split('?');
      for (const name of names) {
        const odd = [`${name}[]=1`, `${name}[a]=1`, `${name}=1&${name}=1`];
        for (const query of [...odd, ...texts.map((text) => `${name}=${text}`)]) {
          expectDocumented(call, await send(call, { path: `${plain}?${query}` }));
        }
      }
    },
    60_000,
  );

  it.each([
    ['empty', '?'],
    ['twice begun', '??'],
    ['of nothing', '?&&'],
    ['without a name', '?='],
    ['broken in its encoding', '?%&a=%&%ZZ=1&page=%FF'],
    ['of two thousand parts', `?${'a=1&'.repeat(2_000)}`],
  ])('that is %s is answered as documented by every operation', async (_, query) => {
    for (const call of calls().filter(({ method }) => method !== 'DELETE')) {
      const [plain = ''] = call.path.split('?');
      const body = call.body ? { body: '{}' } : {};
      expectDocumented(call, await send(call, { path: plain + query, ...body }));
    }
  });
});

describe('a bad identifier in a path', () => {
  it('is not found by every operation', async () => {
    const withId = calls().filter(
      ({ path, name }) => /[0-9a-f-]{36}/.test(path) && name !== 'receivables.summary',
    );
    expect(withId.length).toBeGreaterThan(6);
    for (const call of withId) {
      for (const text of texts.filter((one) => one !== '')) {
        const path = call.path.replace(/[0-9a-f-]{36}/, text);
        const answer = await send(call, { path, ...(call.body ? { body: '{}' } : {}) });
        expect([call.name, text, answer.status]).toEqual([call.name, text, 404]);
        expect(answer.body).toMatchObject({
          message: expect.stringMatching(/not found/i) as string,
        });
      }
    }
  });
});

describe('a bad header', () => {
  it.each([
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['ñ', 'ñ'],
    ['8,000 letters', 'x'.repeat(8_000)],
  ])('X-API-Key: %s', async (_, value) => {
    for (const call of calls()) {
      const body = call.body ? { body: JSON.stringify(call.body) } : {};
      const answer = await send(call, { headers: { 'X-API-Key': value }, ...body });
      expectDocumented(call, answer);
      expect([call.name, answer.status]).toEqual([call.name, 401]);
    }
  });

  it.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['101 letters', 'x'.repeat(101)],
    ['ñ', 'ñ'],
    ['__proto__', '__proto__'],
  ])('Idempotency-Key: %s', async (_, value) => {
    for (const call of writes()) {
      const body = JSON.stringify(call.body);
      expectDocumented(call, await send(call, { headers: { 'Idempotency-Key': value }, body }));
    }
  });
});

it('any query and any body at all are answered as documented', async () => {
  const anyBody = fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(fc.nat(), anyBody, fc.webQueryParameters(), async (index, body, query) => {
      const call = calls()[index % calls().length];
      if (!call || call.method === 'DELETE') return;
      const [plain = ''] = call.path.split('?');
      const sent = call.body ? { body, type: 'application/json' } : {};
      expectDocumented(call, await send(call, { path: `${plain}?${query}`, ...sent }));
    }),
    { numRuns: 150 },
  );
}, 60_000);
