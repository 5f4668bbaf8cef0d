import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byFormatter, wallClockAt } from './wall-clock';

it('is the same with and without Temporal', () => {
  expect(typeof Temporal).toBe('object');
  const moments = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const zones = fc.constantFrom('America/El_Salvador', 'UTC', 'Pacific/Tongatapu', 'Asia/Kolkata');
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      expect(wallClockAt(moment.getTime(), zone)).toEqual(byFormatter(moment.getTime(), zone));
    }),
  );
});
