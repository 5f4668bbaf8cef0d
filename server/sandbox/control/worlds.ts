import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ControlProblem, worldOf } from './problem';
import { asAdded } from '../database';
import { demoId } from '../demo';
import { scopes } from '../scopes';
import { worldSizes } from '../seed/sizes';
import { variantsSchema } from '../variants';
import type { World } from '../world';
import type { Worlds } from '../worlds';

export const instantSchema = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

const newWorldSchema = z.strictObject({
  size: z._default(z.enum(worldSizes), 'tiny'),
  now: z._default(z.nullable(instantSchema), null),
  hostile: z._default(z.boolean(), false),
  empty: z._default(z.boolean(), false),
  variants: z._default(variantsSchema, {}),
});

async function businessesOf({ db }: World) {
  const businesses = await db.selectFrom('businesses').selectAll().orderBy(asAdded).execute();
  const branches = await db.selectFrom('branches').selectAll().orderBy(asAdded).execute();
  return businesses.map(({ id, name }) => ({
    id,
    name,
    branches: branches
      .filter(({ business_id }) => business_id === id)
      .map((branch) => ({ id: branch.id, name: branch.name })),
  }));
}

/** What a test needs to know of a world. The first of its businesses is the one all keys but `second` belong to. */
async function describe(worlds: Worlds, world: World) {
  const integrations = worlds.integrationsOf(world);
  const keyOf = (name: string) => integrations.find((one) => one.name === name)?.key ?? null;
  const products = await world.db
    .selectFrom('products')
    .select('id')
    .orderBy(asAdded)
    .limit(10)
    .execute();
  return {
    id: world.id,
    now: world.clock.now().toISOString(),
    today: world.clock.today(),
    businesses: await businessesOf(world),
    keys: {
      full: keyOf('full'),
      other: keyOf('other'),
      off: keyOf('off'),
      none: keyOf('none'),
      second: keyOf('second'),
      /** Each integration has the one permission and no other. */
      scopes: Object.fromEntries(scopes.map((scope) => [scope, keyOf(`only-${scope}`)])),
    },
    integrations,
    productIds: products.map(({ id }) => id),
    variants: world.variants,
    profile: world.profile,
  };
}

/** Making, describing and dropping worlds. */
export function addWorldRoutes(control: FastifyInstance, worlds: Worlds): void {
  control.post('/worlds', async (request, reply) => {
    const world = await worlds.create(newWorldSchema.parse(request.body ?? {}));
    return reply.code(201).send(await describe(worlds, world));
  });

  control.get('/worlds/:id', async (request) => describe(worlds, worldOf(worlds, request.params)));

  control.delete('/worlds/:id', async (request, reply) => {
    const world = worldOf(worlds, request.params);
    if (world.id === demoId) throw new ControlProblem(409, 'The demo world cannot be dropped.');
    worlds.drop(world);
    return reply.code(204).send();
  });
}
