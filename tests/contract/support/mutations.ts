/** JSON with one thing wrong in it, in every place and every way. */

export interface Mutation {
  /** Where and how, for the name of a failure. */
  what: string;
  text: string;
}

/** Stands for a number that JSON can say and no program can hold. */
const endless = '\u0000endless';

const replacements: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  '9'.repeat(400),
  '2026-02-31',
  true,
  false,
  0,
  -0.5,
  1e21,
  endless,
  [],
  [null],
  ['x'],
  {},
  { x: 1 },
];

/** Every mutation of the values inside `root`: left out, replaced, and with something beside them. */
export function* mutationsOf(root: object): Generator<Mutation> {
  for (const { path, holder, name } of placesIn(root, '', root)) {
    const original = holder[name];
    for (const value of replacements) {
      holder[name] = value;
      yield { what: `${path} = ${JSON.stringify(value).slice(0, 40)}`, text: written(root) };
    }
    holder[name] = original;
    if (Array.isArray(holder)) continue;
    delete holder[name];
    yield { what: `${path} left out`, text: written(root) };
    holder[name] = original;
    holder['unheard_of'] = { deep: [1] };
    yield { what: `something beside ${path}`, text: written(root) };
    delete holder['unheard_of'];
  }
}

interface Place {
  path: string;
  holder: Record<string, unknown>;
  name: string;
}

function* placesIn(value: object, at: string, root: object): Generator<Place> {
  const holder = value as Record<string, unknown>;
  for (const name of Object.keys(holder)) {
    // A false flag is another answer and not a broken one.
    if (value === root && ['status', 'success'].includes(name)) continue;
    const path = at === '' ? name : `${at}.${name}`;
    const inner = holder[name];
    yield { path, holder, name };
    if (typeof inner === 'object' && inner !== null) yield* placesIn(inner, path, root);
  }
}

const written = (root: object) => JSON.stringify(root).replaceAll(JSON.stringify(endless), '1e999');

/** The same with at most so many rows in every list: the others are no different. */
export function shortened(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((row) => shortened(row, rows));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shortened(inner, rows)]),
  );
}

/** What of a model is not as the model of the unbroken answer promises; null when all is. */
export function broken(model: unknown, promised: unknown, at = 'model'): string | null {
  if (model === undefined) return `${at} is undefined`;
  if (typeof model === 'number' && !Number.isFinite(model)) return `${at} is ${model}`;
  if (model === null || promised === null || promised === undefined) return null;
  if (typeof model !== 'object') {
    return typeof model === typeof promised || isCap(model, promised)
      ? null
      : `${at} is a ${typeof model} and not a ${typeof promised}`;
  }
  if (Array.isArray(model) !== Array.isArray(promised)) return `${at} is another kind of object`;
  if (!Array.isArray(model)) {
    const names = [Object.keys(model), Object.keys(promised)].map((keys) => keys.toSorted().join());
    if (names[0] !== names[1]) return `${at} has ${names[0]} and not ${names[1]}`;
  }
  const promises = new Map<string, unknown>(Object.entries(promised));
  for (const [name, inner] of Object.entries(model)) {
    const promise = promises.get(Array.isArray(model) && !promises.has(name) ? '0' : name);
    const problem = broken(inner, promise, `${at}.${name}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** A limit is a number or says that there is none. */
const isCap = (one: unknown, other: unknown) => {
  const kinds = [one, other];
  return kinds.includes('none') && kinds.some((kind) => typeof kind === 'number');
};
