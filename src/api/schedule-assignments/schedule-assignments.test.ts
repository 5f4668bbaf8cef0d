import { describe, expect, it } from 'vitest';
import { newAttempt } from '../core/attempt';
import type { AttemptResult } from '../core/attempt-result';
import { UnreadableShape } from '../core/shape';
import { sendAttempt } from '../core/attempts';
import { testId } from '../core/test-answers';
import { answered, playGateway, type Reply } from '../core/test-gateway';
import { deletionOf } from './deletion';
import { scheduleAssignmentMutations } from './mutations';
import { readDeletedAssignment, type DeletedAssignment } from './schemas';

const { operation, toRequest, read } = scheduleAssignmentMutations.remove;
const attempt = () => newAttempt(operation, toRequest({ id: testId(1) }), { form: 'x' });

function come(...write: Reply[]): Promise<AttemptResult<DeletedAssignment>> {
  playGateway({ write });
  return sendAttempt(attempt(), { read });
}

const notFound = answered('rejected', {
  status: 404,
  body: { status: false, message: 'Not found.' },
});
const deleted = (data: object) =>
  answered('applied', { status: 200, body: { status: true, data } });

it('M239: asks for the one assignment, without a body', () => {
  expect(attempt()).toMatchObject({
    method: 'DELETE',
    url: `/api/external/v1/hr/schedule-assignments/${testId(1)}`,
    bodyText: '',
  });
  expect(() => toRequest({ id: '' })).toThrow(TypeError);
});

describe('M240 what comes back', () => {
  it.each([
    [{ id: testId(1), deleted: true, recalculation_queued: 0 }, [testId(1), true, false]],
    [{ deleted: '1' }, [null, true, null]],
    [{ id: 'x', recalculation_queued: 'soon' }, [null, null, null]],
  ])('%j', (data, [id, gone, queued]) => {
    const read = { id, deleted: gone, recalculationQueued: queued };
    expect(readDeletedAssignment({ status: true, data })).toEqual(read);
  });

  it('is no deletion without data', () => {
    expect(() => readDeletedAssignment({ status: true })).toThrow(UnreadableShape);
  });
});

describe('what is known of the assignment then', () => {
  it.each([
    [
      { deleted: true, recalculation_queued: true },
      { kind: 'deleted', recalculationQueued: true },
    ],
    [
      { deleted: true, recalculation_queued: false },
      { kind: 'deleted', recalculationQueued: false },
    ],
    [{}, { kind: 'deleted', recalculationQueued: null }],
    [{ deleted: false }, { kind: 'kept' }],
  ])('M240: after the answer %j', async (data, deletion) => {
    expect(deletionOf(await come(deleted(data)), false)).toEqual(deletion);
  });

  it('M241: not found after an unknown outcome is already deleted, and else only not found', async () => {
    const result = await come(notFound);
    expect(deletionOf(result, true)).toEqual({ kind: 'already-deleted' });
    expect(deletionOf(result, false)).toEqual({ kind: 'not-found' });
  });

  it('nothing after another refusal', async () => {
    const result = await come(answered('rejected', { status: 403, body: { status: false } }));
    expect(deletionOf(result, true)).toEqual({ kind: 'undecided' });
  });
});
