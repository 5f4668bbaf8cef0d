import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { chosenLanguage } from '../../../src/contract/language';
import type { Gateway } from '../gateway';
import { errorForLog } from '../observe/log';
import { sendProblem } from '../problems';
import { personOf } from '../sessions/person';
import { signedIn } from '../sessions/routes';
import type { Session } from '../sessions/store';
import { keepFiles, openBuiltApp } from './built-app';
import { appPolicy } from './headers';

/** A fresh value for one page; reusing one would let injected styles through. */
export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/**
 * Serves the built app: its files, a fixed list read at start, and its one page, in the browser's language, at every other address
 * that asks for HTML. Who is not signed in is sent to the sign-in page.
 * @param webRoot - the folder of the built app.
 */
export async function pageRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  webRoot: string | undefined,
): Promise<void> {
  const built = webRoot === undefined ? null : await openBuiltApp(webRoot);

  if (webRoot !== undefined && built !== null) {
    const root = keepFiles(webRoot, gateway.settings.dataDir);
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      globIgnore: ['**/*.{br,gz,map,html}', '.vite/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names under /assets carry a hash of their content.
        if (path.startsWith(join(root, 'assets'))) {
          reply.header('cache-control', 'public, max-age=31536000, immutable');
        }
      },
    });
  }

  /** What a page comes with besides its session; null what cannot be read: a page opens without it. */
  async function toldTo(session: Session, log: FastifyBaseLogger) {
    const missing = (error: unknown) => {
      log.error({ failure: errorForLog(error) }, 'a page was not told all that it comes with');
      return null;
    };
    const [preferences, proven, open] = await Promise.all([
      gateway.preferences.of(personOf(session)).catch(missing),
      gateway.permissions.of(session).catch(missing),
      gateway.journal.open(session.integration).catch(missing),
    ]);
    return { preferences, proven, open };
  }

  app.setNotFoundHandler(async (request, reply) => {
    const target = request.raw.url ?? '/';
    const [path = '/'] = target.split('?');
    const isPage =
      request.method === 'GET' &&
      built !== null &&
      !/^\/(api|gateway|assets)(\/|$)/.test(path) &&
      !path.slice(path.lastIndexOf('/')).includes('.') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return sendProblem(reply, 'unknown-route');
    request.operation = 'page';
    const session = await gateway.sessions.find(gateway.cookie.read(request));
    if (session === null) {
      return reply
        .code(303)
        .header('location', `/sign-in?next=${encodeURIComponent(target)}`)
        .send();
    }
    const nonce = newNonce();
    const page = built[chosenLanguage(request.headers.cookie ?? '') ?? 'es'];
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': appPolicy({ nonce, scriptHash: page.scriptHash }),
      })
      .send(
        await page.fill(target, nonce, {
          session: await signedIn(gateway, session),
          ...(await toldTo(session, request.log)),
        }),
      );
  });
}
