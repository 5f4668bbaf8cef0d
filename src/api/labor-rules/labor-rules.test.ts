import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { businessZone, noteLaborZone } from '../core/gateway-clock';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { UnreadableShape } from '../core/shape';
import { answerWith, testId } from '../core/test-answers';
import { fetchLaborRules } from './operations';
import { readLaborRules, whyNotReckoned, type RuleSet } from './schemas';

afterEach(() => {
  configureHttp({});
  setProfile(defaultProfile);
  noteLaborZone(null, defaultProfile);
});

const params = {
  timezone: 'America/El_Salvador',
  day_band: { start: '06:00', end: '19:00' },
  mixed_rule: { type: 'night_if_night_minutes_gt', threshold_minutes: 240 },
  max_ordinary: {
    daily: { day: 480, night: 420, mixed: 450 },
    weekly: { day: 2640, night: 2340, mixed: 2500 },
  },
  week_starts_on: 1,
  default_rest_days: [7],
  default_daily_minutes: { '1': 480, '6': 240, '7': null },
  overtime: {
    basis: ['daily', 'monthly'],
    daily_cap_minutes: null,
    weekly_cap_minutes: 0,
    requires_approval: true,
  },
  surcharges: {
    ordinary_day: 0,
    ordinary_night: 0.25,
    overtime_day: '1.00',
    overtime_night: 1.5,
    rest_day: 0.5,
    holiday: 1,
    combination: 'multiplicative',
  },
  rest_day_compensatory: true,
  breaks: { paid: false, min_minutes: 30, auto_deduct_minutes: 0 },
  tolerances: { late_grace_minutes: 5, early_leave_grace_minutes: 0, absence_after_minutes: null },
  rounding: { unit_minutes: 1, mode: 'none' },
  min_hourly_wage: 1.7033,
  currency: 'USD',
};
const set = {
  id: testId(1),
  business_id: testId(2),
  country_code: 'SV',
  name: 'Reglas',
  source_template_id: null,
  effective_from: '2026-01-01',
  effective_to: null,
  schema_version: 1,
  params,
  is_active: true,
  is_template: 0,
};
const answerOf = (data: object) => ({ status: true, data: { rule_sets: [], ...data } });
const readSet = (changes: object): RuleSet | null =>
  readLaborRules(answerOf({ effective: { ...set, ...changes } })).effective;

