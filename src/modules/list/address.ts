import * as z from 'zod/mini';
import { isBusinessDate } from '@/domain/business-date';
import { firstCharacters } from '@/domain/first-characters';
import { isIdentifier } from '@/domain/identifier';
import { once } from '@/domain/once';

/** Nobody types more characters than these. */
export const longestSearch = 100;

/** The router reads a text of digits as a number. */
const textOfDigits = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** The values an address can hold, each with its default; a default is not shown. */
export const valueOf = {
  /** One of a few words; null: none of them. */
  oneOf: <const Word extends string>(words: readonly Word[]) =>
    z._default(z.nullable(z.enum(words as readonly [Word, ...Word[]])), null),
  /** One of a few words, of which the first needs not be said. */
  choice: <const Word extends string>(words: readonly [Word, ...Word[]]) =>
    z._default(z.enum(words), words[0]),
  /** Said or not. */
  flag: () => z._default(z.boolean().check(z.refine((said) => said)), false),
  /** A whole number between two others. */
  whole: (minimum: number, maximum: number, usual: number) =>
    z._default(z.int().check(z.gte(minimum), z.lte(maximum)), usual),
  /** What is searched for; blanks alone are nothing. */
  search: () =>
    z._default(
      z.pipe(
        textOfDigits,
        z.pipe(
          z.string().check(z.refine((text) => firstCharacters(text, longestSearch) === text)),
          z.transform((text) => (text.trim() === '' ? '' : text)),
        ),
      ),
      '',
    ),
  /** An identifier of the service, in lower case. */
  identifier: () =>
    z._default(z.nullable(z.string().check(z.refine(isIdentifier), z.toLowerCase())), null),
  /** A business date, `YYYY-MM-DD`. */
  day: () => z._default(z.nullable(z.string().check(z.refine(isBusinessDate))), null),
  /** A text of a certain form. */
  like: (form: RegExp) =>
    z._default(z.nullable(z.pipe(textOfDigits, z.string().check(z.regex(form)))), null),
};

/** Names of what was not valid in a link; moved into the history before the screen is shown. */
export interface Corrected {
  corrected?: string[] | undefined;
}

/** What stands in an address: values that are not the default. */
export type SearchOf<Values> = { [Name in keyof Values]?: Values[Name] | undefined } & Corrected;

/** How the values of a schema stand in an address. */
export interface Address<Values extends object> {
  defaults: Values;
  /** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
  read(this: void, raw: Record<string, unknown>): SearchOf<Values>;
  /** What it means once its defaults are filled in. */
  fill(this: void, search: SearchOf<Values>): Values;
  /** The address of these values. */
  search(this: void, values: Values): SearchOf<Values>;
}

type Said = Record<string, unknown>;

/**
 * The reading, filling and writing of an address, all from the schemas of its values. Every route of the app declares one and
 * few are read: its schemas are made when the first address is.
 * @param misplaced names of values that mean nothing beside the others
 */
export function addressOf<Values extends object>(
  shapeOf: () => z.core.$ZodShape,
  misplaced: (values: Values) => readonly PropertyKey[] = () => [],
): Address<Values> {
  const known = once(() => {
    const shape = shapeOf();
    const names = Object.keys(shape);
    const usual: Said = z.parse(z.object(shape), {});
    // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
    const nothing = Object.fromEntries([...names, 'corrected'].map((name) => [name, undefined]));
    return { shape, names, usual, nothing };
  });
  const fill = (search: Said) => {
    const { names, usual } = known();
    return Object.fromEntries(names.map((name) => [name, search[name] ?? usual[name]])) as Values;
  };

  /** What is valid and not the default, and the names of what is not valid. */
  const readEach = (raw: Said) => {
    const { shape, usual, nothing } = known();
    const search: Said = { ...nothing };
    const wrong: string[] = [];
    for (const [name, schema] of Object.entries(shape)) {
      const value = raw[name];
      if (value === undefined) continue;
      const read = z.safeParse(schema, value);
      if (value === null || !read.success) wrong.push(name);
      else if (read.data !== usual[name]) search[name] = read.data;
    }
    return { search, wrong };
  };
  return {
    get defaults() {
      return known().usual as Values;
    },
    fill,
    read(raw) {
      const { search, wrong } = readEach(raw);
      const idle = misplaced(fill(search)).filter((name) => search[String(name)] !== undefined);
      for (const name of idle) search[String(name)] = undefined;
      const told: unknown = raw['corrected'];
      const corrected = known().names.filter(
        (name) =>
          wrong.includes(name) ||
          idle.includes(name) ||
          (Array.isArray(told) && told.includes(name)),
      );
      if (corrected.length > 0) search['corrected'] = corrected;
      return search as SearchOf<Values>;
    },
    search(values) {
      const idle = misplaced(values);
      const said = Object.entries(values).filter(
        ([name, value]) => value !== null && !idle.includes(name),
      );
      return readEach(Object.fromEntries(said)).search as SearchOf<Values>;
    },
  };
}
