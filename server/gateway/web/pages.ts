import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { appPolicy } from './headers';

const nonceMark = '__CSP_NONCE__';

/** A fresh value for one page; reusing one would let injected styles through. */
export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

function readIndex(webRoot: string): string[] | null {
  const file = join(webRoot, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8').split(nonceMark) : null;
}

/**
 * Serves the built app: its files, a fixed list read at start, and its one page at every other address that asks for
 * HTML. Who is not signed in is sent to the sign-in page.
 * @param webRoot - the folder of the built app.
 */
export async function pageRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  webRoot: string | undefined,
): Promise<void> {
  const index = webRoot === undefined ? null : readIndex(webRoot);

  if (webRoot !== undefined && index !== null) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      globIgnore: ['**/*.{br,gz,map,html}', '.vite/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names under /assets carry a hash of their content.
        if (path.startsWith(join(webRoot, 'assets'))) {
          reply.header('cache-control', 'public, max-age=31536000, immutable');
        }
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const target = request.raw.url ?? '/';
    const [path = '/'] = target.split('?');
    const isPage =
      request.method === 'GET' &&
      index !== null &&
      !/^\/(api|gateway|assets)(\/|$)/.test(path) &&
      !path.slice(path.lastIndexOf('/')).includes('.') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return sendProblem(reply, 'unknown-route');
    request.operation = 'page';
    if ((await gateway.sessions.find(gateway.cookie.read(request))) === null) {
      return reply
        .code(303)
        .header('location', `/sign-in?next=${encodeURIComponent(target)}`)
        .send();
    }
    const nonce = newNonce();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': appPolicy(nonce),
      })
      .send(index.join(nonce));
  });
}
