import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { markHeader } from '../../../src/contract/session';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { reportPath } from '../web/headers';
import type { Session } from './store';

/**
 * Names whoever works: business, integration and person. It is drawn from nothing else, so that signing in again as the
 * same person goes on with the same pages, and it opens nothing: only the cookie does. A page of practice never goes on before
 * a real service: names that are the same there are somebody else's.
 */
export function markOf(
  session: Pick<Session, 'operator' | 'integration'>,
  { practice }: Pick<Gateway, 'practice'>,
): string {
  const known = marks.get(session);
  if (known !== undefined) return known;
  const { operator, integration } = session;
  const names = [integration.business, integration.name, operator];
  const who = JSON.stringify(practice === null ? names : [...names, 'practice']);
  const mark = createHash('sha256').update('trastienda worker\n').update(who).digest('base64url');
  marks.set(session, mark);
  return mark;
}

/** The marks of living sessions, which every request of theirs is compared with. */
const marks = new WeakMap<object, string>();

const markName = markHeader.toLowerCase();

/**
 * Finds out, before any route looks at a request of the app, whose session it came with, and refuses what was made for
 * somebody else: windows share a cookie, and the page of one person must never work under the name of another.
 */
export function refuseOthers(app: FastifyInstance, gateway: Gateway): void {
  const { sessions, cookie } = gateway;
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = (request.raw.url ?? '').split('?');
    if (request.is404 || !namesWhom(path)) return done();
    const goOn = (session: Session | null) => {
      if (session !== null && request.headers[markName] !== markOf(session, gateway)) {
        sendProblem(reply, 'other-person');
        return;
      }
      request.session = session;
      done();
    };
    const found = sessions.find(cookie.read(request));
    if (found instanceof Promise) found.then(goOn).catch(done);
    else goOn(found);
  });
}

/** All that a page asks for, but for the question who it is and what the browser reports by itself. */
function namesWhom(path: string): boolean {
  if (path === '/gateway/session' || path.startsWith(reportPath)) return false;
  return path.startsWith('/api/') || path.startsWith('/gateway/');
}
