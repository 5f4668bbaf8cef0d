import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { defaultProfile, profileSchema } from '../../src/contract/profile';
import { control, get, send, stop, withProcesses } from './testing/process';

// A process start on a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const { launch, start } = withProcesses();

describe('the process', () => {
  it('stops cleanly on SIGTERM, also with a request that hangs', async () => {
    const running = await start();
    await control(running, 'POST', '/faults', { kind: 'hang' });
    const hanging = send(running, 'GET', '/branches').catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stop(running, 'SIGTERM')).toBe(0);
    expect(await hanging).toBe('cut');
  });

  it('follows the profile it is given', async () => {
    const profile = profileSchema.parse({ ...defaultProfile, countriesShape: 'flat' });
    const running = await start({ SANDBOX_PROFILE: JSON.stringify(profile) });
    expect(running.ready.profile).toEqual(profile);
    expect((await get<{ data: unknown[] }>(running, '/countries')).data).toHaveLength(309);
  });

  it.each<Record<string, string>>([
    { SANDBOX_SIZE: 'gigantic' },
    { TODAY: '2026-13-01' },
    { SANDBOX_PORT: '70000' },
    { SANDBOX_PROFILE: '{}' },
    { SANDBOX_PROFILE: '{' },
  ])('refuses to start with %j', async (settings) => {
    const child = launch(settings);
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
  });
});
