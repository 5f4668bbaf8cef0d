import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trastienda-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a lock', () => {
  test('lets one work at a time', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await sleep(30);
      working -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock('install', work, { folder })));
    expect(most).toBe(1);
  });

  test('tells once that it waits', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = withLock('build', () => held, { folder });
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['build.lock']));
    let told = 0;
    const second = withLock('build', () => sleep(1), { folder, onWait: () => (told += 1) });
    await vi.waitFor(() => expect(told).toBe(1));
    await sleep(400);
    release();
    await Promise.all([first, second]);
    expect(told).toBe(1);
  });

  test('is free again after work that failed', async () => {
    const failing = withLock('build', () => Promise.reject(new Error('no disk')), { folder });
    await expect(failing).rejects.toThrow('no disk');
    await expect(withLock('build', () => Promise.resolve('done'), { folder })).resolves.toBe(
      'done',
    );
  });

  test('of a process that died is taken over at once', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path.join(folder, 'install.lock'), `${pid} x`);
    await expect(withLock('install', () => Promise.resolve('done'), { folder })).resolves.toBe(
      'done',
    );
  });

  test('nobody has touched for long is taken over, though its process id lives', async () => {
    const file = path.join(folder, 'install.lock');
    writeFileSync(file, `${process.ppid} x`);
    utimesSync(file, new Date(0), new Date(0));
    await expect(withLock('install', () => Promise.resolve('done'), { folder })).resolves.toBe(
      'done',
    );
  });
});
