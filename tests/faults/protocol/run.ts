import { usualZone } from '../../../src/contract/zone';
import { businessDay } from '../../../server/business-day';
import { catalogId } from '../../../server/sandbox/seed/catalogs';
import type { AttemptDetail } from '../../../src/contract/attempt';
import { defaultProfile } from '../../../src/contract/profile';
import { ana, others, type Person } from '../support/people';
import { newId, type Client, type Intention } from './client';
import { TypedDraft } from './draft';
import { isExecuted, judge, type Run } from './judge';
import type { Lane } from './lane';
import type { Plan, Step } from './plan';

/** How long the gateway has to come to an end with everything, in milliseconds. */
const settleMs = 5_000;

/** One intention of a person, and what has become of it so far. */
type Scene = {
  lane: Lane;
  /** Stands in everything that the run sends: in its bodies, or in the path where there is none. */
  mark: string;
  /** What the page would send now. */
  intention: Intention;
  /** Of every attempt the run made. */
  ids: string[];
  /** Attempts that were let through although nobody knew what became of another payment of the same. */
  besideDoubt: string[];
  /** Whose attempts are not the first person's. */
  own: Map<string, Person>;
  /** Attempts a person meant to be another one, when asked, or paid once all before were known. */
  meant: Set<string>;
  /** The draft the intention is typed in; null: its form has none. */
  draft: TypedDraft | null;
  /** Something was sent under the same code without the draft: nothing ties it to another code that is typed there. */
  isLoose: boolean;
  /** What the service keeps against a key. */
  stores: 'applied' | 'all';
  hours: number;
};

/** Carries out a plan on a lane and compares what was told and recorded with what really happened. */
export async function runPlan(lane: Lane, plan: Plan): Promise<Run> {
  const scene = await opened(lane, plan);
  lane.client.told.length = 0;
  await lane.world.forget();
  const { method } = scene.intention;
  const mishaps = plan.mishaps.map((mishap) => ({ ...mishap, method }));
  const { stores = 'applied' } = plan.payment ?? {};
  await lane.world.choose({ idempotencyStores: stores });
  await lane.world.fail(mishaps);
  if (plan.outage) await lane.wire.down();
  for (const step of plan.steps) await take(scene, step);
  await lane.world.recover();
  await lane.world.choose({});
  await lane.wire.up();
  if (lane.client.present !== ana) await lane.signIn(ana);
  const attempts = await settled(scene);
  if (plan.steps.some((step) => step.do === 'other-window' && step.who === 'business')) {
    attempts.push(...(await recordsElsewhere(scene, attempts)));
  }
  return judge({
    operation: plan.operation,
    ownerOf: (id) => scene.own.get(id) ?? ana,
    besideDoubt: scene.besideDoubt,
    attempts,
    deliveries: await lane.world.deliveries(scene.mark),
    told: lane.client.told,
    meant: scene.meant,
    draft: (await scene.draft?.end(lane.client)) ?? null,
  });
}

async function opened(lane: Lane, plan: Plan): Promise<Scene> {
  const isRemoval = plan.operation === 'schedule-assignments.delete';
  const mark = isRemoval ? newId() : `F-${newId().slice(0, 8)}`.toUpperCase();
  const intention = await intentionOf(plan, mark, lane);
  const hasDraft = plan.operation === 'entry-types.create';
  const draft = hasDraft ? await TypedDraft.begun(lane.client, valuesOf(intention)) : null;
  return {
    lane,
    mark,
    intention: { ...intention, context: draft?.sentAs(intention.id) ?? {} },
    ids: [intention.id],
    besideDoubt: [],
    own: new Map(),
    meant: new Set(),
    draft,
    isLoose: false,
    stores: plan.payment?.stores ?? 'applied',
    hours: 0,
  };
}

