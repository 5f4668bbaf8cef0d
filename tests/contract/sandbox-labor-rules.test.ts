import { describe, expect, it } from 'vitest';
import { laborParamsSchema } from '../../server/sandbox/labor-params';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

interface RuleSet {
  id: string;
  business_id: string | null;
  name: string;
  source_template_id: string | null;
  effective_from: string;
  effective_to: string | null;
  params: {
    default_daily_minutes: Record<string, number>;
    default_rest_days: number[];
    week_starts_on: number;
    surcharges: Record<string, number | string>;
  };
  is_active: boolean;
  is_template: boolean;
}
interface Rules {
  rule_sets: RuleSet[];
  current_id: string | null;
  effective: RuleSet | null;
}

const read = async (here: TestWorld, key?: string) => {
  const { status, body } = await here.get<{ status: boolean; data: Rules }>('/hr/labor-rules', key);
  expect([status, body.status]).toEqual([200, true]);
  return body.data;
};

const now = '2026-11-20T12:00:00-06:00';

describe('M210 the labor rules of a business', () => {
  it('are its own sets of the past, the present and the future, and the template of its country', async () => {
    const here = await world({ now });
    const { rule_sets: sets, current_id, effective } = await read(here);
    expect(sets.map((set) => [set.is_template, set.is_active, set.effective_from])).toEqual(
      expect.arrayContaining([
        [true, true, '2025-06-01'],
        [false, true, '2025-01-01'],
        [false, true, '2026-01-01'],
        [false, false, '2026-01-01'],
        [false, true, '2027-01-01'],
      ]),
    );
    expect(effective).toMatchObject({ is_template: false, effective_from: '2026-01-01' });
    expect(effective?.is_active).toBe(true);
    expect(current_id).toBe(effective?.id);
    const template = sets.find((set) => set.is_template);
    expect(template?.business_id).toBeNull();
    expect(effective?.source_template_id).toBe(template?.id);
  });

  it('D8.1 M224: have every documented field and parameter', async () => {
    const here = await world();
    const { effective } = await read(here);
    expect(Object.keys(effective ?? {}).toSorted()).toEqual(
      [
        'id',
        'business_id',
        'country_code',
        'name',
        'source_template_id',
        'effective_from',
        'effective_to',
        'schema_version',
        'params',
        'is_active',
        'is_template',
      ].toSorted(),
    );
    const params = laborParamsSchema.parse(effective?.params);
    expect(params).toEqual(effective?.params);
    expect(Object.keys(params)).toHaveLength(15);
    expect(params.min_hourly_wage).toBe(1.68);
  });

  it.each([
    ['2026-12-31T23:59:59-06:00', '2026-01-01'],
    ['2027-01-01T00:00:00-06:00', '2027-01-01'],
    ['2025-12-31T23:59:59-06:00', '2025-01-01'],
    ['2024-12-31T23:59:59-06:00', undefined],
  ])('D8.2: in force at %s are those of %s', async (instant, from) => {
    const here = await world({ now });
    await here.control('PUT', '/clock', { now: instant });
    expect((await read(here)).effective?.effective_from).toBe(from);
  });

  it('D8.3 M211: are the template where there are none of its own', async () => {
    const here = await world({ now });
    const { rule_sets: sets, current_id, effective } = await read(here, here.facts.keys.second);
    expect(effective).toMatchObject({ is_template: true, business_id: null });
    expect(sets).toEqual([effective]);
    expect(current_id).toBe(effective?.id);
  });

  it('M212: name no current set when templates stand apart', async () => {
    const here = await world({ now, variants: { laborTemplates: 'apart' } });
    expect((await read(here)).rule_sets.some((set) => set.is_template)).toBe(false);
    const other = await read(here, here.facts.keys.second);
    expect(other).toMatchObject({ rule_sets: [], current_id: null });
    expect(other.effective?.is_template).toBe(true);
  });

  it('M212: are none at all when the tables hold none', async () => {
    const here = await world();
    await here.control('DELETE', '/tables/labor_rule_sets');
    expect(await read(here)).toEqual({ rule_sets: [], current_id: null, effective: null });
  });

  it('M220: ratios are what is added, or factors', async () => {
    const here = await world();
    expect((await read(here)).effective?.params.surcharges).toEqual({
      ordinary_day: 0,
      ordinary_night: 0.25,
      overtime_day: 1,
      overtime_night: 1.5,
      rest_day: 0.5,
      holiday: 1,
      combination: 'multiplicative',
    });
    const factor = await world({ variants: { profile: { surchargeReading: 'factor' } } });
    expect((await read(factor)).effective?.params.surcharges).toMatchObject({
      ordinary_day: 1,
      ordinary_night: 1.25,
    });
  });

  it('M215: weekdays begin with Monday or Sunday', async () => {
    const here = await world();
    expect((await read(here)).effective?.params).toMatchObject({
      week_starts_on: 1,
      default_rest_days: [7],
      default_daily_minutes: { 1: 480, 6: 240, 7: 0 },
    });
    const sunday = await world({ variants: { profile: { weekdayOne: 'sunday' } } });
    expect((await read(sunday)).effective?.params).toMatchObject({
      week_starts_on: 2,
      default_rest_days: [1],
      default_daily_minutes: { 1: 0, 2: 480, 7: 240 },
    });
  });

  it('M226: with parameters of another shape are sent as they are stored', async () => {
    const here = await world();
    await here.control('DELETE', '/tables/labor_rule_sets');
    const odd = { day_band: 'mañana', extra: [1] };
    await here.addRows('labor_rule_sets', [
      {
        name: 'Rara',
        effective_from: '2020-01-01',
        schema_version: 9,
        params: odd,
        is_active: true,
      },
    ]);
    expect((await read(here)).effective?.params).toEqual(odd);
  });
});
