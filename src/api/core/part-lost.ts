import { ApiFailure, factsWithoutAnswer } from './errors';

/** A part of the program that does not arrive is a lost connection to the person who waits for it. */
export function partLost(part: string, cause?: unknown): ApiFailure {
  const facts = factsWithoutAnswer(part, 'not-sent', new Date());
  return new ApiFailure({ ...facts, kind: 'network' }, { cause });
}

/**
 * Loads a part of the program that only some need, such as how an answer with the largest of shapes is read.
 * @param part - what is told to have failed
 * @throws `partLost` when it does not come
 */
export async function loadPart<T>(part: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw partLost(part, cause);
  }
}
