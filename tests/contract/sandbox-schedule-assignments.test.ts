import { describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../../server/sandbox/seed/branches';
import { assignmentId } from '../../server/sandbox/seed/schedule-assignments';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

const own = assignmentId(firstBusiness, 3);

const remove = (here: TestWorld, id: string, key = here.facts.keys.full) =>
  here.send('DELETE', `/hr/schedule-assignments/${id}`, { 'X-API-Key': key });

const idsOf = async (here: TestWorld) =>
  (await here.rows<{ id: string }>('schedule_assignments')).map(({ id }) => id);

describe('M239 deleting an assignment', () => {
  it('D10.1 D15.4: deletes it and queues its recalculation by the clock of the world', async () => {
    const here = await world({ now: '2026-11-20T12:00:00-06:00' });
    const before = await idsOf(here);
    const { status, body } = await remove(here, own);
    expect([status, body]).toEqual([
      200,
      { status: true, data: { id: own, deleted: true, recalculation_queued: true } },
    ]);
    expect(await idsOf(here)).toEqual(before.filter((id) => id !== own));
    expect(await here.rows('attendance_recalculations')).toEqual([
      expect.objectContaining({
        assignment_id: own,
        queued_at: '2026-11-20T18:00:00.000Z',
        finishes_at: '2026-11-20T18:02:00.000Z',
      }),
    ]);
  });

  it('M241: a second time finds nothing and queues nothing', async () => {
    const here = await world();
    await remove(here, own);
    const { status, body } = await remove(here, own);
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    expect(await here.rows('attendance_recalculations')).toHaveLength(1);
  });

  it('M240: can be answered without a recalculation', async () => {
    const here = await world({ variants: { recalculationQueued: false } });
    expect((await remove(here, own)).body).toMatchObject({
      data: { deleted: true, recalculation_queued: false },
    });
    expect(await here.rows('attendance_recalculations')).toEqual([]);
  });

  it('of ten at once, one deletes', async () => {
    const here = await world();
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(here, own)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect(await here.rows('attendance_recalculations')).toHaveLength(1);
  });

  it.each([
    ['unknown', '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00'],
    ['of another business', assignmentId(secondBusiness, 0)],
    ['malformed', 'x'],
  ])('%s is not found, and nothing is lost', async (_, id) => {
    const here = await world();
    const before = await idsOf(here);
    expect((await remove(here, id)).status).toBe(404);
    expect(await idsOf(here)).toEqual(before);
  });

  it('M33: needs the permission to write, not the one to read', async () => {
    const here = await world();
    const { scopes } = here.facts.keys;
    const refused = await remove(here, own, scopes['hr.schedules']);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { required_scope: 'hr.schedules.write' },
    ]);
    expect((await remove(here, own, scopes['hr.schedules.write'])).status).toBe(200);
  });
});
