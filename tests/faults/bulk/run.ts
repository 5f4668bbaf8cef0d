import Big from 'big.js';
import { fetchJob, fetchJobRows, pauseJob, resumeJob } from '@/api/jobs/operations';
import type { BulkRowState } from '@/api/jobs/names';
import type { Product } from '@/api/products/schemas';
import { runBulkJob } from '@/modules/bulk-job/bulk-run';
import { keepPlan } from '@/modules/bulk-job/start-bulk-job';
import { prepareBulkJob } from '@/modules/bulk-job/prepare-bulk-job';
import type { RunState } from '@/modules/bulk-job/run-state';
import type { Lane } from '../protocol/lane';
import { judge } from './judge';
import type { Event, Plan } from './plan';
import { readProducts } from './products';
import { hurriedParts, type Mutant } from './parts';
import { DeliveryLog } from './delivery-log';

/** What a run came to: rows by outcome, and broken promises in words. */
export type BulkRunEnd = { counts: Record<string, number>; violations: string[] };

/** However much goes wrong, a person presses "continue" a few times at most. */
const mostRuns = 60;

/** Carries out a job of so many rows while the events of the plan happen, until nothing of it is open. */
export async function runPlan(
  lane: Lane,
  plan: Plan,
  { rows, mutant }: { rows: number; mutant: Mutant | null },
): Promise<BulkRunEnd> {
  const { world } = lane;
  const branch = world.branch;
  await world.forget();
  const products = (await readProducts(branch)).slice(0, rows);
  const prepared = prepareBulkJob({
    title: 'Precios de prueba',
    branch: { id: branch, name: 'Centro' },
    rows: products.map((loaded, index) => ({ line: index + 2, update: dearer(loaded) })),
  });
  const touched = new Set<string>();
  const changeElsewhere = async (index: number) => {
    const product = products[index];
    if (product === undefined) return;
    touched.add(product.id);
    await world.change('products', product.id, { price_before_taxes: 999.99 });
  };
  for (const index of plan.changedBefore) await changeElsewhere(index);
  await keepPlan(prepared);
  const { id } = prepared.job;
  const log = new DeliveryLog(world);
  const tabs: Tab[] = [];
  const left = [...plan.events];
  const happening: Promise<unknown>[] = [];

  const happen = (event: Event): Promise<unknown> | void => {
    switch (event.do) {
      case 'mishap':
        return world.fail([{ ...event.mishap, method: 'PUT' }]);
      case 'kill':
        return lane.killGateway();
      case 'reload':
        for (const tab of tabs) tab.stop();
        return;
      case 'second-tab':
        open();
        return;
      case 'pause':
        return pauseJob(id, 'person').catch(() => undefined);
      case 'other-change':
        return changeElsewhere(event.product);
    }
  };
  const follow = ({ progress }: RunState) => {
    if (progress === null) return;
    const { waiting, sending, unknown, total } = progress;
    const share = (total - waiting - sending - unknown) / total;
    while (left[0] !== undefined && left[0].at <= share) {
      const event = left.shift();
      const done = event && happen(event);
      if (done) happening.push(done);
    }
  };
  const open = () => {
    const tab = runBulkJob(id, hurriedParts(mutant), follow);
    tabs.push(tab);
    void tab.ended.finally(() => tabs.splice(tabs.indexOf(tab), 1));
    return tab;
  };

  for (let count = 0; count < mostRuns; count += 1) {
    await open().ended;
    await Promise.all(tabs.map(({ ended }) => ended));
    await Promise.all(happening.splice(0));
    if (left.length === 0) await world.recover();
    const job = await fetchJob(id);
    if (job.state === 'done') break;
    if (job.state === 'paused') await resumeJob(id);
  }
  const job = await fetchJob(id);
  const ended = await readRows(id);
  const prices = await world.prices();
  const deliveries = await log.close();
  const violations = judge({ job, rows: ended, deliveries, prices, touched });
  return { counts: job.counts, violations };
}

type Tab = ReturnType<typeof runBulkJob>;

/** A cent more for each product, so that no two runs on one world send the same. */
function dearer(loaded: Product) {
  const price = new Big(loaded.price ?? '0').plus('0.01').toFixed();
  return {
    loaded,
    changes: { price },
    taxes: { way: 'leave' },
    stock: { way: 'leave', justRead: null },
  } as const;
}

async function readRows(id: string): Promise<BulkRowState[]> {
  const rows: BulkRowState[] = [];
  for (;;) {
    const after = rows.at(-1)?.line ?? 0;
    const page = await fetchJobRows(id, { after, page: 1, perPage: 500 });
    if (page.rows.length === 0) return rows;
    rows.push(...page.rows);
  }
}
