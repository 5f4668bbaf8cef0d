import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchaseStatusReading } from '@/api/expenses/operations';
import type { Product } from '@/api/products/schemas';
import { fetchProducts } from '@/api/products/operations';
import { defaultProfile, type Profile } from '@/contract/profile';
import { setProfile } from '@/api/core/profile';
import { reads, writes } from './support/api-calls';
import { carryOut } from './support/api-ways';
import type { Way } from './support/failure-cases';
import { signIn, startTestGateway, type TestGateway } from './support/gateway';
import {
  connectDirectly,
  startTestSandbox,
  type TestSandbox,
  type TestWorld,
} from './support/sandbox';

/** Every open point answered otherwise. */
const otherProfile: Profile = {
  ...defaultProfile,
  paths: { paymentApplication: '/payables/apply', purchaseStatus: '/purchases/{id}' },
  query: {
    batches: { ...defaultProfile.query.batches, branch: 'sucursal' },
    employees: {
      active: 'activo',
      search: 'buscar',
      document: 'documento',
      perPage: 'limite',
      page: 'pagina',
    },
    receivables: { branch: 'sucursal' },
  },
  paymentAllocation: { purchase: 'compra', amount: 'monto' },
  marginUnit: 'fraction',
  weekdayOne: 'sunday',
  omittedOnUpdate: 'unknown',
  availabilityOnUpdate: 'reread',
  productVocabulary: 'create',
  fseDocumentType: 'send',
  creditDaysWhenCash: 'zero',
  countriesShape: 'flat',
};

/** Everything told in a model, however deep. */
function* told(model: unknown): Generator<unknown> {
  if (typeof model !== 'object') yield model;
  else for (const inner of Object.values(model ?? {})) yield* told(inner);
}

/** How many rows of a model could not be read. */
function droppedOf(model: unknown): number {
  if (typeof model !== 'object' || model === null) return 0;
  const own = 'dropped' in model ? Number(model.dropped) : 0;
  return Object.values(model).reduce<number>((sum, inner) => sum + droppedOf(inner), own);
}

describe.each([
  ['the built-in profile', defaultProfile],
  ['every open point answered otherwise', otherProfile],
])('every operation, with %s', (_, profile) => {
  let sandbox: TestSandbox;
  let gateway: TestGateway;
  let world: TestWorld;
  let product: Product | undefined;

  beforeAll(async () => {
    sandbox = await startTestSandbox(profile);
    gateway = await startTestGateway({ sandbox: sandbox.ready, profile });
  });
  afterAll(async () => {
    setProfile(defaultProfile);
    await gateway.close();
    await sandbox.close();
  });

  describe.each<Way>(['direct', 'gateway'])('by the way %s', (way) => {
    beforeAll(async () => {
      world = await sandbox.newWorld();
      setProfile(profile);
      if (way === 'direct') connectDirectly(sandbox, world.keys.full);
      else await signIn(gateway, world.keys.full);
      const { rows } = await fetchProducts({ branch: world.branch, page: 1, perPage: 20 });
      product = rows.find(({ productType }) => productType === 'phisical');
      // Something to pay.
      await write('purchase');
    });

    const write = (name: string) => {
      const prepared = product && writes[name]?.(world.branch, product);
      if (prepared === undefined) throw new Error(`No write ${name}`);
      return carryOut(way, prepared);
    };

    it.each(Object.keys(reads))('reads %s', async (name) => {
      const model = await reads[name]?.(world.branch);
      expect([...told(model)].length).toBeGreaterThan(3);
      expect(droppedOf(model)).toBe(0);
    });

    it.each(Object.keys(writes))('writes %s', async (name) => {
      const before = (await world.writes()).length;
      expect([...told(await write(name))].length).toBeGreaterThan(1);
      const sent = (await world.writes()).slice(before);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.cameTo).toBeOneOf([200, 201]);
    });

    it('M160: checks the status of the purchase it recorded', async () => {
      const recorded = await write('purchase');
      const { id } = recorded as { id: string };
      await expect(purchaseStatusReading()?.(id)).resolves.toMatchObject({
        id,
        documentType: 'ccf',
        status: 'processed',
        toPay: '13.65',
      });
    });
  });
});
