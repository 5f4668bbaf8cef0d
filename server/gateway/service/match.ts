import type { Operation, QueryValue } from './operations';

/** Where the browser finds the service, whatever the service's own address. */
export const servicePath = '/api/external/v1';

/** A request that may be passed on: the operation, and the path and query as they will be sent. */
export type Match = { operation: Operation; path: string; query: string };

/** Finds the operation of a raw request target, exactly as it came over the wire. */
export type Matcher = (method: string, target: string) => Match | 'unknown-route' | 'bad-query';

/** How a template writes the place of an id. */
const slot = '{id}';
const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

const everyUuid = new RegExp(uuid, 'g');

const values: Record<QueryValue, RegExp> = {
  uuid: new RegExp(`^${uuid}$`),
  number: /^\d{1,9}$/,
  word: /^[A-Za-z0-9_-]{1,64}$/,
  flag: /^[01]$/,
  text: /^[^\p{Cc}\p{Cs}]{1,200}$/u,
};

/** Whether a path has an id in it, where a template has a slot. */
export const holdsId = (path: string): boolean => new RegExp(uuid).test(path);

/** How many ids a template takes. */
export const slotsIn = (template: string): number => template.split(slot).length - 1;

/**
 * Nothing is decoded or tidied up before it is compared: a path either is, letter for letter, one of the templates with a
 * UUID in its slot, or it is unknown.
 */
export function createMatcher(operations: readonly Operation[], base: string): Matcher {
  const key = (method: string, template: string) => `${method} ${template}`;
  const known = new Map(operations.map((one) => [key(one.method, one.template), one]));
  return (method, target) => {
    const [path = '', query, ...rest] = target.split('?');
    if (rest.length > 0 || !path.startsWith(base)) return 'unknown-route';
    const below = path.slice(base.length);
    const operation = known.get(key(method, below.replace(everyUuid, slot)));
    // What was asked for with a slot in it would be found as if it had an id.
    if (operation === undefined || below.includes(slot)) return 'unknown-route';
    const rewritten = rewriteQuery(query, operation);
    if (rewritten === null) return 'bad-query';
    return { operation, path: below, query: rewritten };
  };
}

/** The query written anew from what was understood of it; null when any part of it is not expected. */
function rewriteQuery(query: string | undefined, operation: Operation): string | null {
  if (query === undefined) return '';
  const seen = new Set<string>();
  const clean: string[] = [];
  for (const pair of query.split('&')) {
    const middle = pair.indexOf('=');
    const name = decoded(pair.slice(0, middle));
    const value = decoded(pair.slice(middle + 1));
    if (middle < 0 || name === null || value === null || seen.has(name)) return null;
    const kind = Object.hasOwn(operation.query, name) ? operation.query[name] : undefined;
    if (kind === undefined || !values[kind].test(value)) return null;
    seen.add(name);
    clean.push(`${encoded(name)}=${encoded(value)}`);
  }
  return `?${clean.join('&')}`;
}

/** Characters that mean themselves in a query. */
const plain = /^[A-Za-z0-9._-]*$/;

function encoded(text: string): string {
  // As forms write it: ` ` is `+`.
  return plain.test(text) ? text : new URLSearchParams([[text, '']]).toString().slice(0, -1);
}

function decoded(text: string): string | null {
  if (plain.test(text)) return text;
  if (!/^[A-Za-z0-9_.~!*'()%+@:,$/-]*$/.test(text)) return null;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
