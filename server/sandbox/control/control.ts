import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ControlProblem } from './problem';
import { addTableRoutes } from './tables';
import { addWorldRoutes } from './worlds';
import { addWorldStateRoutes } from './world-state';
import type { SandboxReady } from '../ready';
import type { Worlds } from '../worlds';

export interface ControlParts {
  worlds: Worlds;
  /** Null until both addresses listen. */
  ready: () => Promise<SandboxReady | null>;
  onFailure: (error: unknown) => void;
}

/**
 * The address from which tests and training steer the sandbox. It has no key, so it refuses whatever a web page could
 * send: a request with an Origin, and one whose Host is not the loopback address it listens on.
 */
export function createControl(parts: ControlParts): FastifyInstance {
  const control = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 });

  control.addHook('onRequest', async (request) => {
    const address = control.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    if (request.headers.origin !== undefined || !hosts.includes(request.headers.host ?? '')) {
      throw new ControlProblem(403, 'The control address answers local programs only.');
    }
  });

  // A body may be left out everywhere, also by clients that announce JSON and send none.
  control.removeAllContentTypeParsers();
  control.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) =>
      text === '' ? undefined : (JSON.parse(text) as unknown),
  );

  control.setErrorHandler((error: FastifyError | Error, _request, reply) => {
    if (error instanceof ControlProblem) {
      return reply.code(error.status).send({ error: error.message });
    }
    if (error instanceof z.core.$ZodError) {
      return reply.code(400).send({ error: z.prettifyError(error), issues: error.issues });
    }
    if ('code' in error && error.code.startsWith('SQLITE_CONSTRAINT')) {
      return reply.code(409).send({ error: error.message });
    }
    if (error instanceof SyntaxError) return reply.code(400).send({ error: error.message });
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 500) parts.onFailure(error);
    return reply.code(status).send({ error: error.message });
  });

  control.get('/ready', async () => {
    const ready = await parts.ready();
    if (!ready) throw new ControlProblem(503, 'The sandbox is still starting.');
    return ready;
  });
  addWorldRoutes(control, parts.worlds);
  addWorldStateRoutes(control, parts.worlds);
  addTableRoutes(control, parts.worlds);
  return control;
}
