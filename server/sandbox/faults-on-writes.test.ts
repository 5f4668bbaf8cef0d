import { describe, expect, it } from 'vitest';
import { faultKinds, type FaultKind } from './faults';
import { withSandbox, type TestWorld } from './testing/sandbox';

const { world, failures } = withSandbox();

const entryType = { code: 'FALLA', name: 'Prueba', prefix: 'F' };
const kinds = Object.keys(faultKinds) as FaultKind[];
/** Whether the write of a fault is executed when the fault does not say when it strikes. */
const usuallyExecuted = ['slow', 'reset-after', 'mid-body', 'malformed', 'huge', 'empty-body'];

async function write(here: TestWorld, fault: object) {
  const added = await here.control('POST', '/faults', { ms: 50, bytes: 70_000, ...fault });
  expect(added.status).toBe(201);
  const headers = { 'X-API-Key': here.facts.keys.full, 'content-type': 'application/json' };
  const body = JSON.stringify(entryType);
  const url = here.url('/accounting/entry-types');
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(300),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  const stored = await here.rows<{ code: string }>('entry_types');
  const { body: log } = await here.control<Record<string, unknown>[]>('GET', '/requests');
  return { answer, times: stored.filter(({ code }) => code === 'FALLA').length, log: log.at(-1) };
}

describe.each(kinds)('%s on a write', (kind) => {
  it(`is usually ${usuallyExecuted.includes(kind) ? 'executed' : 'not executed'}`, async () => {
    const { times } = await write(await world(), { kind });
    expect(times).toBe(usuallyExecuted.includes(kind) ? 1 : 0);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('strikes %s the effect where it says so', async (when, expected) => {
    const here = await world();
    const { times, log } = await write(here, { kind, when });
    // Waiting is all that `slow` does: its write is executed either way.
    expect(times).toBe(kind === 'slow' ? 1 : expected);
    expect(log).toMatchObject({ fault: kind, body: JSON.stringify(entryType) });
    const again = await here.post('/accounting/entry-types', entryType);
    expect(again.status).toBe(times === 1 ? 422 : 201);
    expect(failures).toEqual([]);
  });
});

describe('slow', () => {
  const storedWhileWaiting = async (when: 'before' | 'after') => {
    const here = await world();
    await here.control('POST', '/faults', { kind: 'slow', when, ms: 400 });
    const answer = here.post('/accounting/entry-types', entryType);
    await expect
      .poll(async () => (await here.control<unknown[]>('GET', '/requests')).body)
      .toHaveLength(1);
    const stored = await here.rows<{ code: string }>('entry_types');
    expect((await answer).status).toBe(201);
    return stored.some(({ code }) => code === 'FALLA');
  };

  it('before: the effect comes after the wait', async () => {
    expect(await storedWhileWaiting('before')).toBe(false);
  });

  it('after: the effect is there while the answer waits', async () => {
    expect(await storedWhileWaiting('after')).toBe(true);
  });

  it('is executed though the caller went away', async () => {
    const here = await world();
    const { answer } = await write(here, { kind: 'slow', ms: 400 });
    expect(answer).toBeNull();
    await expect
      .poll(async () => (await here.rows<{ code: string }>('entry_types')).at(-1)?.code)
      .toBe('FALLA');
  });
});

describe('what a caller is told of an executed write', () => {
  it.each([
    ['flag-false', 200, '"status":false'],
    ['status-500', 500, 'Server error'],
    ['html-502', 502, '<!doctype html>'],
    ['wrong-type', 201, '<!doctype html>'],
    ['redirect', 302, ''],
    ['empty-body', 201, ''],
  ])('%s: %i', async (kind, status, part) => {
    const { answer, times } = await write(await world(), { kind, when: 'after' });
    expect([answer?.status, times]).toEqual([status, 1]);
    expect(answer?.text).toContain(part);
  });
});