async function take(scene: Scene, step: Step): Promise<void> {
  const { lane, intention } = scene;
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
      const sends = await client.sendsOf(intention.id);
      const clicks = Array.from({ length: step.copies }, () => client.resend(intention.id, sends));
      await Promise.all(clicks);
      return;
    }
    case 'other-tab': {
      // A day later the same content is taken for another one like it (rule 5), so it would be an intention of its own.
      if (scene.hours >= 24) return;
      const twin = { ...intention, id: newId(), context: {} };
      scene.ids.push(twin.id);
      scene.isLoose = true;
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
      scene.hours += step.hours;
      return lane.wait(step.hours);
    case 'rotate-key':
      return lane.rotateKey();
    case 'outage':
      return step.on ? lane.wire.down() : lane.wire.up();
    case 'other-window':
      return step.who === 'nobody' ? client.signOut() : lane.signIn(others[step.who]);
    case 'sign-back':
      return lane.signIn(ana);
    case 'change':
      return change(scene, step);
    case 'type-elsewhere': {
      const elsewhere = lane.newClient(ana);
      await lane.signIn(ana, elsewhere);
      await scene.draft?.typeElsewhere(elsewhere);
      return;
    }
    case 'settle':
      return settle(scene);
    case 'pay-too':
      return payToo(scene, step.who);
    case 'failing':
      return lane.world.choose({ idempotencyStores: scene.stores, paymentFails: step.on });
  }
}

/** Whoever loads a page that is somebody else's by now gets a page of their own, without anything of this one. */
async function change(scene: Scene, step: Extract<Step, { do: 'change' }>): Promise<void> {
  const { lane, draft, intention } = scene;
  const { client } = lane;
  if (draft === null || client.present !== ana) return;
  const typed = step.typed === 'in-draft' ? await draft.read(client) : valuesOf(intention);
  // It was stored, so that nothing is left to be sent.
  if (typed === null) return;
  if (step.typed === 'anew') scene.isLoose = true;
  else if (scene.isLoose && step.field === 'code') return;
  const field = step.typed === 'anew' ? 'name' : step.field;
  const values = { ...typed, [field]: `${String(typed[field])}B` };
  const isKept = step.typed === 'anew' || (await draft.change(client, values));
  if (!isKept) return;
  const id = newId();
  scene.ids.push(id);
  const context = step.typed === 'anew' ? {} : draft.sentAs(id);
  const changed = { ...intention, id, context, body: JSON.stringify(values, null, 2) };
  let told = await client.send(changed);
  const confirms: string[] = [];
  // There may be several of them, and each is asked about.
  while (step.isAnother && told !== null && told.similar !== null) {
    if (confirms.includes(told.similar)) throw new Error('Asked again about what was answered');
    confirms.push(told.similar);
    scene.meant.add(id);
    told = await client.send({ ...changed, context: { ...context, confirms } });
  }
  if (told?.similar === null) scene.intention = changed;
}

/** Pays the same, from another computer, as another payment: let through only once it is known what became of those before. */
async function payToo(scene: Scene, who: Extract<Step, { do: 'pay-too' }>['who']): Promise<void> {
  const { lane, intention, ids, mark } = scene;
  const person = who === 'herself' ? ana : others[who];
  const client = lane.newClient(person);
  await lane.signIn(person, client);
  const before = await recordsOf(client, ids);
  const isDoubtful = before.some(
    ({ state, settled: by }) =>
      by === null && (state === 'recorded' || state === 'sending' || state === 'unknown'),
  );
  const id = newId();
  const values = { ...valuesOf(intention), reference_number: `${mark}-${ids.length}` };
  const told = await client.send({ ...intention, id, context: {}, body: JSON.stringify(values) });
  const isLet = told?.problem !== 'attempt-similar';
  if (isLet && isDoubtful) scene.besideDoubt.push(id);
  if (isLet && !isDoubtful) scene.meant.add(id);
  if (isLet) scene.own.set(id, person);
  ids.push(id);
}

/** Looks at what really happened, as a person would in the service; that is no answer while it works on it. */
async function settle({ lane, intention, mark }: Scene): Promise<void> {
  const { client, world } = lane;
  await world.idle();
  const sent = (await world.deliveries(mark)).filter(({ body }) => (body ?? '') === intention.body);
  const isDone = sent.some(isExecuted);
  await client.settle(intention.id, isDone ? 'applied' : 'not-applied');
}

