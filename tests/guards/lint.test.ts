import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandFile, root } from '../../scripts/lib/project.mjs';
import { companions, plantedFaults, sound } from './support/planted-faults';
import { read } from './support/tree';

/**
 * A rule that is misspelt or does nothing is silent. So every rule we rely on is shown a file that
 * breaks it, in a small project with our own configuration.
 */
let project = '';
let reported: { file: string; rule: string }[] = [];

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'trastienda lint '));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint/house-rules.mjs']) {
    write(name, read(name));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  for (const [index, { place, source }] of plantedFaults.entries()) {
    write(plantedName(place, index), source);
  }
  for (const [name, source] of Object.entries({ ...sound, ...companions })) write(name, source);
  reported = lint();
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the linter tells every planted fault', () => {
  test.each(plantedFaults.map((fault, index) => ({ ...fault, index })))(
    '$rule in $place',
    ({ rule, place, index }) => {
      const file = plantedName(place, index);
      const rules = reported.filter((one) => one.file === file).map((one) => one.rule);
      expect(rules).toContain(rule);
    },
  );

  test('and nothing in sound files', () => {
    expect(reported.filter((one) => one.file in sound)).toEqual([]);
  });
});

const plantedName = (place: string, index: number) => place.replace('*', `planted-${index}`);

function write(name: string, source: string) {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
}

function lint(): typeof reported {
  const args = [commandFile('oxlint'), '--type-aware', '--format=json'];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map((one) => ({ file: one.filename, rule: one.code }));
}
