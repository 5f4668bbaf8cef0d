import { pathPattern } from '@/modules/form-fields/path-pattern';

/** A value of a draft that the form has no place for. */
export interface LostValue {
  /** Its path in the draft, such as `lines.2.note`. */
  path: string;
  /** As text a person can read and copy. */
  text: string;
}

export interface FittedValues {
  values: unknown;
  lost: LostValue[];
}

type Rows = Readonly<Record<string, unknown>>;

/**
 * Puts stored values into a form: each field that is still there and still holds the same kind of value gets it, the others
 * stay as in the empty form, and what found no place is told.
 */
export function fitValues(empty: unknown, stored: unknown, rows: Rows = {}): FittedValues {
  const lost: LostValue[] = [];
  return { values: fit(empty, stored, '', { rows, lost }), lost };
}

function fit(
  empty: unknown,
  stored: unknown,
  path: string,
  known: { rows: Rows; lost: LostValue[] },
): unknown {
  if (stored === undefined) return empty;
  if (isRecord(empty) && isRecord(stored)) {
    for (const name of Object.keys(stored)) {
      if (!Object.hasOwn(empty, name)) lose(stored[name], join(path, name), known.lost);
    }
    return Object.fromEntries(
      Object.keys(empty).map((name) => [
        name,
        fit(empty[name], own(stored, name), join(path, name), known),
      ]),
    );
  }
  const row = known.rows[pathPattern(path)];
  if (Array.isArray(empty) && Array.isArray(stored) && row !== undefined) {
    return stored.map((one: unknown, index) => fit(row, one, join(path, String(index)), known));
  }
  // A field that may be empty says nothing of what it holds.
  if (empty === null ? !isObject(stored) : typeof empty === typeof stored && !isObject(stored)) {
    return stored;
  }
  lose(stored, path, known.lost);
  return empty;
}

function lose(value: unknown, path: string, lost: LostValue[]): void {
  if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) lose(part, join(path, name), lost);
    return;
  }
  // Anything else is nothing that anybody typed.
  if (typeof value === 'number') lost.push({ path, text: String(value) });
  if (typeof value === 'string' && value !== '') lost.push({ path, text: value });
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}
