import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const leastBytes = 1024;

/** Compresses JSON and HTML answers over 1 kB as they are sent; assets are compressed when the app is built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return done(null, payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (!/^(application\/json|text\/html)/.test(type)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const length = Buffer.byteLength(payload);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (length > leastBytes && /\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);
    } else if (length > leastBytes && /\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      gzip(payload, { level: 6 }, done);
    } else {
      done(null, payload);
    }
  });
}
