import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenOff, inTurn, LedgerTest, saying, summary } from './support/ledger';

let test: LedgerTest;
let assignment: string;
beforeEach(async () => {
  test = await LedgerTest.start();
  assignment = randomUUID();
});
afterEach(() => test.gateway.close());

const removed = () =>
  saying(200, {
    status: true,
    data: { id: assignment, deleted: true, recalculation_queued: true },
  });
const gone = saying(404, { status: false, message: 'Not found.' });

/** Sends a removal of the assignment, as a page that has reviewed it does. */
const remove = (id: string = randomUUID(), reason = 'Turno mal puesto') =>
  test.write({
    id,
    method: 'DELETE',
    path: `/hr/schedule-assignments/${assignment}`,
    context: { form: 'schedule-assignments', reason },
  });

describe('D10.1 D15.4: the removal of an assignment', () => {
  it('M238: keeps its reason here, and tells the service nothing of it', async () => {
    test.service(removed());
    const id = randomUUID();
    expect(summary(await remove(id))).toMatchObject({ status: 200, outcome: 'applied' });
    const { context, facts } = await test.detail(id);
    expect([context.reason, facts.recordId]).toEqual(['Turno mal puesto', assignment]);
    const [seen] = test.gateway.upstream.seen;
    expect(JSON.stringify(seen)).not.toContain('Turno');
  });

  it('R9 M240: tells whoever sent it what came, and keeps what was done and nothing of whose it was', async () => {
    const said = { id: assignment, deleted: true, recalculation_queued: false };
    const person = { employee: { name: 'Rosa Mejía' }, message: 'Rosa Mejía: hecho' };
    test.service(saying(200, { status: true, message: 'De Rosa', data: { ...said, ...person } }));
    const id = randomUUID();
    expect((await remove(id)).json()).toMatchObject({ data: person });
    const again = await remove(id);
    expect(summary(again)).toMatchObject({ status: 200, outcome: 'applied', recorded: true });
    expect(again.json()).toEqual({ status: true, data: said });
    const { answerText, state } = await test.detail(id);
    expect([state, JSON.parse(answerText ?? '')]).toEqual([
      'applied',
      { status: true, data: said },
    ]);
  });

  it('R9: keeps of a refusal whose it is, and of an answer of another form nothing', async () => {
    const scope = 'hr.schedules.write';
    test.service(
      inTurn(
        saying(403, { status: false, message: 'No: Rosa Mejía', required_scope: scope }),
        saying(404, { status: 'Rosa Mejía', data: { deleted: 'Rosa', id: 'Rosa' }, errors: {} }),
        saying(200, ['Rosa Mejía']),
      ),
    );
    const kept: unknown[] = [];
    for (const id of [randomUUID(), randomUUID(), randomUUID()]) {
      const first = await remove(id);
      const again = await remove(id);
      expect(summary(again)).toEqual({ ...summary(first), recorded: true });
      kept.push(JSON.parse((await test.detail(id)).answerText ?? ''));
    }
    expect(kept).toEqual([{ status: false, required_scope: scope }, { data: {} }, {}]);
  });

  it('M241: is sent once under its id, and never again once nobody knows what came of it', async () => {
    test.service(inTurn(brokenOff, removed()));
    const id = randomUUID();
    expect(summary(await remove(id)).outcome).toBe('unknown');
    expect(summary(await remove(id))).toMatchObject({ outcome: 'unknown', recorded: true });
    expect(summary(await test.resend(id, 1)).refusal).toBe('not-idempotent');
    expect(test.sent).toBe(1);
  });

  it('M241: a second one is another attempt, and what it is answered may settle the first', async () => {
    test.service(inTurn(brokenOff, gone));
    const first = randomUUID();
    const second = randomUUID();
    await remove(first);
    expect(summary(await remove(second))).toMatchObject({ status: 404, outcome: 'rejected' });
    expect(await test.settle(first, 'applied')).toMatchObject({
      status: 200,
    });
    await expect(test.detail(first)).resolves.toMatchObject({
      unresolved: false,
      settled: { verdict: 'applied' },
    });
    await expect(test.detail(second)).resolves.toMatchObject({ state: 'rejected', settled: null });
    expect(test.sent).toBe(2);
  });

  it('a refusal for want of a permission goes on under its id', async () => {
    test.service(inTurn(saying(403, { required_scope: 'hr.schedules.write' }), removed()));
    const id = randomUUID();
    expect(summary(await remove(id)).outcome).toBe('rejected');
    expect(summary(await test.resend(id, 1)).outcome).toBe('applied');
  });
});
