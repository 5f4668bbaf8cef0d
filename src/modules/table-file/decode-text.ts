import type { TextEncoding } from './table-file';

/** How many bytes are looked at to tell UTF-16 without a mark from other text. */
const sample = 4_096;

/**
 * The text of a file: by its byte order mark, else UTF-8, else what spreadsheets here write when they write neither (Windows-1252).
 * Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  const wide = wideEncoding(bytes);
  if (wide !== null) return withEncoding(decoded(bytes, wide), 'utf-16');
  const text = decoded(bytes, 'utf-8');
  if (text !== null) return withEncoding(text, 'utf-8');
  return withEncoding(new TextDecoder('windows-1252').decode(bytes), 'windows-1252');
}

function withEncoding(text: string | null, encoding: TextEncoding) {
  // No program writes a NUL into a text; one that is there says that this is none.
  return text === null || text.includes('\0') ? null : { text, encoding };
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const looked = bytes.subarray(0, sample);
  const zeros = (from: number) =>
    looked.reduce((sum, byte, at) => sum + Number(byte === 0 && at % 2 === from), 0);
  const half = looked.length / 2;
  if (zeros(1) > half / 2 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > half / 2 && zeros(1) === 0 ? 'utf-16be' : null;
}

/** The text without its mark; null where the bytes are not of this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
