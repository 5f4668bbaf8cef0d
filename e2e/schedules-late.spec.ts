import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import type { World } from './support/world';

type Row = { id: string; name: string; code: string };

async function scheduleOf(world: World, code: string): Promise<Row> {
  const rows = await world.rows<Row>('work_schedules');
  const row = rows.find((one) => one.code === code);
  if (row === undefined) throw new Error(`no schedule ${code}`);
  return row;
}

/** Changes what the service says of a schedule. */
const say = (world: World, id: string, set: object, drop: string[] = []) =>
  world.change('work_schedules', id, { overrides: { set, drop } });

const shift = (weekday: number, times: string, more: object = {}) => {
  const [start_time, end_time] = times.split('-');
  return { id: null, weekday, start_time, end_time, break_minutes: 0, break_paid: null, ...more };
};

const days = (page: Page) => page.getByRole('list', { name: 'Turnos por día' });
const day = (page: Page, name: string) =>
  days(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('M230: words of a shift that begins late or ends early stand whole in the timetable, at every width', async ({
  page,
  world,
}) => {
  const { id } = await scheduleOf(world, 'ADM');
  const shifts = [
    shift(1, '22:00-06:00', { break_minutes: 30, break_paid: true }),
    shift(2, '23:30-00:30', { break_minutes: 60 }),
    shift(3, '23:00-07:00'),
    shift(3, '22:30-05:00', { break_minutes: 30 }),
    shift(7, '23:45-23:59'),
  ];
  await say(world, id, { shifts, days: [] });
  await signIn(page, world.keys.full, 'Ana', `/schedules/${id}`);
  await expect(day(page, 'Martes')).toContainText('23:30–00:30 +1');
  const pieces = days(page).getByRole('listitem').getByRole('listitem');
  for (const width of [1440, 1024, 768, 640, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await pieces.evaluateAll((drawn) =>
      drawn
        .filter((piece) => {
          const { bottom } = piece.getBoundingClientRect();
          return [...piece.children].some((word) => word.getBoundingClientRect().bottom > bottom);
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, `at ${width}`).toEqual([]);
    await expectNoOverflow(page, `at ${width}`);
  }
  await expectAccessible(page);
});
