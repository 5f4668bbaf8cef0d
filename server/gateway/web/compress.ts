import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const leastBytes = 1024;

/** Compresses JSON and HTML answers over 1 kB as they are sent; assets are compressed when the app is built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!/^(application\/json|text\/html)/.test(type)) return payload;
    reply.header('vary', 'accept-encoding');
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    if (body.length <= leastBytes) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return gzipped(body, { level: 6 });
    }
    return payload;
  });
}
