/** The gateway cannot start; the message is a sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
