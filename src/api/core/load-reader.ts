import { partLost } from './part-lost';

/**
 * Loads the file that tells how an answer is read, where its shapes are too large to come with every screen.
 * @param operation - whose answer it is
 * @throws `ApiFailure` of kind `network` when it does not come: to whoever waits, that is a lost connection
 */
export async function loadReader<T>(
  operation: { name: string },
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw partLost(operation.name, cause);
  }
}
