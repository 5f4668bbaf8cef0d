import type { FieldErrors } from './errors';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a JSON body of the service says about success, whichever of its two envelopes it uses. */
export interface Envelope {
  /** `status` or `success`: false when either says so, null when the body carries neither. */
  flag: boolean | null;
  message: string | null;
  requiredScope: string | null;
  /** Messages by field; null when the body carries none. */
  fields: FieldErrors | null;
  /** The fields stood in `data` of a failure, as providers do it, under an undocumented HTTP status. */
  fieldsInData: boolean;
}

/**
 * Reads the parts that tell success from failure. Error bodies may use the other envelope than the operation's answer does, so
 * the body is read by what is present (API description, Errors).
 */
export function readEnvelope(body: unknown): Envelope {
  if (!isObject(body)) {
    return { flag: null, message: null, requiredScope: null, fields: null, fieldsInData: false };
  }
  const flag = readFlag(body);
  const inErrors = readFieldErrors(body['errors']);
  // The `data` of a success is a record whose lists must never be taken for messages: only the flag tells.
  const inData = flag === false && inErrors === null ? readFieldErrors(body['data']) : null;
  return {
    flag,
    message: textOf(body['message']) ?? textOf(body['error']),
    requiredScope: textOf(body['required_scope']),
    fields: inErrors ?? inData,
    fieldsInData: inData !== null,
  };
}

/** Only booleans count: purchases and sales also have a text named `status`. */
function readFlag(body: JsonObject): boolean | null {
  const flags = [body['status'], body['success']].filter((value) => typeof value === 'boolean');
  return flags.length === 0 ? null : flags.every(Boolean);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function readFieldErrors(value: unknown): FieldErrors | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value).map(([field, told]) => [field, messagesOf(told)] as const);
  const known = entries.every(([, messages]) => messages !== null);
  return entries.length === 0 || !known
    ? null
    : // Built from entries: a field named `__proto__` stays a field.
      Object.fromEntries(entries.map(([field, messages]) => [field, messages ?? []]));
}

function messagesOf(told: unknown): string[] | null {
  if (!Array.isArray(told) || told.length === 0) return null;
  return told.every((message): message is string => typeof message === 'string') ? told : null;
}
