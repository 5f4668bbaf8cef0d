import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import { keepSandbox } from './sandbox-keeper';
import type { SandboxProcess } from './sandbox-process';

const ready = {
  base: 'http://127.0.0.1:1/api/external/v1',
  control: 'http://127.0.0.1:2',
  demo: [],
  nightSchedule: null,
  pid: 1,
  profile: defaultProfile,
};

/** A process that lives until it is told otherwise. */
function living() {
  const state = { alive: true, stopped: false };
  const sandbox: SandboxProcess = {
    ready,
    isAlive: () => state.alive,
    stop: async () => {
      state.alive = false;
      state.stopped = true;
    },
  };
  return { state, sandbox };
}

const waitsMs = [0, 1000, 2000];
const everyMs = 100;
const calmMs = 60_000;

let log: string[];
beforeEach(() => {
  vi.useFakeTimers();
  log = [];
});
afterEach(() => vi.useRealTimers());

function keep(first: SandboxProcess, again: () => Promise<SandboxProcess>) {
  return keepSandbox(first, {
    again,
    log: (line) => log.push(line),
    everyMs,
    waitsMs,
    calmMs,
  });
}

describe('looking after the embedded service', () => {
  it('leaves one that lives alone', async () => {
    const again = vi.fn<() => Promise<SandboxProcess>>();
    const kept = keep(living().sandbox, again);
    await vi.advanceTimersByTimeAsync(10 * everyMs);
    expect(again).not.toHaveBeenCalled();
    expect(log).toEqual([]);
    await kept.stop();
  });

  it('starts one that died again, says so, and stops the new one in the end', async () => {
    const first = living();
    const second = living();
    const again = vi.fn<() => Promise<SandboxProcess>>().mockResolvedValue(second.sandbox);
    const kept = keep(first.sandbox, again);
    first.state.alive = false;
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(again).toHaveBeenCalledOnce();
    expect(kept.isAlive()).toBe(true);
    expect(log).toEqual([
      'The embedded service ended; start 1 of 3 follows.',
      'The embedded service runs again.',
    ]);
    await kept.stop();
    expect(second.state.stopped).toBe(true);
  });

  it('tries ever more slowly, and gives up', async () => {
    const first = living();
    const again = vi
      .fn<() => Promise<SandboxProcess>>()
      .mockRejectedValue(new Error('It does not start.'));
    keep(first.sandbox, again);
    first.state.alive = false;
    await vi.advanceTimersByTimeAsync(everyMs + 1);
    expect(again).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(again).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(again).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(again).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(10 * calmMs);
    expect(again).toHaveBeenCalledTimes(3);
    expect(log.at(-1)).toBe('The embedded service is down; it is not started any more.');
    expect(log).toContain('It does not start.');
  });

  it('gives one that lived for long all its tries again', async () => {
    const lives = [living(), living(), living(), living(), living()];
    const [first, ...later] = lives;
    const again = vi.fn<() => Promise<SandboxProcess>>();
    for (const { sandbox } of later) again.mockResolvedValueOnce(sandbox);
    const kept = keep(first?.sandbox ?? living().sandbox, again);
    for (const { state } of lives.slice(0, -1)) {
      await vi.advanceTimersByTimeAsync(calmMs + everyMs);
      state.alive = false;
      await vi.advanceTimersByTimeAsync(everyMs);
    }
    expect(again).toHaveBeenCalledTimes(4);
    await kept.stop();
  });

  it('starts nothing once it is stopped, and stops what was just starting', async () => {
    const first = living();
    const late = living();
    let arrive: (sandbox: SandboxProcess) => void = () => undefined;
    const kept = keep(
      first.sandbox,
      () => new Promise<SandboxProcess>((resolve) => (arrive = resolve)),
    );
    first.state.alive = false;
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    const stopped = kept.stop();
    arrive(late.sandbox);
    await stopped;
    expect(late.state.stopped).toBe(true);
    await vi.advanceTimersByTimeAsync(calmMs);
    expect(log.filter((line) => line.includes('follows'))).toHaveLength(1);
  });
});
