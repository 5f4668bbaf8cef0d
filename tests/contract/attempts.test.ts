import { describe, expect, it } from 'vitest';
import {
  fetchAttempt,
  fetchAttempts,
  fetchOpenAttempts,
  recordedAttempt,
  settleAttempt,
} from '@/api/attempts/operations';
import { newAttempt } from '@/api/core/attempt';
import { checkAttempt, resendAttempt } from '@/api/core/attempts';
import {
  context,
  intend,
  readStored,
  resend,
  send,
  signInForEachTest,
  typed,
} from './support/attempts';

const { world, applied } = signInForEachTest();

describe('a write that goes well', () => {
  it('M82: is told as stored, and the service received byte for byte what was shown', async () => {
    const attempt = intend();
    await expect(send(attempt)).resolves.toMatchObject({
      kind: 'applied',
      attemptId: attempt.id,
      recordedEarlier: false,
      replayed: false,
      value: {
        code: 'DIARIO_X',
        name: typed.name,
        description: null,
        prefix: 'PD',
        requiresApproval: false,
        isActive: true,
      },
    });
    const [write] = await world().writes();
    expect(write?.body).toBe(attempt.bodyText);
  });

  it('is sent with as much of its context as the longest names and reasons are', async () => {
    const { operation, url, method, bodyText } = intend();
    const branch = {
      branchId: '0190b8a4-7c11-4e51-8b4e-5f2d6c3a1b00',
      branchName: 'ñ'.repeat(300),
    };
    const {
      id,
      mark,
      context: kept,
    } = newAttempt(
      operation,
      { method, url, body: null },
      { form: 'entry-types', reason: '🧾'.repeat(500), ...branch },
    );
    const attempt = { id, mark, operation, method, url, bodyText, context: kept };
    await expect(send(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(fetchAttempt(id)).resolves.toMatchObject({
      context: { reason: '🧾'.repeat(500), branchName: 'ñ'.repeat(200) },
    });
  });

  it('stands in the journal with everything that was sent', async () => {
    const attempt = intend();
    const result = await send(attempt);
    await expect(fetchAttempt(attempt.id)).resolves.toMatchObject({
      id: attempt.id,
      operation: 'entry-types.create',
      state: 'applied',
      operator: 'Ana',
      context,
      facts: { code: 'DIARIO_X' },
      method: 'POST',
      path: '/accounting/entry-types',
      bodyText: attempt.bodyText,
      resendRefused: 'final',
    });
    const page = await fetchAttempts({ page: 1, perPage: 50, q: 'diario' });
    expect(page.rows.map(({ id }) => id)).toEqual([attempt.id]);
    expect(page.rows[0]?.sends.map(({ requestId }) => requestId)).toEqual([
      'requestId' in result ? result.requestId : null,
    ]);
  });
});

describe('a write that is refused', () => {
  it('M39: for a code that is taken, with the field', async () => {
    const taken = intend();
    await send(taken);
    const other = intend({ name: 'Otra' });
    const meant = { ...other, context: { ...other.context, confirms: taken.id } };
    await expect(send(meant)).resolves.toMatchObject({
      kind: 'refused',
      resumable: false,
      error: { kind: 'validation', fields: { code: [expect.any(String)] } },
    });
  });

  it('M29: for a permission, and goes on as the same attempt once it is given', async () => {
    await world().fault('status-403', { method: 'POST' });
    const attempt = intend();
    await expect(send(attempt)).resolves.toMatchObject({
      kind: 'refused',
      resumable: true,
      error: { kind: 'forbidden', requiredScope: 'accounting.entry_types.write' },
    });
    await expect(resend(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });

  it('M43: by a limit, and goes on as the same attempt', async () => {
    await world().fault('status-429', { method: 'POST' });
    const attempt = intend();
    const paused = await send(attempt);
    expect(paused).toMatchObject({ kind: 'paused', resumable: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(resend(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });
});

describe('equal content', () => {
  it('is asked about, and goes on under its id when a person means it', async () => {
    const first = intend();
    await send(first);
    const second = intend();
    const asked = await send(second);
    expect(asked).toMatchObject({
      kind: 'similar',
      similar: { id: first.id, operator: 'Ana', outcome: 'applied' },
    });
    await expect(world().writes()).resolves.toHaveLength(1);
    const confirmed = { ...second, context: { ...second.context, confirms: first.id } };
    // The service refuses the code, which shows that it was asked this time.
    await expect(send(confirmed)).resolves.toMatchObject({ kind: 'refused' });
    await expect(world().writes()).resolves.toHaveLength(2);
  });
});

describe('an outcome nobody knows', () => {
  it.each(['status-500', 'reset-after', 'mid-body', 'malformed', 'html-502', 'hang'] as const)(
    '%s: is told so, stands as unresolved and is not sent again',
    async (fault) => {
      await world().fault(fault, { method: 'POST' });
      const attempt = intend();
      await expect(send(attempt)).resolves.toMatchObject({ kind: 'unknown', settled: null });
      await expect(fetchOpenAttempts()).resolves.toEqual({ unresolved: 1, sending: [] });
      await expect(resend(attempt)).resolves.toMatchObject({ kind: 'unknown' });
      await expect(world().writes()).resolves.toHaveLength(1);
    },
  );

  it('is settled by a person, and whoever asks afterwards is told what they found', async () => {
    await world().fault('status-500', { method: 'POST' });
    const attempt = intend();
    const unknown = await send(attempt);
    await settleAttempt(attempt.id, { verdict: 'not-applied', note: 'No aparece' });
    await expect(fetchOpenAttempts()).resolves.toEqual({ unresolved: 0, sending: [] });
    if (unknown.kind !== 'unknown') throw new Error(`It came to be ${unknown.kind}`);
    await expect(checkAttempt(attempt, { read: readStored }, unknown)).resolves.toMatchObject({
      kind: 'unknown',
      settled: { verdict: 'not-applied', note: 'No aparece', operator: 'Ana' },
    });
  });
});

describe('the journal', () => {
  it('sends a recorded attempt again as it was', async () => {
    await world().fault('status-403', { method: 'POST' });
    const attempt = intend();
    await send(attempt);
    const record = await fetchAttempt(attempt.id);
    const again = resendAttempt(recordedAttempt(record), { read: readStored });
    await expect(again).resolves.toMatchObject({ kind: 'applied' });
    const bodies = (await world().writes()).map(({ body }) => body);
    expect(bodies).toEqual([attempt.bodyText, attempt.bodyText]);
  });
});
