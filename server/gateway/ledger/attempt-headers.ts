import type { IncomingHttpHeaders } from 'node:http';
import { attemptContextSchema, type AttemptContext } from '../../../src/contract/attempt';
import { attemptHeaders, contextLimitBytes } from '../../../src/contract/attempt-words';

/** What stands beside a write. */
export type AttemptNote = { id: string; context: AttemptContext };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** An attempt's identifier in the one form the ledger knows; null for anything else. */
function attemptId(text: unknown): string | null {
  return typeof text === 'string' && uuid.test(text) ? text.toLowerCase() : null;
}

/** Reads the two headers of a write; null when one of them is missing or not what it must be. */
export function readAttemptHeaders(headers: IncomingHttpHeaders): AttemptNote | null {
  const id = attemptId(headers[attemptHeaders.id.toLowerCase()]);
  const context = readContext(headers[attemptHeaders.context.toLowerCase()]);
  return id === null || context === null ? null : { id, context };
}

function readContext(text: string | string[] | undefined): AttemptContext | null {
  if (text === undefined) return { form: '' };
  if (typeof text !== 'string' || text.length > contextLimitBytes) return null;
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const read = attemptContextSchema.safeParse(
      JSON.parse(utf8.decode(Buffer.from(text, 'base64url'))),
    );
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
