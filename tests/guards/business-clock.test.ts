import { describe, expect, test } from 'vitest';
import { codeFiles, isTest, read } from './support/tree';

const ours = codeFiles.filter((file) => /^(src|server)\//.test(file) && !isTest(file));
const sources = ours.filter((file) => file.startsWith('src/'));

/** Today by the computer's clock, which may be a day off. */
const asksComputer =
  /businessDateAt\(\s*new Date\(\s*(?:Date\.now\(\)\s*)?\)|moment(?:Date|Clock)\(\s*Date\.now/;
/** A moment that the computer noted, shown as if its clock were right. */
const showsComputer =
  /(?:wallTimeAt|momentDate|momentClock|formatMoment)\(\s*[\w.]*\b(?:readAt|dataUpdatedAt)\b/;

/** One zone for every business. */
const isFixed = /America\/El_Salvador|-06:00/;

describe('M50: what is told of the day and the hour', () => {
  test("is by the gateway's clock, not by the computer's", () => {
    expect(sources.filter((file) => asksComputer.test(read(file)))).toEqual([]);
    expect(sources.filter((file) => showsComputer.test(read(file)))).toEqual([]);
  });

  test('is of the zone of the business, which stands in one place', () => {
    // The imitated service has one calendar.
    const known = ours.filter((file) => !file.startsWith('server/sandbox/'));
    expect(known.filter((file) => isFixed.test(read(file)))).toEqual(['src/contract/zone.ts']);
  });

  test('planted ones are told', () => {
    expect(asksComputer.test('businessDateAt(new Date(), zone)')).toBe(true);
    expect(asksComputer.test('momentDate(Date.now())')).toBe(true);
    expect(asksComputer.test('momentDate(gatewayNow().getTime())')).toBe(false);
    expect(asksComputer.test('businessDateAt(new Date(Date.now()), zone)')).toBe(true);
    expect(asksComputer.test('businessDateAt(new Date(sentAt), zone)')).toBe(false);
    expect(showsComputer.test('momentClock(list.dataUpdatedAt)')).toBe(true);
    expect(showsComputer.test('readClock(list.dataUpdatedAt)')).toBe(false);
    expect(isFixed.test('new Date(`${date}T00:00:00-06:00`)')).toBe(true);
  });
});
