import type { Page } from '@playwright/test';
import type { World } from './world';

type Row = { id: string; name: string; code: string };

/**
 * A schedule that the service keeps, by its code.
 * @throws when there is none
 */
export async function scheduleOf(world: World, code: string): Promise<Row> {
  const rows = await world.rows<Row>('work_schedules');
  const row = rows.find((one) => one.code === code);
  if (row === undefined) throw new Error(`no schedule ${code}`);
  return row;
}

/** Changes what the service says of a schedule. */
export const say = (world: World, id: string, set: object, drop: string[] = []) =>
  world.change('work_schedules', id, { overrides: { set, drop } });

/** A shift as the service tells it; times as `22:00-06:00`. */
export const shift = (weekday: number, times: string, more: object = {}) => {
  const [start_time, end_time] = times.split('-');
  return { id: null, weekday, start_time, end_time, break_minutes: 0, break_paid: null, ...more };
};

/** The timetable of a schedule's page. */
export const days = (page: Page) => page.getByRole('list', { name: 'Turnos por día' });
export const day = (page: Page, name: string) =>
  days(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
