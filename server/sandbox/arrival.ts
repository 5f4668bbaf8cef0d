import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** The largest body the service reads; the description names none. */
export const largestBody = 1024 * 1024;

export type ReceivedBody =
  { kind: 'none' } | { kind: 'bytes'; bytes: Buffer } | { kind: 'too-large' };

/** A request on the wire, before anything about it is believed. */
export interface Arrival {
  method: string;
  /** The path as sent, without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: ReceivedBody;
}

export function arrivalOf(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
  body: ReceivedBody,
): Arrival {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  return { method, path, query, headers, body };
}

/** Reads a body up to the limit; what is beyond it is thrown away unread. */
export async function readBody(stream: Readable): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size <= largestBody) chunks.push(chunk as Buffer);
    else chunks.length = 0;
  }
  if (size > largestBody) return { kind: 'too-large' };
  return size === 0 ? { kind: 'none' } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
