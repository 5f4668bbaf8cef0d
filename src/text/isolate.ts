/** A text of somebody else within a sentence of ours: whatever direction it is written in, the rest keeps its own. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
