import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { sessionOf, unusedSessionOf } from '../service/admit';
import type { Session } from '../sessions/store';
import { idOf } from '../told-values';
import { bodyAs, keepJsonBytes } from './request';

type Slots = Record<string, string>;

/** A request that came with a living session. */
export type Asked = {
  session: Session;
  /** The identifier at `:id` of the path, in the one form it is kept in; null for anything else. */
  id: string | null;
  slots: Slots;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Route<First, Query, Body> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** False for what a page asks by itself, without anybody: that is no use of a session. */
  isUse?: boolean;
  /** Looks at what must hold before query and body are read; null: it does not, and that has been answered. */
  first?: (asked: Asked) => First | null | Promise<First | null>;
  query?: ZodType<Query>;
  body?: ZodMiniType<Body>;
  bodyLimit?: number;
};

type Read<First, Query, Body> = Asked & { first: First; query: Query; body: Body };

/** Adds a route for people who are signed in. Its handler sees only what has the form the route names; a body is JSON. */
export function route<First, Query, Body>(
  app: FastifyInstance,
  gateway: Gateway,
  { method, url, isUse = true, first, query, body, bodyLimit }: Route<First, Query, Body>,
  handle: (read: Read<First, Query, Body>) => FastifyReply | Promise<FastifyReply>,
): void {
  const add = (scope: FastifyInstance) =>
    scope.route<{ Params: Slots }>({
      method,
      url,
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (request, reply) => {
        const session = isUse
          ? await sessionOf(request, reply, gateway)
          : unusedSessionOf(request, reply);
        if (session === null) return reply;
        const slots = request.params;
        const asked: Asked = { session, id: idOf(slots['id']), slots, request, reply };
        const begun = await first?.(asked);
        if (begun === null) return reply;
        const wanted = query?.safeParse(request.query);
        if (wanted?.success === false) return sendProblem(reply, 'bad-query');
        const said = body && bodyAs(body, request);
        if (said === null) return sendProblem(reply, 'bad-body');
        // What a route does not name is undefined, and of no type that its handler could use.
        const read = { first: begun, query: wanted?.data, body: said };
        return handle({ ...asked, ...(read as Pick<Read<First, Query, Body>, keyof typeof read>) });
      },
    });
  if (body === undefined) {
    add(app);
    return;
  }
  // In a scope of its own: nothing but a route that reads a body takes one.
  void app.register((scope, _options, done) => {
    keepJsonBytes(scope);
    add(scope);
    done();
  });
}
