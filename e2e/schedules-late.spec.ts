import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { expectNoOverflow } from './support/overflow';
import { day, days, say, scheduleOf, shift } from './support/schedules';

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
