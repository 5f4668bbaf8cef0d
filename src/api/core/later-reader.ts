import { ApiFailure, factsWithoutAnswer } from './errors';
import { httpSettings } from './http-settings';

/**
 * Brings the file that tells how an answer is read, where the shapes are too large to come with every screen.
 * @param operation - whose answer it is
 * @throws `ApiFailure` of kind `network` when it does not come: for who reads it that is a line that is down
 */
export async function laterReader<T>(
  operation: { name: string },
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const facts = factsWithoutAnswer(operation.name, 'not-sent', httpSettings().now());
    throw new ApiFailure({ ...facts, kind: 'network' }, { cause });
  }
}
