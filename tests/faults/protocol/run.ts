import { businessDay } from '../../../server/config';
import { catalogId } from '../../../server/sandbox/seed/catalogs';
import type { AttemptDetail } from '../../../src/contract/attempt';
import { defaultProfile } from '../../../src/contract/profile';
import { newId, type Intention } from './client';
import { judge, type Run } from './judge';
import type { Lane } from './lane';
import type { Plan, Step } from './plan';

/** How long the gateway has to come to an end with everything, in milliseconds. */
const settleMs = 5_000;

/** Carries out a plan on a lane and compares what was told and recorded with what really happened. */
export async function runPlan(lane: Lane, plan: Plan, number: number): Promise<Run> {
  const mark = `F${number}-${newId().slice(0, 8)}`.toUpperCase();
  const intention = await intentionOf(plan, mark, lane);
  const ids = [intention.id];
  lane.client.told.length = 0;
  await lane.world.forget();
  const mishaps = plan.mishaps.map((mishap) => ({ ...mishap, method: 'POST' }));
  await lane.world.fail(mishaps);
  if (plan.outage) await lane.wire.down();
  let hours = 0;
  for (const step of plan.steps) {
    if (step.do === 'wait') hours += step.hours;
    // A day later the same content is taken for another one like it (rule 5), so it would be an intention of its own.
    if (step.do === 'other-tab' && hours >= 24) continue;
    await take(lane, step, intention, ids);
  }
  await lane.world.recover();
  await lane.wire.up();
  const attempts = await settled(lane, ids);
  const deliveries = await lane.world.deliveries(mark);
  return judge({ operation: plan.operation, attempts, deliveries, told: lane.client.told });
}

async function take(lane: Lane, step: Step, intention: Intention, ids: string[]): Promise<void> {
  const { client } = lane;
  switch (step.do) {
    case 'send':
      await Promise.all(Array.from({ length: step.copies }, () => client.send(intention)));
      return;
    case 'drop':
      await client.send(intention, step.afterMs);
      await client.send(intention);
      return;
    case 'resend': {
      const sends = (await client.lookUp(intention.id))?.sends.length ?? 0;
      const clicks = Array.from({ length: step.copies }, () => client.resend(intention.id, sends));
      await Promise.all(clicks);
      return;
    }
    case 'other-tab': {
      const twin = { ...intention, id: newId() };
      ids.push(twin.id);
      await client.send(twin);
      return;
    }
    case 'kill': {
      const answer = client.send(intention);
      await new Promise((resolve) => setTimeout(resolve, step.afterMs));
      await lane.killGateway();
      await answer;
      await client.send(intention);
      return;
    }
    case 'wait':
      return lane.wait(step.hours);
    case 'rotate-key':
      return lane.rotateKey();
    case 'outage':
      return step.on ? lane.wire.down() : lane.wire.up();
  }
}

/** The record of every id, once nothing is under way any more; ids that never arrived have none. */
async function settled(lane: Lane, ids: readonly string[]): Promise<AttemptDetail[]> {
  const end = Date.now() + settleMs;
  for (;;) {
    const found = await Promise.all(ids.map((id) => lane.client.lookUp(id)));
    const attempts = found.filter((attempt) => attempt !== null);
    const busy = attempts.some(({ state }) => state === 'sending');
    if (!busy || Date.now() > end) return attempts;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The same amount of money each time, too little to ever pay a purchase off. */
const amount = 0.01;

async function intentionOf({ operation }: Plan, mark: string, lane: Lane): Promise<Intention> {
  const write = (path: string, body: unknown) => ({
    id: newId(),
    path,
    body: JSON.stringify(body, null, 2),
  });
  if (operation === 'entry-types.create') {
    const code = mark.slice(0, 20);
    return write('/accounting/entry-types', { code, name: 'Diario de pruebas', prefix: 'DP' });
  }
  const { paths, paymentAllocation } = defaultProfile;
  return write(paths.paymentApplication ?? '', {
    payment_method_id: catalogId('payment-methods', '01'),
    payment_date: businessDay(new Date()),
    reference_number: mark,
    allocations: [
      { [paymentAllocation.purchase]: await lane.purchase(), [paymentAllocation.amount]: amount },
    ],
  });
}
