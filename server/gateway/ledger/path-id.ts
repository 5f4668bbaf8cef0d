import type { FastifyRequest } from 'fastify';
import { attemptId } from './attempt-headers';

/** The identifier at `:id` of a path, in the one form it is kept in; null for anything else. */
export function pathId({ params }: FastifyRequest): string | null {
  const named = typeof params === 'object' && params !== null && 'id' in params ? params.id : null;
  return attemptId(named);
}
