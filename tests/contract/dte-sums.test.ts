import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { compareWithPaper } from '../../src/domain/purchase/cuadre';
import { excludedSums } from '../../src/domain/purchase/excluded';
import { noLines, readLine, sumsAfter } from '../../src/domain/purchase/line';
import { readDte, type DteReading } from './support/dte';
import { levelTwins, oddTwin, refusedTwins } from './support/dte-twins';

/** Suppliers round lines or the whole, and print lines with up to eight decimals: a cent for each line, and one for the sum. */
const toleranceOf = (lines: number) => new Big('0.01').times(lines + 1);

/** By how much the sums of a document are not ours, by name; empty within what rounding explains. */
function differences(read: DteReading): Record<string, string> {
  if (read.is === 'refused') throw new Error(`refused: ${read.why}`);
  const all = read.is === 'general' ? generalDifferences(read) : excludedDifferences(read);
  const tolerance = toleranceOf(read.lines.length);
  const beyond = Object.entries(all).filter(([, by]) => new Big(by).abs().gt(tolerance));
  return Object.fromEntries(beyond);
}

function generalDifferences({ lines, charges, paper }: DteReading & { is: 'general' }) {
  const come = lines.map((line) => ({ line, reading: readLine(line) }));
  expect(come.flatMap(({ reading }) => Object.entries(reading.problems))).toEqual([]);
  const { rows } = compareWithPaper(sumsAfter(noLines, [], come), charges, paper);
  return Object.fromEntries(rows.map(({ name, difference }) => [name, difference ?? '0']));
}

function excludedDifferences({ lines, told }: DteReading & { is: 'excluded' }) {
  const ours = excludedSums(lines, '');
  const names = ['whole', 'withheld', 'net'] as const;
  return Object.fromEntries(
    names.map((name) => [name, new Big(told[name]).minus(ours[name]).toFixed(2)]),
  );
}

const fileOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content, null, 2));

describe('the sums of a document that a supplier sends', () => {
  it.each(Object.entries(levelTwins))('are ours: %s', (_what, content) => {
    expect(differences(readDte(fileOf(content)))).toEqual({});
  });

  it('are read whatever the file is encoded in', () => {
    const text = JSON.stringify(levelTwins['a tax credit document of the older schemas']);
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(differences(readDte(latin))).toEqual({});
    expect(differences(readDte(new TextEncoder().encode(`\uFEFF${text}`)))).toEqual({});
  });

  it('are said to be off where rounding does not explain it', () => {
    expect(differences(readDte(fileOf(oddTwin)))).toEqual({ toPay: '0.10' });
  });

  it.each(Object.entries(refusedTwins))('are not asked for: %s', (_what, [content, why]) => {
    expect(readDte(fileOf(content))).toEqual({ is: 'refused', why });
  });

  it('are not asked for where it is no JSON', () => {
    const broken = '{ "identificacion": { "tipoDte": "01" }, "observaciones": , }';
    expect(readDte(new TextEncoder().encode(broken))).toEqual({ is: 'refused', why: 'not-json' });
  });
});

/** Documents as they were received, which do not belong in a repository. */
const { SAMPLES_DIR: folder } = process.env;
const samples = folder ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

describe.runIf(samples.length > 0)('the sums of a file in SAMPLES_DIR', () => {
  it.each(samples)('are ours, or it is refused by name: %s', (name) => {
    const read = readDte(readFileSync(path.join(folder ?? '', name)));
    expect(read.is === 'refused' ? {} : differences(read)).toEqual({});
  });
});