/** The record of every id, once nothing is under way any more; ids that never arrived have none. */
async function settled({ lane, ids }: Scene): Promise<AttemptDetail[]> {
  const end = Date.now() + settleMs;
  for (;;) {
    const attempts = await recordsOf(lane.client, ids);
    const busy = attempts.some(({ state }) => state === 'sending');
    if (!busy || Date.now() > end) return attempts;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the journal of the other business holds of it, where nothing may be. */
async function recordsElsewhere({ lane, ids }: Scene, known: readonly AttemptDetail[]) {
  const elsewhere = lane.newClient(others.business);
  await lane.signIn(others.business, elsewhere);
  return recordsOf(
    elsewhere,
    ids.filter((id) => !known.some((attempt) => attempt.id === id)),
  );
}

async function recordsOf(client: Client, ids: readonly string[]): Promise<AttemptDetail[]> {
  const found = await Promise.all(ids.map((id) => client.lookUp(id)));
  return found.filter((attempt) => attempt !== null);
}

function valuesOf({ body }: Intention): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}

/** Too little to ever pay its purchase off. */
const amount = 0.01;

const excludedBody = (sku: string) => ({
  payment_type: '01',
  invoiceProductsDetail: [{ sku, quantity: 1, description: 'Loroco' }],
  totalRent: 0,
});

/** Known by its generation code, as a document is. */
const generalBody = (sku: string) => ({
  document_type: 'ccf',
  generation_code: newId().toUpperCase(),
  products: [
    {
      sku,
      name: 'Loroco',
      type: 'goods',
      quantity: 1,
      price_before_taxes: 10,
      expense_not_suject: 0,
      expense_exent: 0,
      expense_taxed: 10,
      subtotal: 10,
    },
  ],
  totals: {
    netTotals: 10,
    charge_1: 0,
    charge_2: 0,
    expenseTotalTax: 1.3,
    totalRent: 0,
    totalTax: 1.3,
    totalRetein: 0,
    expenseTotalToPayment: 11.3,
  },
});

/** One of its own for each payment: a purchase whose payment is in doubt takes no other. */
async function openPurchase({ world }: Lane) {
  const [id, provider] = [newId(), newId()];
  await world.insert('providers', [{ id: provider, provider_name: 'La Ceiba' }]);
  await world.insert('expenses', [
    {
      id,
      provider_id: provider,
      branch_id: world.branch,
      date: businessDay(new Date(), usualZone),
      is_credit: true,
      total: 10,
      balance: 10,
    },
  ]);
  return { id, provider };
}

async function intentionOf(
  { operation, payment }: Plan,
  mark: string,
  lane: Lane,
): Promise<Intention> {
  if (operation === 'schedule-assignments.delete') {
    await lane.world.insert('schedule_assignments', [{ id: mark }]);
    const path = `/hr/schedule-assignments/${mark}`;
    return { id: newId(), method: 'DELETE', path, body: '', context: {} };
  }
  const write = (path: string, body: unknown): Intention => ({
    id: newId(),
    method: 'POST',
    path,
    body: JSON.stringify(body, null, 2),
    context: {},
  });
  if (operation === 'entry-types.create') {
    return write('/accounting/entry-types', { code: mark, name: 'Diario', prefix: 'DP' });
  }
  if (operation === 'expenses.create' || operation === 'expenses.create excluded') {
    const provider = newId();
    const branch = lane.world.branch;
    await lane.world.insert('providers', [{ id: provider, provider_name: 'La Ceiba' }]);
    await lane.world.insert('products', [{ sku: mark, name: 'Loroco', branch_id: branch }]);
    const isGeneral = operation === 'expenses.create';
    return write('/expenses', {
      branch_id: branch,
      provider_id: provider,
      date: businessDay(new Date(), usualZone),
      ...(isGeneral ? generalBody(mark) : excludedBody(mark)),
    });
  }
  const { paths, paymentAllocation } = defaultProfile;
  const purchase = await openPurchase(lane);
  return write(paths.paymentApplication ?? '', {
    payment_method_id: catalogId('payment-methods', '01'),
    payment_date: businessDay(new Date(), usualZone),
    reference_number: mark,
    ...(payment?.isAutomatic
      ? { branch_id: lane.world.branch, provider_id: purchase.provider, amount }
      : {
          allocations: [
            { [paymentAllocation.purchase]: purchase.id, [paymentAllocation.amount]: amount },
          ],
        }),
  });
}
