import { randomUUID } from 'node:crypto';
import type { Call, Operation } from '../operation';
import { data, notFound, Refusal } from '../replies';

/** How long the attendance of an assignment takes to be worked out anew, by the world's clock. */
const recalculationMinutes = 2;

/** Deletes an assignment for good and leaves the attendance it touched to be worked out anew. */
async function remove({ world, integration, params }: Call) {
  const queues = world.variants.recalculationQueued;
  const queuedAt = world.clock.now();
  const finishesAt = new Date(queuedAt.getTime() + recalculationMinutes * 60_000);
  const id = await world.db.transaction().execute(async (db) => {
    const assignment = await db
      .deleteFrom('schedule_assignments')
      .where('id', '=', params['id']?.toLowerCase() ?? '')
      .where('business_id', '=', integration.businessId)
      .returningAll()
      .executeTakeFirst();
    if (!assignment) throw new Refusal(notFound);
    if (queues) {
      await db
        .insertInto('attendance_recalculations')
        .values({
          id: randomUUID(),
          business_id: integration.businessId,
          assignment_id: assignment.id,
          employee_id: assignment.employee_id,
          queued_at: queuedAt.toISOString(),
          finishes_at: finishesAt.toISOString(),
        })
        .execute();
    }
    return assignment.id;
  });
  return data('status', { id, deleted: true, recalculation_queued: queues });
}

export const scheduleAssignmentOperations: readonly Operation[] = [
  {
    name: 'schedule-assignments.delete',
    method: 'DELETE',
    path: '/hr/schedule-assignments/{id}',
    scope: 'hr.schedules.write',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: remove,
  },
];
