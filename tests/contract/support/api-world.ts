import { afterAll, afterEach, beforeAll } from 'vitest';
import { setProfile } from '@/api/core/profile';
import { productMutations } from '@/api/products/mutations';
import { fetchProducts } from '@/api/products/operations';
import type { Product } from '@/api/products/schemas';
import type { ProductUpdate } from '@/api/products/write-schemas';
import { defaultProfile, type Profile } from '@/contract/profile';
import type { VariantChoices } from '../../../server/sandbox/variants';
import { prepare } from './api-calls';
import { carryOut } from './api-ways';
import type { Way } from './failure-cases';
import { signIn, startTestGateway, type TestGateway } from './gateway';
import { connectDirectly, startTestSandbox, type TestSandbox, type TestWorld } from './sandbox';

/** A sandbox and a gateway for the tests of a file; each test enters a world of its own, one way or the other. */
export function withService() {
  let sandbox: TestSandbox;
  let gateway: TestGateway;
  let world: TestWorld;
  let way: Way;

  beforeAll(async () => {
    sandbox = await startTestSandbox(defaultProfile);
    gateway = await startTestGateway({ sandbox: sandbox.ready });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.close();
  });
  afterEach(() => setProfile(defaultProfile));

  /** A taxed product with stock. */
  async function someProduct(): Promise<Product> {
    const { rows } = await fetchProducts({ branch: world.branch, page: 1, perPage: 20 });
    const found = rows.find(
      ({ productType, compositionType, taxMethod }) =>
        productType === 'phisical' && compositionType === 'simple' && taxMethod === 'is_taxed',
    );
    if (found === undefined) throw new Error('No product');
    return found;
  }

  return {
    world: () => world,
    way: () => way,
    someProduct,
    /** A world whose service follows these choices, and a browser whose profile says so. */
    enter: async (chosen: Way, variants: VariantChoices, profile: Partial<Profile> = {}) => {
      way = chosen;
      world = await sandbox.newWorld({ variants: { ...variants, profile } });
      if (way === 'direct') connectDirectly(sandbox, world.keys.full);
      else await signIn(gateway, world.keys.full);
      setProfile({ ...defaultProfile, ...profile });
    },
    /** Changes that product. */
    update: async (changes: Partial<ProductUpdate>) => {
      const loaded = await someProduct();
      const input: ProductUpdate = {
        loaded,
        changes: {},
        taxes: { way: 'leave' },
        stock: { way: 'leave', justRead: loaded.availability },
        ...changes,
      };
      return carryOut(way, prepare(productMutations.update, input));
    },
  };
}
