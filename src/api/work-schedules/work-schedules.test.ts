import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { UnreadableShape } from '../core/shape';
import { answerWith, testId } from '../core/test-answers';
import { fetchWorkSchedule } from './operations';
import { readWorkSchedule } from './schemas';
import { readWarnings } from './warnings';

afterEach(() => configureHttp({}));

const shift = {
  id: testId(2),
  weekday: 1,
  start_time: '22:00',
  end_time: '6:00',
  break_minutes: 0,
  break_paid: null,
};
const wire = {
  id: testId(1),
  business_id: testId(3),
  name: 'Noche',
  code: '01',
  description: null,
  color: '#zz',
  is_active: false,
  shifts: [shift],
  weekly_minutes: 480,
  days: [{ weekday: 0, minutes: 120, shift_kind: null, warnings: ['Más de 8 horas'] }],
  warnings: [],
};

describe('reading a work schedule', () => {
  it('M230 M231 M232 M235: as documented; a break of 0 and a payment left open stay so', () => {
    expect(readWorkSchedule({ status: true, data: wire })).toEqual({
      id: testId(1),
      businessId: testId(3),
      name: 'Noche',
      code: '01',
      description: null,
      color: '#zz',
      isActive: false,
      shifts: {
        rows: [
          {
            id: testId(2),
            weekday: 1,
            startTime: '22:00',
            endTime: '06:00',
            breakMinutes: 0,
            breakPaid: null,
          },
        ],
        dropped: 0,
      },
      weeklyMinutes: 480,
      days: {
        rows: [
          {
            weekday: 7,
            minutes: 120,
            shiftKind: null,
            warnings: [{ text: 'Más de 8 horas', code: null }],
          },
        ],
        dropped: 0,
      },
      warnings: [],
    });
  });

  it('M236: with nothing but its id', () => {
    expect(readWorkSchedule({ data: { id: testId(1) } })).toMatchObject({
      name: null,
      shifts: { rows: [], dropped: 0 },
      days: { rows: [], dropped: 0 },
      warnings: [],
    });
  });

  it('M23: a shift at a time that is none is counted', () => {
    const shifts = [shift, { ...shift, start_time: '25:00' }, { ...shift, weekday: 9 }];
    expect(readWorkSchedule({ data: { ...wire, shifts } }).shifts).toMatchObject({ dropped: 2 });
    const alone = { ...wire, shifts: shifts.slice(1, 2) };
    expect(readWorkSchedule({ data: alone }).shifts).toEqual({ rows: [], dropped: 1 });
  });

  it('M234: a day keeps its warnings whatever else of it cannot be read', () => {
    const warnings = ['Más de 8 horas'];
    const days = [
      { weekday: 9, minutes: 480, shift_kind: 'day', warnings },
      { weekday: 2, minutes: 'ocho', shift_kind: {}, warnings },
      'x',
    ];
    const told = [{ text: 'Más de 8 horas', code: null }];
    expect(readWorkSchedule({ data: { ...wire, days } }).days).toEqual({
      rows: [
        { weekday: null, minutes: 480, shiftKind: 'day', warnings: told },
        { weekday: 2, minutes: null, shiftKind: null, warnings: told },
      ],
      dropped: 1,
    });
  });

  it.each([undefined, {}, { data: [] }, { data: { shifts: 'x' } }])('%j is none', (body) => {
    expect(() => readWorkSchedule(body)).toThrow(UnreadableShape);
  });
});

describe('M234 warnings are never swallowed', () => {
  it.each([
    ['text', [{ text: 'text', code: null }]],
    [
      ['one', 'two'],
      [
        { text: 'one', code: null },
        { text: 'two', code: null },
      ],
    ],
    [[{ code: 'W1', message: 'too long' }], [{ text: 'too long', code: 'W1' }]],
    [[{ code: 7 }], [{ text: '7', code: '7' }]],
    [[{ minutes: 90, over: true }], [{ text: '{"minutes":90,"over":true}', code: null }]],
    [{ message: 'alone' }, [{ text: 'alone', code: null }]],
    [[['deep']], [{ text: 'deep', code: null }]],
    [[12], [{ text: '12', code: null }]],
    [[null, '', ' ', {}], []],
    [null, []],
    [undefined, []],
  ])('%j', (value, warnings) => {
    expect(readWarnings(value)).toEqual(warnings);
  });
});

it('M13 M227 M228: is asked for by its id', async () => {
  const urls = answerWith({ status: 404, body: { status: false, message: 'Not found.' } });
  await expect(fetchWorkSchedule('ADM')).rejects.toMatchObject({ error: { kind: 'validation' } });
  expect(urls).toEqual([]);
  await expect(fetchWorkSchedule(testId(1))).rejects.toMatchObject({
    error: { kind: 'not-found', what: 'record' },
  });
  expect(urls[0]?.pathname).toBe(`/api/external/v1/hr/work-schedules/${testId(1)}`);
});
