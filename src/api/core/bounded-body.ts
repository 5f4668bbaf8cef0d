/** The answer is longer than this program is willing to read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a body as text and stops at `limit` bytes, whatever length was announced.
 * Throws `BodyTooLarge`, or what the stream throws when the connection breaks off.
 */
export async function readBoundedText(response: Response, limit: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      // The cancellation may itself fail on a connection that is already gone; the size is what counts.
      reader.cancel().catch(() => undefined);
      throw new BodyTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
