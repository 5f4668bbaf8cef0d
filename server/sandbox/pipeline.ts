import type { Profile } from '../../src/contract/profile';
import type { Arrival } from './arrival';
import { jsonBody } from './json-body';
import { Invalid } from './mistakes';
import type { Operation } from './operation';
import { QueryReader } from './query';
import {
  deactivated,
  failure,
  invalid,
  invalidKey,
  missingScope,
  notFound,
  rateLimited,
  Refusal,
  type Answer,
} from './replies';
import { matchOperation, type Match } from './routes';
import type { Claim } from './worlds';

/** Everything that can stop a request before its operation is asked, in the order the service looks. */
function refusalOf({ operation }: Match, claim: Claim | null): Answer | null {
  if (!claim) return invalidKey[operation.unauthorized];
  const { integration, world } = claim;
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

function takesBody({ method }: Operation): boolean {
  return method === 'POST' || method === 'PUT';
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
  const match =
    path === null ? null : matchOperation(service.operations, profile, arrival.method, path);
  if (!match) return notFound;
  const refusal = refusalOf(match, claim);
  if (refusal || !claim) return refusal ?? notFound;
  const { operation, params } = match;
  try {
    const body = takesBody(operation) ? jsonBody(arrival) : undefined;
    return await operation.handle({
      ...claim,
      params,
      query: new QueryReader(arrival.query),
      body,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (error instanceof Invalid) {
      return (operation.invalid ?? invalid)(error.errors, claim.world.variants);
    }
    service.onFailure(error);
    return failure[operation.failure];
  }
}
