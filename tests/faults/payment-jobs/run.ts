import { usualZone } from '../../../src/contract/zone';
import { businessDay } from '../../../server/business-day';
import { catalogId } from '../../../server/sandbox/seed/catalogs';
import type { BulkRowState } from '@/api/jobs/names';
import { cancelJob, fetchAlike, fetchJob, pauseJob, resumeJob } from '@/api/jobs/operations';
import { paymentText } from '@/api/payments/planned-payment';
import type { SupplierPayment } from '@/features/payments/many/plan-payments';
import { confirmedPayments, preparePayments } from '@/features/payments/many/prepare-payments';
import type { BulkGateway } from '@/modules/bulk-job/run-parts';
import { keepPlan } from '@/modules/bulk-job/start-bulk-job';
import type { AttemptDetail } from '../../../src/contract/attempt';
import { defaultProfile } from '../../../src/contract/profile';
import { carryOutAmid, readRows, type Tabs } from '../bulk/carry-out';
import type { JobGround, JobRunEnd } from '../bulk/job-runs';
import { hurriedParts } from '../bulk/parts';
import { newId } from '../protocol/client';
import { deliveriesOf, isExecuted } from '../protocol/judge';
import type { Lane } from '../protocol/lane';
import { ana, others as people } from '../support/people';
import { judgeJob, type OtherPayment } from './judge';
import { furtherKeys, type Mutant } from './mutants';
import type { Afterwards, Event, Payer, Plan } from './plan';

/** Too little to ever pay a purchase off: what is paid twice is not refused. */
const [planned, another] = ['0.01', '0.02'] as const;

/** The gateway has to come to an end with everything, in milliseconds. */
const settleMs = 5_000;

type Scene = JobGround & {
  /** Stands in every body that the run sends. */
  mark: string;
  payments: readonly SupplierPayment[];
  others: OtherPayment[];
  mutant: Mutant | null;
};

/** Plans payments, carries them out while the events of the plan happen, and lets people see to what is in doubt. */
export async function runPlan(
  on: JobGround,
  plan: Plan,
  mutant: Mutant | null,
): Promise<JobRunEnd> {
  const { lane } = on;
  const { world } = lane;
  await world.forget();
  await world.choose({ idempotencyStores: plan.stores });
  const mark = `F-${newId().slice(0, 8)}`.toUpperCase();
  const payments = await Promise.all(plan.sizes.map((size) => openPurchases(lane, size)));
  const scene: Scene = { ...on, mark, payments, others: [], mutant };
  for (const { row } of plan.paidBefore) await pay(scene, row, 'herself', { isPlanned: false });

  const prepared = preparePayments(payments, {
    ...common,
    rows: payments.map(({ key }, at) => ({
      purchases: [key],
      reference: `${mark}-${at}`,
      checkNumber: '',
    })),
  });
  const { id } = prepared.job;
  const alike = await fetchAlike(id, prepared.rows);
  const lineOf = ({ row }: { row: number }) => row + 1;
  const meant = plan.paidBefore.filter(({ isMeant }) => isMeant).map(lineOf);
  const confirmed = confirmedPayments(prepared, alike, new Set(meant));
  if (confirmed === null) throw new Error('Every row was left out');
  await keepPlan(confirmed);

  await goOn(scene, id, plan);
  for (const step of plan.afterwards) await take(scene, id, step, plan);
  await calm(lane, plan);
  const rows = await readRows(id);
  const attempts = await settled(scene, rows);
  const kept = new Set(confirmed.rows.map(({ line }) => line));
  const left = prepared.rows.filter(({ line }) => !kept.has(line));
  const job = await fetchJob(id);
  const violations = judgeJob({
    job,
    rows,
    purchasesOf: (line) => payments[line - 1]?.allocations.map((one) => one.purchaseId) ?? [],
    attempts,
    others: scene.others,
    leftOut: new Set(left.flatMap((row) => row.attempts)),
    deliveries: await world.deliveries(mark),
  });
  const notAsked = plan.paidBefore
    .map(lineOf)
    .filter((line) => !alike.some((one) => one.line === line))
    .map((line) => `line ${line}: was not asked about`);
  return { counts: job.counts, violations: [...violations, ...notAsked] };
}

const common = {
  methodId: catalogId('payment-methods', '01'),
  date: businessDay(new Date(), usualZone),
  bankId: '',
  checkbookId: '',
  pettyCashId: '',
  notes: '',
};

/** A supplier of its own for each row, and so many purchases. */
async function openPurchases({ world }: Lane, count: number): Promise<SupplierPayment> {
  const providerId = newId();
  const name = `Proveedor ${providerId.slice(0, 4)}`;
  const purchases = Array.from({ length: count }, newId);
  await world.insert('providers', [{ id: providerId, provider_name: name }]);
  await world.insert(
    'expenses',
    purchases.map((id) => ({
      id,
      provider_id: providerId,
      branch_id: world.branch,
      date: common.date,
      is_credit: true,
      total: 10,
      balance: 10,
    })),
  );
  const allocations = purchases.map((purchaseId) => ({ purchaseId, amount: planned }));
  const total = (count / 100).toFixed(2);
  return { key: purchases[0] ?? '', providerId, name, allocations, purchases, total };
}

