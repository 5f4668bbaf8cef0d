import type { Profile } from '../../src/contract/profile';
import type { Arrival } from './arrival';
import { jsonBody } from './json-body';
import { Invalid } from './mistakes';
import type { Operation } from './operation';
import { documentPath, openApiDocument } from './openapi/document';
import { QueryReader } from './query';
import {
  deactivated,
  failure,
  flagged,
  invalid,
  invalidKey,
  missingScope,
  notFound,
  rateLimited,
  Refusal,
  type Answer,
  type Envelope,
} from './replies';
import { matchOperation, type Match } from './routes';
import type { Claim } from './worlds';

/** Everything that can stop a known caller before its operation is asked, in the order the service looks. */
function refusalOf({ operation }: Match, { integration, world }: Claim): Answer | null {
  const { rateLimit, operationScopes } = world.variants;
  if (rateLimit && !world.limiter.admits(integration.name, rateLimit)) {
    return rateLimited(rateLimit.requests);
  }
  const chosen = operationScopes[operation.name];
  const scope = chosen === undefined ? operation.scope : chosen;
  if (!integration.isActive) return deactivated(scope);
  if (scope !== null && !integration.scopes.includes(scope)) return missingScope(scope);
  return null;
}

function failureEnvelope({ operation }: Match, { world }: Claim): Envelope {
  return world.variants.failureFlag === 'status' ? 'status' : operation.envelope;
}

function takesBody({ method }: Operation): boolean {
  return method === 'POST' || method === 'PUT';
}

async function run(
  { operation, params }: Match,
  arrival: Arrival,
  claim: Claim,
  onFailure: (error: unknown) => void,
): Promise<Answer> {
  try {
    const body = takesBody(operation) ? jsonBody(arrival) : undefined;
    const query = new QueryReader(arrival.query, claim.world.variants.ignoredQuery);
    return await operation.handle({ ...claim, params, query, body, arrival });
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (error instanceof Invalid) {
      return (operation.invalid ?? invalid)(error.errors, claim.world.variants);
    }
    onFailure(error);
    return failure[operation.failure];
  }
}

/**
 * What the service answers: route, key, rate limit, permission, body, then the operation itself. Never throws; a
 * mistake of ours becomes the documented 500 and is told to `onFailure`.
 */
export async function answerTo(
  arrival: Arrival,
  path: string | null,
  claim: Claim | null,
  service: {
    operations: readonly Operation[];
    profile: Profile;
    onFailure: (error: unknown) => void;
  },
): Promise<Answer> {
  const profile = claim?.world.profile ?? service.profile;
  if (path === documentPath && arrival.method === 'GET') {
    return { status: 200, body: openApiDocument(service.operations, profile) };
  }
  const match =
    path === null ? null : matchOperation(service.operations, profile, arrival.method, path);
  if (!match) return notFound;
  if (!claim) return invalidKey[match.operation.unauthorized];
  const answer = refusalOf(match, claim) ?? (await run(match, arrival, claim, service.onFailure));
  return flagged(answer, failureEnvelope(match, claim));
}
