import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Fault, FaultKind } from './faults';
import {
  failure,
  invalid,
  invalidKey,
  missingScope,
  notFound,
  rateLimited,
  type Answer,
  type Envelope,
} from './replies';

const conflict: Answer = { status: 409, body: { status: false, message: 'Conflict.' } };
const bareForbidden: Answer = { status: 403, body: { status: false, message: 'Forbidden.' } };

/** The answers of the kinds that answer like the service would. */
function plainAnswer(kind: FaultKind, envelope: Envelope, scope: string | null): Answer | null {
  switch (kind) {
    case 'status-401':
      return invalidKey.message;
    case 'status-401-error':
      return invalidKey.error;
    case 'status-403':
      return missingScope(scope ?? 'inventory.read');
    case 'status-403-bare':
      return bareForbidden;
    case 'status-404':
      return notFound;
    case 'status-409':
      return conflict;
    case 'status-422':
      return invalid({ field: ['The field is invalid.'] });
    case 'status-429':
      return rateLimited(60);
    case 'status-500':
      return failure.error;
    case 'status-500-status':
      return failure.invoice;
    case 'flag-false':
      return { status: 200, body: { [envelope]: false, message: 'The operation failed.' } };
    default:
      return null;
  }
}

/** The answer a fault puts in the place of the service's own; null when it spoils the connection instead. */
export function faultAnswer(fault: Fault, envelope: Envelope, scope: string | null): Answer | null {
  const answer = plainAnswer(fault.kind, envelope, scope);
  if (!answer) return null;
  return { status: fault.status ?? answer.status, body: fault.body ?? answer.body };
}

const html = '<!doctype html><html><head><title>Bad gateway</title></head><body>502</body></html>';

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

function sendHtml(response: ServerResponse, status: number): number {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
  return status;
}

function sendHalf(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, { ...jsonType, 'content-length': bytes.length });
  // Closed and not reset: a reset would also take back the half that is on its way.
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function* hugeText(size: number): Generator<string> {
  const piece = 'x'.repeat(64 * 1024);
  yield '{"status":true,"success":true,"data":"';
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
  yield '"}';
}

/** Sends JSON of a given size piece by piece, as fast as it is read, until the reader gives up. */
function sendHuge(response: ServerResponse, status: number, size: number): void {
  response.writeHead(status, jsonType);
  pipeline(Readable.from(hugeText(size)), response, () => response.destroy());
}

/**
 * Spoils an answer on the wire; `answer` is what the operation said, null when it was not asked. Tells the status that
 * went out, null when none did.
 */
export function spoil(
  response: ServerResponse,
  fault: Fault,
  answer: Answer | null,
): number | null {
  const status = fault.status ?? answer?.status ?? 200;
  const text = JSON.stringify(answer?.body ?? { status: true, data: [] });
  switch (fault.kind) {
    case 'mid-body':
      sendHalf(response, status, text);
      return status;
    case 'malformed':
      response.writeHead(status, jsonType);
      response.end(text.slice(0, Math.ceil(text.length * 0.7)));
      return status;
    case 'huge':
      sendHuge(response, status, fault.bytes);
      return status;
    case 'empty-body':
      response.writeHead(status, jsonType);
      response.end();
      return status;
    case 'html-502':
      return sendHtml(response, fault.status ?? 502);
    case 'wrong-type':
      return sendHtml(response, status);
    case 'redirect':
      response.writeHead(fault.status ?? 302, { location: fault.location });
      response.end();
      return fault.status ?? 302;
    case 'hang':
      return null;
    default:
      response.socket?.resetAndDestroy();
      return null;
  }
}
