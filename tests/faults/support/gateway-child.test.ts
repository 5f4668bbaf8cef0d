import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { GatewayChild } from './gateway-child';

const folder = mkdtempSync(join(tmpdir(), 'gateway-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('whoever kills it while it is being killed goes on when it is gone, too: its data are locked until then', async () => {
  const file = join(folder, 'child.mjs');
  writeFileSync(
    file,
    `process.on('message', () => process.send({ url: 'http://127.0.0.1/' + process.pid }));`,
  );
  const child = new GatewayChild(file, {
    env: {},
    clockOffsetMs: 0,
    mutant: null,
  });
  await child.up();
  const pid = Number(new URL(child.url).pathname.slice(1));
  expect(isAlive(pid)).toBe(true);
  const first = child.kill();
  await child.kill();
  expect(isAlive(pid)).toBe(false);
  await first;
  await child.close();
});
