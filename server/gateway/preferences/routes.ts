import type { FastifyInstance } from 'fastify';
import { chooseBranchSchema, saveViewSchema } from '../../../src/contract/save-preferences';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { personOf } from '../sessions/person';
import { route, type Asked } from '../web/route';

const base = '/gateway/preferences';
/** A view is an address with a name. */
const bodyLimit = 8 * 1024;

/** What a person prefers: read by their pages, changed one view at a time. The last write wins. */
export function preferenceRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { preferences } = gateway;
  const viewUrl = `${base}/views/:id`;

  const tell = async ({ session, reply }: Asked) =>
    reply.send(await preferences.of(personOf(session)));

  route(app, gateway, { method: 'GET', url: base, isUse: false }, tell);

  route(app, gateway, { method: 'DELETE', url: viewUrl }, async (asked) => {
    const { session, id } = asked;
    if (id !== null) await preferences.removeView(personOf(session), id);
    return tell(asked);
  });

  route(
    app,
    gateway,
    { method: 'PUT', url: viewUrl, body: saveViewSchema, bodyLimit },
    async ({ body, ...asked }) => {
      const { session, id, reply } = asked;
      if (id === null) return sendProblem(reply, 'bad-body');
      const isKept = await preferences.saveView(personOf(session), id, body);
      return isKept ? tell(asked) : sendProblem(reply, 'views-full');
    },
  );

  route(
    app,
    gateway,
    { method: 'PUT', url: `${base}/branch`, body: chooseBranchSchema, bodyLimit },
    async ({ body, ...asked }) => {
      await preferences.chooseBranch(personOf(asked.session), body.branch);
      return tell(asked);
    },
  );
}
