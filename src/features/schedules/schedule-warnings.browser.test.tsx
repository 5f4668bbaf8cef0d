import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { readLaborParams } from '@/api/labor-rules/params';
import { readWorkSchedule } from '@/api/work-schedules/schemas';
import { countSchedule } from './counted-schedule';
import { CountedTable } from './counted-table';
import { ScheduleWarnings } from './schedule-warnings';
import { ordinaryParams } from './test-params';

const params = readLaborParams(
  { ...ordinaryParams, default_rest_days: [], breaks: { paid: true, min_minutes: 0 } },
  [],
);

/** Eight hours on each of the seven days. */
const shifts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 0,
}));
const warnings = [
  { code: 'over_weekly_limit', message: 'The week is longer than the ordinary week allows.' },
  { code: 'no_rest_day', message: 'The week has no day of rest.' },
];

it('M25 M234: a warning is marked as the service’s words, and tied to what we find of the same', async () => {
  const schedule = readWorkSchedule({ data: { shifts, warnings } });
  const counted = countSchedule(schedule, params);
  await render(
    <MantineProvider>
      <ScheduleWarnings schedule={schedule} counted={counted} />
      <CountedTable schedule={schedule} counted={counted} />
    </MantineProvider>,
  );
  const warning = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect
    .element(warning('day of rest'))
    .toHaveTextContent(
      'Semana · The week has no day of rest. no_rest_dayPuede ser por: hay turnos los siete días.',
    );
  await expect
    .element(warning('longer than'))
    .toHaveTextContent('Puede ser por: el límite semanal');
  await expect.element(page.getByText('The week has no day')).toHaveAttribute('lang', '');
  expect(page.getByText('El servicio dice:').elements()).toHaveLength(1);
  await expect.element(page.getByText('no le halla causa')).not.toBeInTheDocument();
  await expect.element(page.getByText('El servicio no lo advierte.')).not.toBeInTheDocument();
});

it('M234: nothing is said to be fine while a day could not be read', async () => {
  const show = async (days: unknown[]) => {
    const schedule = readWorkSchedule({ data: { shifts, days } });
    const counted = countSchedule(schedule, params);
    const { unmount } = await render(<ScheduleWarnings schedule={schedule} counted={counted} />);
    const isFine = page.getByText('Sin advertencias').elements().length > 0;
    await unmount();
    return isFine;
  };
  const day = { weekday: 1, minutes: 480, shift_kind: 'day', warnings: [] };
  await expect(show([day])).resolves.toBe(true);
  await expect(show([day, 'x'])).resolves.toBe(false);
});

it.each([
  ['night', true],
  ['day', false],
  ['diurna', false],
  [null, false],
])('M232: a day of the kind %j differs from ours: %s', async (shift_kind, differs) => {
  const days = [{ weekday: 1, minutes: 480, shift_kind }];
  const schedule = readWorkSchedule({ data: { shifts, days } });
  const counted = countSchedule(schedule, params);
  await render(
    <MantineProvider>
      <CountedTable schedule={schedule} counted={counted} />
    </MantineProvider>,
  );
  const monday = page.getByRole('row').filter({ hasText: 'Lunes' });
  await expect.element(monday).toHaveTextContent(`Diurna${differs ? 'difiere' : ''}`);
  expect(monday.getByText('difiere').elements()).toHaveLength(differs ? 1 : 0);
});

it('says that a day has no count of ours, and why, where one of its shifts lacks a value', async () => {
  const shifts = [{ weekday: 1, start_time: '08:00', end_time: null, break_minutes: 0 }];
  const schedule = readWorkSchedule({ data: { shifts, days: [{ weekday: 1 }] } });
  await render(
    <MantineProvider>
      <CountedTable schedule={schedule} counted={countSchedule(schedule, params)} />
    </MantineProvider>,
  );
  const monday = page.getByRole('row').filter({ hasText: 'Lunes' });
  await expect.element(monday).toHaveTextContent(/no informado.*sin cuenta/);
  await expect.element(page.getByText(/^Sin cuenta: un turno no se pudo leer/)).toBeVisible();
});
