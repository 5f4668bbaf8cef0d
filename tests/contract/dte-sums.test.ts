import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import type { DteDocument, DteReading } from '../../src/domain/dte/document';
import { purchaseOf } from '../../src/domain/dte/purchase-of';
import { readDte } from '../../src/domain/dte/read-dte';
import { compareWithPaper } from '../../src/domain/purchase/cuadre';
import { excludedSums } from '../../src/domain/purchase/excluded';
import { noLines, readLine, sumsAfter } from '../../src/domain/purchase/line';
import { decodeText } from '../../src/modules/table-file/decode-text';
import { expectedIn, factsOf } from './support/dte-expected';
import { elsewhereTwin, levelTwins, oddTwin, refusedTwins } from './support/dte-twins';

/** Suppliers round lines or the whole, and print lines with up to eight decimals: a cent for each line, and one for the sum. */
const toleranceOf = (lines: number) => new Big('0.01').times(lines + 1);

/** By how much the sums of a document are not ours, by name; empty within what rounding explains. */
function differences(document: DteDocument): Record<string, string> {
  const tolerance = toleranceOf(document.lines.length);
  const all = [...generalDifferences(document), ...excludedDifferences(document)];
  return Object.fromEntries(all.filter(([, by]) => new Big(by).abs().gt(tolerance)));
}

/** As a purchase of any document, whose form knows no VAT of a ticket. */
function generalDifferences(document: DteDocument): [string, string][] {
  const purchase = purchaseOf(document, ['goods', 'service']);
  const come = purchase.lines.map((line) => ({ line, reading: readLine(line) }));
  expect(come.flatMap(({ reading }) => Object.entries(reading.problems))).toEqual([]);
  const charges = { ...purchase, vatPercent: purchase.documentType === 'ticket' ? null : '13' };
  const { rows } = compareWithPaper(sumsAfter(noLines, [], come), charges, {
    net: purchase.paperNet,
    vat: purchase.paperVat,
    toPay: purchase.paperToPay,
  });
  return rows.map(({ name, difference }) => [name, difference ?? '0']);
}

/** As an invoice that we would issue ourselves: of services, tax is withheld where the document withholds any. */
function excludedDifferences({ type, lines, totals }: DteDocument): [string, string][] {
  if (type !== '14') return [];
  const amounts = lines.map(({ isService, quantity, price, discount, notSubject }) => ({
    ...(discount === '0' ? { quantity, price } : { quantity: '1', price: notSubject }),
    kind: isService ? 'service' : 'goods',
  }));
  const ours = excludedSums(amounts, '', 'half-up');
  const off = (told: string, our: string) => new Big(told).minus(our).toFixed(2);
  return [
    ['excluded whole', off(totals.notSubject, ours.whole)],
    ['excluded withheld', off(totals.incomeWithholding, ours.withheld)],
    ['excluded net', off(totals.toPay, ours.net)],
  ];
}

const readingOf = (content: unknown) => readDte(JSON.stringify(content, null, 2));

function documentIn(reading: DteReading): DteDocument {
  if ('problem' in reading) throw new Error(JSON.stringify(reading.problem));
  return reading.document;
}

const fromBytes = (bytes: Uint8Array) => readDte(decodeText(bytes)?.text ?? '');

describe('the sums of a document that a supplier sends', () => {
  it.each(Object.entries(levelTwins))('are ours: %s', (_what, [content, ...warnings]) => {
    const document = documentIn(readingOf(content));
    expect(differences(document)).toEqual({});
    expect(document.warnings).toEqual(warnings);
  });

  it('are read whatever the file is encoded in', () => {
    const [content] = Object.values(levelTwins)[0] ?? [];
    const text = JSON.stringify(content);
    const expected = readDte(text);
    expect(text).toContain('á');
    expect(fromBytes(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toEqual(expected);
    expect(fromBytes(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(expected);
  });

  it('are said to be off where rounding does not explain it', () => {
    const document = documentIn(readingOf(oddTwin));
    expect(differences(document)).toEqual({ toPay: '0.10' });
    expect(document.warnings).toEqual(['totals-differ']);
  });

  it('are said to be off by what the form has no field for', () => {
    const document = documentIn(readingOf(elsewhereTwin));
    expect(differences(document)).toEqual({ net: '-1.00', toPay: '-1.00' });
    expect(document.warnings).toEqual(['global-discount']);
  });

  it.each(Object.entries(refusedTwins))('are not asked for: %s', (_what, [text, problem]) => {
    expect(readDte(text)).toEqual({ problem });
  });
});

/** Documents as they were received, which do not belong in a repository. */
const { SAMPLES_DIR: folder = '' } = process.env;
const samples = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
const readSample = (name: string) => fromBytes(readFileSync(path.join(folder, name)));

describe.runIf(samples.length > 0)('a file in SAMPLES_DIR', () => {
  it.each(samples)('has our sums, or is refused by name: %s', (name) => {
    const reading = readSample(name);
    expect('problem' in reading ? {} : differences(reading.document)).toEqual({});
  });

  const fileOf = (name: string) =>
    path.join(folder, 'expected', name.replace(/json$/, 'expected.json'));
  const foretold = samples.filter((name) => existsSync(fileOf(name)));

  it.each(foretold)('is read as was said beside it: %s', (name) => {
    const expected = expectedIn(readFileSync(fileOf(name), 'utf8'));
    expect(factsOf(readSample(name), expected)).toEqual(expected);
  });
});
