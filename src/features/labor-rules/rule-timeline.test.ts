import { describe, expect, it } from 'vitest';
import { allSets, endsUnfollowed, setsOn } from '@/api/labor-rules/rule-sets';
import { readLaborRules } from '@/api/labor-rules/schemas';
import { oddPeriods, setInForce, timelineOf } from './rule-timeline';

interface Period {
  name: string;
  from?: string | null;
  to?: string | null;
  active?: boolean;
  template?: boolean;
}

const onWire = ({ name, from = null, to = null, active = true, template = false }: Period) => ({
  id: null,
  name,
  effective_from: from,
  effective_to: to,
  is_active: active,
  is_template: template,
  params: {},
});

const setsOf = (...periods: Period[]) =>
  readLaborRules({ data: { rule_sets: periods.map(onWire) } }).ruleSets;

const names = (sets: readonly { name: string | null }[]) => sets.map(({ name }) => name);

const years = setsOf(
  { name: 'before', from: '2025-01-01', to: '2025-12-31' },
  { name: 'now', from: '2026-01-01', to: '2026-12-31' },
  { name: 'draft', from: '2026-01-01', active: false },
  { name: 'country', from: '2020-01-01', template: true },
);

describe('which sets hold on a day', () => {
  it('M213: the active own ones whose days hold it, first and last day too', () => {
    expect(names(setsOn(years, '2026-01-01'))).toEqual(['now']);
    expect(names(setsOn(years, '2025-12-31'))).toEqual(['before']);
  });

  it('M211: the template where there is no own one', () => {
    expect(names(setsOn(years, '2027-01-01'))).toEqual(['country']);
    expect(setsOn(years, '2019-12-31')).toEqual([]);
  });
});

describe('what is in force with an end', () => {
  const now = { name: 'now', from: '2026-01-01', to: '2026-12-31' };
  const country = { name: 'country', from: '2020-01-01', template: true };
  const next = { name: 'next', from: '2027-01-01' };
  it.each<[string, Period, Period[], boolean]>([
    ['by an own set from the next day', now, [next, country], false],
    ['by one a day later', now, [{ ...next, from: '2027-01-02' }, country], true],
    ['by one that is not active', now, [{ ...next, active: false }], true],
    ['by the template only', now, [country], true],
    [
      'a template by the next one',
      { ...country, to: '2026-12-31' },
      [{ ...country, ...next }],
      false,
    ],
    ['nothing, and has no end', next, [], false],
  ])('is followed %s', (_, effective, others, isUnfollowed) => {
    const rules = readLaborRules({
      data: { rule_sets: others.map(onWire), effective: onWire(effective) },
    });
    expect(endsUnfollowed(rules)).toBe(isUnfollowed);
  });
});

describe('odd periods', () => {
  it('M213: a gap and an overlap of own active sets, and nothing where one follows the other', () => {
    expect(oddPeriods(years)).toEqual([]);
    const odd = setsOf(
      { name: 'a', from: '2024-01-01', to: '2024-06-30' },
      { name: 'b', from: '2024-08-01', to: null },
      { name: 'c', from: '2025-01-01', to: '2025-02-28' },
    );
    expect(oddPeriods(odd)).toEqual([
      { kind: 'gap', from: '2024-07-01', to: '2024-07-31' },
      { kind: 'overlap', from: '2025-01-01', to: '2025-02-28' },
    ]);
  });
});

describe('the set in force', () => {
  it('M212: the effective one, else the one said to be current, else the first', () => {
    const [first, second] = [
      { ...onWire({ name: 'first' }), id: '0b0c1b1e-0000-4000-8000-000000000001' },
      { ...onWire({ name: 'second' }), id: '0b0c1b1e-0000-4000-8000-000000000002' },
    ];
    const read = (data: object) =>
      readLaborRules({ data: { rule_sets: [first, second], ...data } });
    expect(setInForce(read({}))?.name).toBe('first');
    expect(setInForce(read({ current_id: second.id }))?.name).toBe('second');
    const effective = onWire({ name: 'country', template: true });
    expect(setInForce(read({ effective }))?.name).toBe('country');
    expect(names(allSets(read({ effective })))).toEqual(['first', 'second', 'country']);
    expect(setInForce(readLaborRules({ data: { rule_sets: [] } }))).toBeNull();
  });
});

describe('the timeline', () => {
  it('M213: goes from the start of the first year to the end of the last, and holds future and endless sets', () => {
    const { bars, years: marks, today } = timelineOf(years, '2026-07-02');
    expect(marks.map(({ year }) => year)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    expect(bars.map(({ hasEnd }) => hasEnd)).toEqual([true, true, false, false]);
    expect(bars[3]).toMatchObject({ start: 0, width: 100 });
    expect(today).toBeGreaterThan((bars[1]?.start ?? 100) + 6);
    for (const { start, width } of bars) expect(start + width).toBeLessThanOrEqual(100.0001);
  });
});
