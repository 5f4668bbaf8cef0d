import type { FastifyReply } from 'fastify';
import type { Outcome, Problem, ProblemBody } from '../../src/contract/outcome';

const statuses: Record<Problem, number> = {
  'session-ended': 401,
  'other-person': 409,
  'cross-site': 403,
  'wrong-host': 421,
  'unknown-route': 404,
  'area-closed': 403,
  'bad-query': 400,
  'bad-body': 400,
  'rate-paused': 429,
  'queue-full': 503,
  'upstream-unreachable': 502,
  'upstream-timeout': 504,
  'upstream-broke-off': 502,
  'upstream-not-json': 502,
  'upstream-too-large': 502,
  'upstream-redirect': 502,
  'gateway-failure': 500,
  'bad-attempt': 400,
  'attempt-differs': 409,
  'attempt-similar': 409,
  'attempt-refused': 409,
  'unknown-attempt': 404,
  'ledger-failure': 503,
  'draft-newer': 409,
  'unknown-draft': 404,
  'unknown-job': 404,
  'job-refused': 409,
  'views-full': 409,
  'files-full': 409,
};

type Details = { outcome?: Outcome; status?: number } & Partial<
  Pick<ProblemBody, 'retryAfterSeconds' | 'similar' | 'refusal' | 'newer' | 'area'>
>;

/** Answers with a problem of the gateway's own making. Unless told otherwise nothing was sent to the service. */
export function sendProblem(
  reply: FastifyReply,
  problem: Problem,
  { outcome = 'not-sent', status = statuses[problem], ...more }: Details = {},
): FastifyReply {
  const body: ProblemBody = { problem, requestId: reply.request.id, ...more };
  if (more.retryAfterSeconds !== undefined) reply.header('retry-after', more.retryAfterSeconds);
  if (problem === 'session-ended') reply.header('x-session', 'expired');
  return reply.code(status).header('x-outcome', outcome).send(body);
}
