import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { AnsweringKind } from './fault-answers';
import type { Fault, FaultKind } from './faults';
import type { Answer } from './replies';

/** The kinds that spoil an answer on the wire. */
export type BreakingKind = Exclude<FaultKind, AnsweringKind | 'slow'>;

interface Broken {
  response: ServerResponse;
  fault: Fault;
  status: number;
  /** The body that should have gone out. */
  text: string;
}

/** Does the damage; tells the status that went out, null when none did. */
type Breaker = (broken: Broken) => number | null;

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<!doctype html><html><head><title>Bad gateway</title></head><body>502</body></html>';

/** The hard way, as a dying server does it. */
const reset: Breaker = ({ response }) => {
  response.socket?.resetAndDestroy();
  return null;
};

const halfABody: Breaker = ({ response, status, text }) => {
  const bytes = Buffer.from(text);
  response.writeHead(status, { ...json, 'content-length': bytes.length });
  // Closed and not reset: a reset would also take back the half that is on its way.
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  return status;
};

function* hugeText(size: number): Generator<string> {
  const piece = 'x'.repeat(64 * 1024);
  yield '{"status":true,"success":true,"data":"';
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
  yield '"}';
}

/** Piece by piece, as fast as it is read, until the reader gives up. */
const huge: Breaker = ({ response, status, fault }) => {
  response.writeHead(status, json);
  pipeline(Readable.from(hugeText(fault.bytes)), response, () => response.destroy());
  return status;
};

function whole(
  { response }: Broken,
  status: number,
  headers: Record<string, string>,
  body = '',
): number {
  response.writeHead(status, headers);
  response.end(body);
  return status;
}

const breakers: Record<BreakingKind, Breaker> = {
  hang: () => null,
  'reset-before': reset,
  'reset-after': reset,
  'mid-body': halfABody,
  malformed: (broken) =>
    whole(broken, broken.status, json, broken.text.slice(0, Math.ceil(broken.text.length * 0.7))),
  huge,
  'empty-body': (broken) => whole(broken, broken.status, json),
  'html-502': (broken) => whole(broken, broken.fault.status ?? 502, html, page),
  'wrong-type': (broken) => whole(broken, broken.status, html, page),
  redirect: (broken) =>
    whole(broken, broken.fault.status ?? 302, { location: broken.fault.location }),
};

/** Spoils an answer; `answer` is what the operation said, null when it was not asked. */
export function breakAnswer(
  response: ServerResponse,
  fault: Fault & { kind: BreakingKind },
  answer: Answer | null,
): number | null {
  const status = fault.status ?? answer?.status ?? 200;
  const text = JSON.stringify(answer?.body ?? { status: true, data: [] });
  return breakers[fault.kind]({ response, fault, status, text });
}
