import { type AttemptContext } from '@/contract/attempt';
import { branchNameLimit, contextLimitBytes } from '@/contract/attempt-words';
import type { WriteOperation } from '@/contract/writes';
import { firstCharacters } from '@/domain/first-characters';
import { toBase64Url } from './base64-url';
import { httpSettings } from './http-settings';
import { writeWireJson, type WireValue } from './wire-json';

export type { AttemptContext } from '@/contract/attempt';
export type { WriteOperation } from '@/contract/writes';

/** A write as failures and records name it. */
export interface AttemptOperation {
  name: WriteOperation;
}

/** A write as it goes to the service. */
export interface WriteRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Path below the origin, from `serviceUrl`. */
  url: string;
  /** Null for a write without a body. */
  body: WireValue;
}

/** One kind of write: what a person fills in, what is sent for it, and what comes back. */
export interface Write<Input, Value> {
  operation: AttemptOperation;
  toRequest: (input: Input) => WriteRequest;
  /** Reads the answer's body; throws `UnreadableShape`. */
  read: (body: unknown) => Value;
}

/** A write whose body is one record of the service: what there is to know of its fields follows from the record. */
export interface RecordWrite<
  Input,
  Value,
  Sent = { [K in keyof Input]: Input[K] | null },
> extends Write<Input, Value> {
  /** The service's names of the fields, with ours, for its messages about them; asked when needed, as settings name some. */
  names: () => Readonly<Record<string, string>>;
  /** What was filled in, read back from the recorded text of a body; throws where it holds no such record. */
  readSent: (bodyText: string) => Sent;
}

/** One intention to write, frozen: every send of it has this id and these bytes. */
export interface PreparedAttempt {
  readonly id: string;
  /** Whose it is: only a session of the same business, integration and person sends it. Null where there is none. */
  readonly mark: string | null;
  readonly operation: AttemptOperation;
  readonly method: WriteRequest['method'];
  readonly url: string;
  /** What is shown, recorded and sent, byte for byte; empty for a write without a body. */
  readonly bodyText: string;
  readonly context: AttemptContext;
}

/**
 * Mints the id of a new intention and freezes its bytes; of a branch's long name the beginning is kept.
 * @throws TypeError for a body that cannot be written
 * @throws RangeError for a context longer than its header may be
 */
export function newAttempt(
  operation: AttemptOperation,
  { method, url, body }: WriteRequest,
  context: AttemptContext,
): PreparedAttempt {
  const { branchName } = context;
  const kept = {
    ...context,
    ...(branchName !== undefined && { branchName: firstCharacters(branchName, branchNameLimit) }),
  };
  if (encodeContext(kept).length > contextLimitBytes) throw new RangeError('Context too long');
  return Object.freeze({
    id: crypto.randomUUID(),
    mark: httpSettings().mark,
    operation,
    method,
    url,
    bodyText: body === null ? '' : writeWireJson(body),
    context: Object.freeze(kept),
  });
}

/** What a context says of the intention; how far the draft was kept, what there was before, and when it was read say nothing of it. */
function meantIn(context: AttemptContext) {
  const { draftVersion: _version, draftTab: _tab, ...others } = context;
  const { before: _before, readAt: _readAt, ...meant } = others;
  return encodeContext(meant);
}

/** Whether two attempts mean the same in every byte, so that one may go on as the other. */
export function isSameIntention(one: PreparedAttempt, other: PreparedAttempt): boolean {
  return (
    one.mark === other.mark &&
    one.operation.name === other.operation.name &&
    one.method === other.method &&
    one.url === other.url &&
    one.bodyText === other.bodyText &&
    meantIn(one.context) === meantIn(other.context)
  );
}

/** The attempts like it that a person has seen. */
export function confirmedIn({ confirms = [] }: AttemptContext): readonly string[] {
  return typeof confirms === 'string' ? [confirms] : confirms;
}

/** The context once a person said that they mean to go on beside one more attempt like it. */
export function confirming(context: AttemptContext, id: string, reason?: string): AttemptContext {
  const confirms = [...confirmedIn(context), id];
  return { ...context, confirms, ...(reason !== undefined && { reason }) };
}

/** The context as its header carries it: base64url of JSON in UTF-8. What is only good to know gives way to what people said. */
export function encodeContext(context: AttemptContext): string {
  const whole = toBase64Url(context);
  if (whole.length <= contextLimitBytes) return whole;
  const { document: _document, before: _before, ...said } = context;
  return toBase64Url(said);
}
