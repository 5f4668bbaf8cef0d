import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ControlProblem, worldOf } from './problem';
import { instantSchema } from './worlds';
import { faultSchema } from '../faults';
import { variantsSchema } from '../variants';
import type { Worlds } from '../worlds';

const clockSchema = z.strictObject({ now: z.nullable(instantSchema) });

const faultOfKeySchema = z.strictObject({ key: z.string(), fault: faultSchema });

const integrationParams = z.object({ name: z.string() });

const integrationChangeSchema = z.strictObject({
  active: z.optional(z.boolean()),
  scopes: z.optional(z.array(z.string())),
  rotate: z.optional(z.boolean()),
});

/** What can be changed about a world while it runs, and what it has seen. */
export function addWorldStateRoutes(control: FastifyInstance, worlds: Worlds): void {
  control.put('/worlds/:id/clock', async (request) => {
    const world = worldOf(worlds, request.params);
    world.clock.hold(clockSchema.parse(request.body).now);
    return { now: world.clock.now().toISOString(), today: world.clock.today() };
  });

  control.put('/worlds/:id/variants', async (request) => {
    const world = worldOf(worlds, request.params);
    world.choose(variantsSchema.parse(request.body));
    return { variants: world.variants, profile: world.profile };
  });

  control.post('/worlds/:id/faults', async (request, reply) => {
    const { id } = worldOf(worlds, request.params).faults.add(faultSchema.parse(request.body));
    return reply.code(201).send({ id });
  });

  /** For whoever has a key and knows no world: the gateway, on behalf of somebody who practises. */
  control.post('/faults', async (request, reply) => {
    const { key, fault } = faultOfKeySchema.parse(request.body);
    const claim = worlds.claimOf(key);
    if (claim === null) throw new ControlProblem(404, 'No world has this key.');
    return reply.code(201).send({ id: claim.world.faults.add(fault).id });
  });

  control.delete('/worlds/:id/faults', async (request, reply) => {
    worldOf(worlds, request.params).faults.clear();
    return reply.code(204).send();
  });

  control.get('/worlds/:id/requests', async (request) =>
    worldOf(worlds, request.params).requests.list(),
  );

  control.delete('/worlds/:id/requests', async (request, reply) => {
    worldOf(worlds, request.params).requests.clear();
    return reply.code(204).send();
  });

  /** Requests whose key belongs to no world: guesses, and calls without a key. */
  control.get('/requests', async () => worlds.unclaimed.list());

  control.delete('/requests', async (_request, reply) => {
    worlds.unclaimed.clear();
    return reply.code(204).send();
  });

  control.patch('/worlds/:id/integrations/:name', async (request) => {
    const world = worldOf(worlds, request.params);
    const { name } = integrationParams.parse(request.params);
    const change = integrationChangeSchema.parse(request.body);
    const changed = await worlds.changeIntegration(world, name, change);
    if (!changed) throw new ControlProblem(404, `The world has no integration ${name}.`);
    return { key: changed.key };
  });
}
