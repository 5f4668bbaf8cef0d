import { describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../../server/sandbox/seed/branches';
import { scheduleId, type ScheduleCode } from '../../server/sandbox/seed/work-schedules';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

interface Schedule {
  id: string;
  code: string;
  is_active: boolean;
  shifts: { id: string; weekday: number; start_time: string; break_paid: boolean | null }[];
  weekly_minutes: number;
  days: { weekday: number; minutes: number; shift_kind: string | null; warnings: unknown[] }[];
  warnings: unknown[];
}

const path = (code: ScheduleCode) => `/hr/work-schedules/${scheduleId(firstBusiness, code)}`;

const read = async (here: TestWorld, code: ScheduleCode) => {
  const { status, body } = await here.get<{ status: boolean; data: Schedule }>(path(code));
  expect([status, body.status]).toEqual([200, true]);
  return body.data;
};

const warningsOf = ({ days, warnings }: Schedule) => [
  ...days.flatMap((day) => day.warnings),
  ...warnings,
];

describe('M227 a work schedule', () => {
  it('D9.1: has every documented field', async () => {
    const here = await world();
    const schedule = await read(here, 'ADM');
    expect(schedule).toMatchObject({ code: 'ADM', is_active: true, weekly_minutes: 2_640 });
    expect(Object.keys(schedule).toSorted()).toEqual(
      [
        'id',
        'business_id',
        'name',
        'code',
        'description',
        'color',
        'is_active',
        'shifts',
        'weekly_minutes',
        'days',
        'warnings',
      ].toSorted(),
    );
    expect(schedule.shifts[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      weekday: 1,
      start_time: '08:00',
      end_time: '17:00',
      break_minutes: 60,
      break_paid: false,
    });
    expect(schedule.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(schedule.days[6]).toEqual({ weekday: 7, minutes: 0, shift_kind: null, warnings: [] });
  });

  it.each([
    ['ADM', 2_640, 'day'],
    ['TIENDA-1', 2_640, 'day'],
    ['TIENDA-2', 2_640, 'mixed'],
    ['CEDIS-N', 2_100, 'night'],
    ['HORNO', 2_520, 'mixed'],
    ['FARM-P', 2_640, 'day'],
    ['MEDIO', 1_200, 'day'],
  ] as const)(
    '%s: %d minutes a week, its Monday is %s, no warning',
    async (code, minutes, kind) => {
      const here = await world();
      const schedule = await read(here, code);
      expect([schedule.weekly_minutes, schedule.days[0]?.shift_kind]).toEqual([minutes, kind]);
      expect(warningsOf(schedule)).toEqual([]);
    },
  );

  it('D9.2 M234: tells what is wrong with it, by day and for the week', async () => {
    const here = await world();
    const schedule = await read(here, 'ROT');
    expect(schedule.days.map(({ warnings }) => warnings.length)).toEqual([1, 0, 0, 1, 0, 2, 3]);
    expect(warningsOf(schedule).every((warning) => typeof warning === 'string')).toBe(true);
    const objects = await world({ variants: { scheduleWarnings: 'object' } });
    expect((await read(objects, 'ROT')).days[3]?.warnings).toEqual([
      { code: 'short_rest', message: expect.any(String) as unknown },
    ]);
  });

  it('M236: that is no longer in use says so, and warns of its week', async () => {
    const here = await world();
    const schedule = await read(here, 'VIG-24');
    expect(schedule.is_active).toBe(false);
    expect(schedule.warnings.length).toBeGreaterThan(0);
  });

  it('M215: numbers weekdays as the profile does', async () => {
    const here = await world({ variants: { profile: { weekdayOne: 'sunday' } } });
    const schedule = await read(here, 'ADM');
    expect(schedule.shifts[0]?.weekday).toBe(2);
    expect(schedule.days.map(({ weekday, minutes }) => [weekday, minutes])).toEqual([
      [1, 0],
      [2, 480],
      [3, 480],
      [4, 480],
      [5, 480],
      [6, 480],
      [7, 240],
    ]);
  });

  it('M237: without labor rules has minutes, but neither kinds nor warnings', async () => {
    const here = await world();
    await here.control('DELETE', '/tables/labor_rule_sets');
    const schedule = await read(here, 'ROT');
    expect(schedule.weekly_minutes).toBeGreaterThan(0);
    expect(schedule.days.every((day) => day.shift_kind === null)).toBe(true);
    expect(warningsOf(schedule)).toEqual([]);
  });

  it('follows its shifts: changed in the tables, reckoned anew', async () => {
    const here = await world();
    const [first] = (await read(here, 'MEDIO')).shifts;
    await here.control('PATCH', `/tables/work_shifts/${first?.id}`, { end_time: '20:00' });
    const schedule = await read(here, 'MEDIO');
    expect(schedule.weekly_minutes).toBe(1_320);
    expect(schedule.days[0]).toMatchObject({ minutes: 360, shift_kind: 'mixed' });
  });

  it('with shifts that are none costs only those', async () => {
    const here = await world();
    await here.addRows('work_shifts', [
      { schedule_id: scheduleId(firstBusiness, 'MEDIO'), weekday: 9, start_time: '08:00' },
      { schedule_id: scheduleId(firstBusiness, 'MEDIO'), weekday: 6, start_time: '25:00' },
    ]);
    expect((await read(here, 'MEDIO')).weekly_minutes).toBe(1_200);
    expect(failures).toEqual([]);
  });

  it.each([
    ['unknown', '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00'],
    ['of another business', scheduleId(secondBusiness, 'ADM')],
    ['malformed', 'ADM'],
  ])('M228: %s is not found', async (_, id) => {
    const here = await world();
    const { status, body } = await here.get(`/hr/work-schedules/${id}`);
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
  });

  it('is found by its id in upper case', async () => {
    const here = await world();
    const id = scheduleId(firstBusiness, 'ADM').toUpperCase();
    expect((await here.get(`/hr/work-schedules/${id}`)).status).toBe(200);
  });
});
