import { ApiFailure, factsWithoutAnswer } from './errors';

/** A part of the program that does not arrive is a lost connection to the person who waits for it. */
export function partLost(part: string, cause?: unknown): ApiFailure {
  const facts = factsWithoutAnswer(part, 'not-sent', new Date());
  return new ApiFailure({ ...facts, kind: 'network' }, { cause });
}
