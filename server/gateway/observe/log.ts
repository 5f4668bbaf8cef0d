import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** What log and metrics call a request: a template, never an address somebody typed. */
function routeName(request: FastifyRequest): string {
  return request.operation ?? request.routeOptions.url ?? 'unknown';
}

/** One line and one measurement per answer: template, method, status, outcome, time, request id; no value of anybody. */
export function logAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    const { method } = request;
    const outcome = reply.getHeader('x-outcome');
    request.log.info({ method, route, status: reply.statusCode, outcome, ms }, 'answered');
    done();
  });
}

/** An error for the log: its kind, code and place, without its message, which may quote data. */
export function errorForLog(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message: code, stack: places.slice(0, 8).join('\n') };
}
