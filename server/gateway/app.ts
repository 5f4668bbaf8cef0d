import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../config';
import { errorForLog } from './observe/log';
import { sendProblem } from './problems';

/** Where log lines go. */
export type LogStream = { write(line: string): void };

/** The web server itself: strict parser, caps and time limits, and a log without addresses, bodies or messages. */
export function createApp(
  { limits, logLevel, trustProxy }: Settings,
  stream: LogStream | undefined,
): FastifyInstance {
  return Fastify({
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
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply, 'unknown-route');
    },
  });
}
