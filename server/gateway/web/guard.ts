import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '../../../src/contract/outcome';
import { appHeader } from '../../../src/contract/session';
import { sendProblem } from '../problems';
import { isDataPath, reportPath } from './headers';

/** Letters, digits and `. _ ~ $ @ -` between single slashes: everything else is no path of ours and is never tidied up. */
const plainPath = /^\/(?:[A-Za-z0-9._~$@-]+\/)*[A-Za-z0-9._~$@-]*$/;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

const healthPaths = new Set(['/healthz', '/readyz']);

type GuardSettings = {
  /** The one origin people use; null: any loopback name with the port. */
  publicOrigin: string | null;
  port: () => number;
};

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses what no page of ours sends, before anything else looks at the request. */
export function guardRequests(app: FastifyInstance, settings: GuardSettings): void {
  let own: URL[] = [];
  /** The origins people use; with a free port they are known once the server listens. */
  const ownOrigins = () => {
    if (own.length > 0) return own;
    const names = loopbackNames.map((name) => `http://${name}:${settings.port()}`);
    own = (settings.publicOrigin === null ? names : [settings.publicOrigin]).map(
      (text) => new URL(text),
    );
    return own;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = (request.raw.url ?? '').split('?');
    const refusal = refusalOf(request, path);
    if (refusal === null) return done();
    if (refusal === 'bad-body') reply.header('connection', 'close');
    sendProblem(reply, refusal);
  });

  function refusalOf(request: FastifyRequest, path: string): Problem | null {
    if (!plainPath.test(path) || dotSegment.test(path)) return 'unknown-route';
    if (!isWellFramed(request)) return 'bad-body';
    if (healthPaths.has(path)) return null;
    const origin = ownOrigin(request, ownOrigins());
    if (origin === null) return 'wrong-host';
    return isFromOurPages(request, path, origin) ? null : 'cross-site';
  }
}

/** The origin of ours that the request's host belongs to; null: none of ours. */
function ownOrigin(request: FastifyRequest, origins: readonly URL[]): string | null {
  if (headerCount(request, 'host') !== 1) return null;
  const host = (request.headers.host ?? '').toLowerCase();
  return origins.find((own) => own.host === host)?.origin ?? null;
}

/** One plain body at most, and none with a read: what is left of the ways to hide a second request in the first. */
function isWellFramed(request: FastifyRequest): boolean {
  const { headers, method } = request;
  if (!['1.0', '1.1'].includes(request.raw.httpVersion)) return false;
  if (headers['transfer-encoding'] !== undefined || headers.upgrade !== undefined) return false;
  if (headerCount(request, 'content-length') > 1) return false;
  const bodiless = method === 'GET' || method === 'HEAD';
  return !(bodiless && Number(headers['content-length'] ?? 0) !== 0);
}

function headerCount(request: FastifyRequest, name: string): number {
  const { rawHeaders } = request.raw;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const text = rawHeaders[index] ?? '';
    if (text.length === name.length && text.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Whether one of our own pages made the request, as far as it matters for the path. */
function isFromOurPages(request: FastifyRequest, path: string, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const isData = isDataPath(path);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Pages and assets may be reached by a link from anywhere; the session cookie does not travel with it.
  if (!isData && isRead) return true;
  if (site !== undefined && site !== 'same-origin') return false;
  const from = request.headers.origin;
  // A form of a page that tells no referrer says `null`; only the browser can vouch for it then.
  if (from === 'null' ? site !== 'same-origin' : from !== undefined && from !== origin)
    return false;
  if (!isData) return from !== undefined || site === 'same-origin';
  return (
    path.startsWith(reportPath) || request.headers[appHeader.name.toLowerCase()] === appHeader.value
  );
}
