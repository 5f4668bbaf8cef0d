/** A text of somebody else within a sentence of ours: whatever direction it is written in, the rest keeps its own. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The same where a sentence of ours ends with it: a period that it brings along ends the sentence, too. */
export function isolateLast(text: string): string {
  return isolate(text.endsWith('.') ? text.slice(0, -1) : text);
}
