import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { aloneReadySchema } from './alone-ready';
import { scopes } from './scopes';
import { firstLine, stop, withProcesses } from './testing/process';

// A process start on a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const { launch, dataDir } = withProcesses('alone');

async function start() {
  const child = launch({ DATA_DIR: dataDir(), PORT: '0' }, '--json');
  return { child, ready: aloneReadySchema.parse(JSON.parse(await firstLine(child))) };
}
type Alone = Awaited<ReturnType<typeof start>>;

const ask = (
  { ready }: Alone,
  path: string,
  key: string,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(ready.base + path, { ...init, headers: { 'X-API-Key': ready.keys[key] ?? '' } });

const branchNames = async (answer: Response) =>
  ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);

describe('the sandbox alone', () => {
  it('tells in one line of JSON where it is and whose keys it takes, and stops cleanly', async () => {
    const running = await start();
    const status = async (key: string, path: string) => (await ask(running, path, key)).status;
    expect(await status('full', '/sales/x')).toBe(404);
    expect(await status('off', '/branches')).toBe(403);
    expect(await status('none', '/branches')).toBe(200);
    expect(await status('none', '/hr/employees')).toBe(403);
    expect(await status('products', '/hr/employees')).toBe(403);
    expect(await status('hr.employees', '/hr/employees')).toBe(200);
    const own = await branchNames(await ask(running, '/branches', 'full'));
    expect(await branchNames(await ask(running, '/branches', 'second'))).toEqual(own);
    expect(await branchNames(await ask(running, '/branches', 'other'))).not.toEqual(own);
    const { keys } = running.ready;
    expect(Object.keys(keys)).toEqual(['full', 'other', 'off', 'none', 'second', ...scopes]);
    expect(new Set(Object.values(keys)).size).toBe(5 + scopes.length);
    expect(await stop(running, 'SIGTERM')).toBe(0);
  });

  it('names records that exist, each of the business it says', async () => {
    const running = await start();
    const { schedule, sale, assignments, otherAssignments } = running.ready.ids;
    expect((await ask(running, `/hr/work-schedules/${schedule}`, 'full')).status).toBe(200);
    expect((await ask(running, `/sales/${sale}`, 'full')).status).toBe(200);
    expect(assignments.length).toBeGreaterThanOrEqual(5);
    expect(otherAssignments.length).toBeGreaterThanOrEqual(2);
    const remove = async (id: string, key: string) =>
      (await ask(running, `/hr/schedule-assignments/${id}`, key, { method: 'DELETE' })).status;
    const [foreign = ''] = otherAssignments;
    expect(await remove(foreign, 'full')).toBe(404);
    expect(await remove(foreign, 'other')).toBe(200);
    for (const id of assignments) expect(await remove(id, 'full')).toBe(200);
  });

  it('keeps its keys and its data when it is killed, and names no assignment that is gone', async () => {
    const first = await start();
    const [gone = ''] = first.ready.ids.assignments;
    const path = `/hr/schedule-assignments/${gone}`;
    expect((await ask(first, path, 'full', { method: 'DELETE' })).status).toBe(200);
    await stop(first, 'SIGKILL');
    const second = await start();
    expect(second.ready.keys).toEqual(first.ready.keys);
    expect(second.ready.ids.assignments).not.toContain(gone);
  });

  it('lets nobody else use its data at the same time', async () => {
    await start();
    const child = launch({ DATA_DIR: dataDir(), PORT: '0' }, '--json');
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
  });

  it('speaks to people without --json', async () => {
    const child = launch({ DATA_DIR: dataDir(), PORT: '0' });
    expect(await firstLine(child)).toMatch(/^Servicio de pruebas listo en http:/);
  });

  it.each<Record<string, string>>([{ PORT: '70000' }, { SANDBOX_SIZE: 'vast' }, { TODAY: 'x' }])(
    'refuses to start with %j',
    async (settings) => {
      const child = launch({ DATA_DIR: dataDir(), ...settings }, '--json');
      await once(child, 'exit');
      expect(child.exitCode).toBe(1);
    },
  );
});
