import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder';

let parent: string;
let path: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'trastienda-folder-'));
  path = join(parent, 'data');
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe('the data folder', () => {
  it('is made private, also when it was not', () => {
    mkdirSync(path, { mode: 0o755 });
    chmodSync(path, 0o755);
    openDataFolder(path, []).release();
    expect(modeOf(path)).toBe(0o700);
  });

  it('belongs to one gateway at a time', () => {
    const folder = openDataFolder(path, []);
    expect(() => openDataFolder(path, [])).toThrow(
      `DATA_DIR ${path} is in use by another gateway (process ${process.pid}).`,
    );
    folder.release();
    folder.release();
    openDataFolder(path, []).release();
  });

  it('keeps a secret of its own when none is given', () => {
    const first = openDataFolder(path, []);
    first.release();
    const second = openDataFolder(path, []);
    second.release();
    expect(first.secrets).toEqual(second.secrets);
    expect(first.secrets[0].length).toBeGreaterThanOrEqual(64);
    expect(modeOf(join(path, 'session-secret'))).toBe(0o600);
    const given = openDataFolder(path, ['given']);
    given.release();
    expect(given.secrets).toEqual(['given']);
  });

  it('is refused with a secret others can read, or none in it, and is free again afterwards', () => {
    openDataFolder(path, []).release();
    const file = join(path, 'session-secret');
    chmodSync(file, 0o644);
    expect(() => openDataFolder(path, [])).toThrow('can be read by other accounts');
    chmodSync(file, 0o600);
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, '\n');
    expect(() => openDataFolder(path, [])).toThrow('holds no secret');
    writeFileSync(file, kept);
    openDataFolder(path, []).release();
  });

  it('is refused when it is a file', () => {
    writeFileSync(path, '');
    expect(() => openDataFolder(path, [])).toThrow(
      `DATA_DIR ${path} cannot be made or is no folder.`,
    );
  });
});
