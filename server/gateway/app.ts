import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../config';
import { errorForLog } from './observe/log';
import { sendProblem } from './problems';
import { answerHeaders, isDataPath } from './web/headers';

/** Where log lines go. */
export type LogStream = { write(line: string): void };

/** The web server itself: strict parser, caps and time limits, and a log without addresses, bodies or messages. */
export function createApp(
  { limits, logLevel, trustProxy, publicOrigin }: Settings,
  stream: LogStream | undefined,
): FastifyInstance {
  const headers = answerHeaders(publicOrigin?.startsWith('https:') === true);
  const app = Fastify({
    logger: {
      level: logLevel,
      base: null,
      serializers: { err: errorForLog },
      ...(stream && { stream }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: limits.requestBytes,
    requestTimeout: limits.slowClientMs,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.slowClientMs,
      connectionsCheckingInterval: Math.min(limits.slowClientMs, 5000),
      insecureHTTPParser: false,
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    },
    // An address that cannot even be decoded is answered before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers.page, 'x-request-id': request.id });
      void sendProblem(reply, 'unknown-route');
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const own = isDataPath(request.raw.url ?? '') ? headers.data : headers.page;
    reply.headers(own).header('x-request-id', request.id);
    done();
  });
  let closing = false;
  const unused = unusedConnections(app.server);
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  // Otherwise a connection that is answered last stays open, and with it the process.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  return app;
}

/** Connections opened ahead on which nothing was asked yet: Node does not count them as idle, and a stop would wait for them. */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}
