import { createHash } from 'node:crypto';
import { isRecord } from '../told-values';

/** A body as it was typed and as it was understood. */
export type StrictBody = { text: string; value: Record<string, unknown> };

/** No record of the service nests deeper than a handful of levels. */
const deepest = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads bytes as one JSON object; null when they are anything else. A name that stands twice in an object is refused:
 * what is recorded here must be what the service reads, whichever of the two it takes.
 */
export function readStrictBody(bytes: Buffer): StrictBody | null {
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    return isRecord(value) && isPlain(text) ? { text, value } : null;
  } catch {
    return null;
  }
}

/** Whether well-formed JSON nests reasonably and repeats no name. */
function isPlain(text: string): boolean {
  /** The names seen so far in each open object; null for an array. */
  const open: (Set<string> | null)[] = [];
  let previous = '';
  for (const part of partsOf(text)) {
    if (part === '{' || part === '[') {
      open.push(part === '{' ? new Set() : null);
      if (open.length > deepest) return false;
    } else if (part === '}' || part === ']') {
      open.pop();
    } else if (part === ':') {
      const names = open.at(-1);
      const name = String(JSON.parse(previous));
      if (names?.has(name)) return false;
      names?.add(name);
    }
    previous = part;
  }
  return true;
}

/** The marks and texts of well-formed JSON. A pattern for a whole text would run out of memory in a very long one. */
function* partsOf(text: string): Generator<string> {
  const mark = /["{}[\],:]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    if (found[0] === '"') mark.lastIndex = endOfText(text, mark.lastIndex);
    yield text.slice(found.index, mark.lastIndex);
  }
}

/** Behind the quotation mark that ends the text that began before this place. */
function endOfText(text: string, from: number): number {
  const mark = /\\.|"/gs;
  mark.lastIndex = from;
  while (mark.exec(text)?.[0].startsWith('\\') === true);
  return mark.lastIndex;
}

/** The same for two contents that differ only in spacing, order of names or spelling of numbers. */
export function contentHash(operation: string, path: string, value: unknown): string {
  return sha256(JSON.stringify([operation, path, sorted(value)]));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Objects as lists of pairs in the order of their names, so that none of them can mean something to JavaScript. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return {
    object: Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  };
}