/** Pays one of a row's purchases by itself. */
async function pay(
  { lane, mark, payments, others }: Scene,
  row: number,
  who: Payer,
  { isPlanned }: { isPlanned: boolean },
): Promise<void> {
  const purchase = payments[row]?.key ?? '';
  const person = who === 'herself' ? ana : people[who];
  const client = lane.newClient(person);
  await lane.signIn(person, client);
  const id = newId();
  const amount = isPlanned ? another : planned;
  const body = paymentText({
    mode: 'by-purchase',
    ...common,
    allocations: [{ purchaseId: purchase, amount }],
    reference: `${mark}-beside-${others.length}`,
    checkNumber: '',
  });
  others.push({ id, person, purchase, isSincePlanned: isPlanned });
  const path = defaultProfile.paths.paymentApplication ?? '';
  await client.send({ id, method: 'POST', path, body, context: {} });
}

/** One that takes the job for its own, whoever has the lease: the lease is a courtesy. */
const heedless = (gateway: BulkGateway, holder: string): BulkGateway => ({
  ...gateway,
  lease: async (id) => {
    const job = await gateway.lease(id);
    return { ...job, lease: { holder, until: job.now } };
  },
  finish: (id) => gateway.finish(id).catch(() => undefined),
});

async function goOn(scene: Scene, id: string, plan: Pick<Plan, 'events' | 'stores'>) {
  const { lane, mutant } = scene;
  const change = mutant === 'furtherKeyForDoubt' ? furtherKeys : undefined;
  await carryOutAmid<Event>(id, {
    parts: () => hurriedParts(change),
    events: plan.events,
    happen: (event, tabs) => happen(scene, id, event, plan, tabs),
    share: ({ waiting, sending, total }) => (total - waiting - sending) / total,
    between: async (left) => left === 0 && calm(lane, plan),
  });
}

/** From now on nothing goes wrong at the service. */
async function calm({ world }: Lane, { stores }: Pick<Plan, 'stores'>): Promise<void> {
  await world.recover();
  await world.choose({ idempotencyStores: stores });
}

async function happen(
  scene: Scene,
  id: string,
  event: Event,
  { stores }: Pick<Plan, 'stores'>,
  tabs: Tabs | null,
): Promise<void> {
  const { lane, line } = scene;
  switch (event.do) {
    case 'mishap':
      return lane.world.fail([{ ...event.mishap, method: 'POST' }]);
    case 'kill':
      return lane.killGateway();
    case 'reload':
      return tabs?.close();
    case 'second-tab':
      return tabs?.open(event.isHeedless ? hurriedParts(heedless) : undefined);
    case 'pause':
      await pauseJob(id, 'person').catch(() => undefined);
      return;
    case 'cancel':
      await cancelJob(id).catch(() => undefined);
      return;
    case 'jump':
      return line.asleep(() => lane.wait(25));
    case 'rotate-key':
      return lane.rotateKey();
    case 'silent-resend':
      return line.sendTwice();
    case 'pay-too':
      return pay(scene, event.row, event.who, { isPlanned: true });
    case 'failing':
      return lane.world.choose({ idempotencyStores: stores, paymentFails: event.on });
  }
}

async function take(scene: Scene, id: string, step: Afterwards, plan: Plan): Promise<void> {
  const { lane } = scene;
  switch (step.do) {
    case 'resend':
      for (const { attempts, sends } of await inDoubt(id)) {
        const resend = () => lane.client.resend(attempts.at(-1) ?? '', sends);
        await Promise.all(Array.from({ length: step.copies }, resend));
      }
      return;
    case 'settle':
      return settle(scene, id);
    case 'resume':
      // Not a cancelled one.
      await resumeJob(id).catch(() => undefined);
      return goOn(scene, id, { ...plan, events: [] });
    case 'mishap':
    case 'kill':
    case 'jump':
    case 'rotate-key':
    case 'pay-too':
      return happen(scene, id, step, plan, null);
  }
}

const inDoubt = async (id: string): Promise<BulkRowState[]> =>
  (await readRows(id)).filter(({ outcome }) => outcome === 'unknown');

/** Looks at what really happened, as a person would in the service; that is no answer while it works on it. */
async function settle({ lane: { client, world }, mark }: Scene, id: string): Promise<void> {
  await world.idle();
  const deliveries = await world.deliveries(mark);
  for (const { attempts } of await inDoubt(id)) {
    const attempt = await client.lookUp(attempts.at(-1) ?? '');
    if (attempt === null) continue;
    const isDone = deliveriesOf(attempt, deliveries).some(isExecuted);
    await client.settle(attempt.id, isDone ? 'applied' : 'not-applied');
  }
}

/** Every record, once nothing is under way any more. */
async function settled({ lane, others }: Scene, rows: readonly BulkRowState[]) {
  await lane.world.idle();
  const ids = [...rows.flatMap(({ attempts }) => attempts), ...others.map(({ id }) => id)];
  const end = Date.now() + settleMs;
  for (;;) {
    const found: AttemptDetail[] = [];
    for (const id of ids) {
      const attempt = await lane.client.lookUp(id);
      if (attempt !== null) found.push(attempt);
    }
    if (!found.some(({ state }) => state === 'sending') || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
