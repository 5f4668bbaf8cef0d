import { describe, expect, test } from 'vitest';
import { codeFiles, isTest, read } from './support/tree';

const sources = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));

/** Today by the computer's clock, which may be a day off. */
const asksComputer = /businessDateAt\(\s*new Date\(\s*(?:Date\.now\(\)\s*)?\)/;
/** A moment that the computer noted, shown as if its clock were right. */
const showsComputer = /(?:wallTimeAt|formatMoment)\(\s*[\w.]*\b(?:readAt|dataUpdatedAt)\b/;

describe('M50: what is told of the day and the hour', () => {
  test("is by the gateway's clock, not by the computer's", () => {
    expect(sources.filter((file) => asksComputer.test(read(file)))).toEqual([]);
    expect(sources.filter((file) => showsComputer.test(read(file)))).toEqual([]);
  });

  test('planted ones are told', () => {
    expect(asksComputer.test('businessDateAt(new Date())')).toBe(true);
    expect(asksComputer.test('businessDateAt(new Date(Date.now()))')).toBe(true);
    expect(asksComputer.test('businessDateAt(new Date(sentAt))')).toBe(false);
    expect(showsComputer.test('wallTimeAt(list.dataUpdatedAt, businessZone)')).toBe(true);
    expect(showsComputer.test('readClock(list.dataUpdatedAt)')).toBe(false);
  });
});