describe('reading labor rules', () => {
  it('M224: every documented parameter has its place', () => {
    expect(readSet({})).toEqual({
      id: testId(1),
      businessId: testId(2),
      countryCode: 'SV',
      name: 'Reglas',
      sourceTemplateId: null,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      schemaVersion: 1,
      isActive: true,
      isTemplate: false,
      others: [],
      received: expect.stringContaining('"timezone"') as string,
      params: {
        timezone: 'America/El_Salvador',
        dayBand: { start: '06:00', end: '19:00' },
        mixedRule: { type: 'night_if_night_minutes_gt', thresholdMinutes: 240 },
        maxOrdinary: {
          daily: { day: 480, night: 420, mixed: 450 },
          weekly: { day: 2640, night: 2340, mixed: 2500 },
        },
        weekStartsOn: 1,
        defaultRestDays: [7],
        defaultDailyMinutes: [
          { weekday: 1, minutes: 480 },
          { weekday: 6, minutes: 240 },
          { weekday: 7, minutes: null },
        ],
        isPartly: { restDays: false, dailyMinutes: false },
        overtime: {
          basis: ['daily', 'monthly'],
          // M218: none is not 0, and neither is what was not told.
          dailyCapMinutes: 'none',
          weeklyCapMinutes: 0,
          totalDailyCapMinutes: null,
          requiresApproval: true,
        },
        surcharges: {
          ordinaryDay: '0',
          ordinaryNight: '0.25',
          overtimeDay: '1.00',
          overtimeNight: '1.5',
          restDay: '0.5',
          holiday: '1',
          combination: 'multiplicative',
        },
        restDayCompensatory: true,
        breaks: { paid: false, minMinutes: 30, autoDeductMinutes: 0 },
        tolerances: {
          lateGraceMinutes: 5,
          earlyLeaveGraceMinutes: 0,
          absenceAfterMinutes: 'none',
        },
        rounding: { unitMinutes: 1, mode: 'none' },
        minHourlyWage: '1.7033',
        currency: 'USD',
      },
    });
  });

  it('M215: days of the week by the profile', () => {
    setProfile({ ...defaultProfile, weekdayOne: 'sunday' });
    expect(readSet({})?.params).toMatchObject({
      weekStartsOn: 7,
      defaultRestDays: [6],
      defaultDailyMinutes: [{ weekday: 7 }, { weekday: 5 }, { weekday: 6 }],
    });
  });

  it.each<[unknown, boolean, boolean]>([
    [1, true, true],
    [null, true, true],
    [2, false, true],
    ['two', false, false],
  ])('M226: version %j is known: %s; once the profile names 2: %s', (version, usually, named) => {
    const isKnown = () =>
      [readSet({ schema_version: version })].some((set) => set && whyNotReckoned(set) === null);
    expect(isKnown()).toBe(usually);
    setProfile({ ...defaultProfile, laborSchemaVersions: ['1', '2'] });
    expect(isKnown()).toBe(named);
  });

  it('M226: what is new or cannot be read is kept apart, and the rest is read', () => {
    const changed = readSet({
      schema_version: 'two',
      union_dues: { rate: 0.01 },
      params: {
        ...params,
        day_band: 'always',
        default_daily_minutes: { '9': 1 },
        overtime: { ...params.overtime, basis: 'daily', new_cap: 5 },
        surcharges: null,
        max_ordinary: { daily: [1], weekly: params.max_ordinary.weekly },
      },
    });
    expect(changed?.others).toEqual([
      { path: 'union_dues', value: '{"rate":0.01}', isUnread: false },
      { path: 'schema_version', value: '"two"', isUnread: true },
      { path: 'params.default_daily_minutes', value: '{"9":1}', isUnread: true },
      { path: 'params.day_band', value: '"always"', isUnread: true },
      { path: 'params.overtime.new_cap', value: '5', isUnread: false },
      { path: 'params.overtime.basis', value: '"daily"', isUnread: true },
      { path: 'params.max_ordinary.daily', value: '[1]', isUnread: true },
    ]);
    expect(changed?.params).toMatchObject({
      dayBand: { start: null, end: null },
      overtime: { basis: null, weeklyCapMinutes: 0 },
      surcharges: { holiday: null },
      maxOrdinary: { daily: { day: null }, weekly: { day: 2640 } },
      currency: 'USD',
    });
  });

  it.each<[object | string, 'value' | null]>([
    [{ overtime: { basis: 'daily' } }, 'value'],
    [{ max_ordinary: { daily: 480 } }, 'value'],
    [{ default_rest_days: [7, 'x'] }, 'value'],
    [{ rounding: { unit_minutes: 5, mode: 'bankers' } }, 'value'],
    ['none', 'value'],
    [{ overtime: { basis: ['monthly'], new_cap: 5 }, rounding: { mode: 'up' } }, null],
    [{ overtime: null, max_ordinary: {}, rounding: {} }, null],
  ])('M226: by a set with %j nothing is reckoned because of: %s', (changes, reason) => {
    const odd = typeof changes === 'string' ? changes : { ...params, ...changes };
    const set = readSet({ params: odd, union_dues: 1 });
    expect(set && whyNotReckoned(set)).toBe(reason);
  });

  it('M212: the set in force may be named or not, and need not be in the list', () => {
    const rules = readLaborRules(answerOf({ rule_sets: [set, 'x'], current_id: testId(5) }));
    expect(rules).toMatchObject({ dropped: 1, currentId: testId(5), effective: null });
    expect(rules.ruleSets).toHaveLength(1);
    expect(readLaborRules(answerOf({ current_id: 'today' })).currentId).toBeNull();
  });

  it.each([undefined, {}, { data: {} }, { data: { rule_sets: {} } }, answerOf({ effective: 'x' })])(
    '%j is no answer',
    (body) => {
      expect(() => readLaborRules(body)).toThrow(UnreadableShape);
    },
  );
});

describe('M50: whoever reads them goes by the zone of those in force', () => {
  const readIn = async (effective: unknown) => {
    answerWith({ body: answerOf({ effective }) });
    await fetchLaborRules();
    return businessZone();
  };
  const inZone = (timezone: unknown) => ({ ...set, params: { ...params, timezone } });

  it('from then on', async () => {
    await expect(readIn(inZone('America/New_York'))).resolves.toBe('America/New_York');
    await expect(readIn(inZone('por la tarde'))).resolves.toBe('America/El_Salvador');
    await expect(readIn(inZone(' America/Panama '))).resolves.toBe('America/Panama');
    await expect(readIn(null)).resolves.toBe('America/El_Salvador');
  });

  it('unless this installation says otherwise', async () => {
    setProfile({ ...defaultProfile, zoneFrom: 'setting', zone: 'America/Panama' });
    await expect(readIn(inZone('America/New_York'))).resolves.toBe('America/Panama');
  });
});
