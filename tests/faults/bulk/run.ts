import Big from 'big.js';
import { pauseJob } from '@/api/jobs/operations';
import type { Product } from '@/api/products/schemas';
import { keepPlan } from '@/modules/bulk-job/start-bulk-job';
import { prepareBulkJob } from '@/modules/bulk-job/prepare-bulk-job';
import type { Lane } from '../protocol/lane';
import { carryOutAmid, readRows, type Tabs } from './carry-out';
import type { JobRunEnd } from './job-runs';
import { judge } from './judge';
import type { Event, Plan } from './plan';
import { readProducts } from './products';
import { broken, hurriedParts, type Mutant } from './parts';
import { DeliveryLog } from './delivery-log';

/** Carries out a job of so many rows while the events of the plan happen, until nothing of it is open. */
export async function runPlan(
  lane: Lane,
  plan: Plan,
  { rows, mutant }: { rows: number; mutant: Mutant | null },
): Promise<JobRunEnd> {
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
  const happen = (event: Event, tabs: Tabs): Promise<unknown> | void => {
    switch (event.do) {
      case 'mishap':
        return world.fail([{ ...event.mishap, method: 'PUT' }]);
      case 'kill':
        return lane.killGateway();
      case 'reload':
        return tabs.close();
      case 'second-tab':
        return tabs.open();
      case 'pause':
        return pauseJob(id, 'person').catch(() => undefined);
      case 'other-change':
        return changeElsewhere(event.product);
    }
  };
  const job = await carryOutAmid(id, {
    parts: () => hurriedParts(broken(mutant)),
    events: plan.events,
    happen,
    share: ({ waiting, sending, unknown, total }) => (total - waiting - sending - unknown) / total,
    between: async (left) => left === 0 && world.recover(),
  });
  const ended = await readRows(id);
  const prices = await world.prices();
  const deliveries = await log.close();
  const violations = judge({ job, rows: ended, deliveries, prices, touched });
  return { counts: job.counts, violations };
}

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
