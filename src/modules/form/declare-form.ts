import type { ComponentType } from 'react';
import { get, type Control, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { DraftForm } from '@/api/drafts/schemas';
import type { Fact } from '@/ui/layout/fact-list';
import { noOrigin, type DraftDefinition } from '../drafts/draft-definition';
import type { FieldSpec } from '../form-fields/form-scope';
import { pathPattern } from '../form-fields/path-pattern';
import { Field } from './field';
import {
  byPath,
  isNothing,
  readFields,
  valueInWords,
  type FieldKind,
  type Fields,
  type ValuesOf,
} from './field-kinds';
import type { FormRefusals, RefusalReading } from './service-refusals';

/** What is wrong with fields together: the path of the one that says so, and the key of its message. */
export type Problem = readonly [path: string, message: string];

/** What a form knows besides what is typed, such as the taxes of a branch: no value, only its type. */
export interface Knows<Around> {
  readonly known?: Around;
}
export const knows = <Around>(): Knows<Around> => ({});

/** What of a write a form follows from: `Sent` is its record as it is read back. */
interface OfWrite<Sent> {
  names: () => Readonly<Record<string, string>>;
  readSent: (bodyText: string) => Sent;
}

/**
 * A form that writes, declared once. `Typed` is what the fields hold and what is `Kept` beside them; `Around` is what the form
 * knows besides, such as the taxes of a branch; `Input` is what is made of it, and `Origin` the record it changes.
 */
interface Declaration<
  F extends Fields,
  Kept extends object,
  Around,
  Input,
  W,
  Sent,
  Origin extends object | null,
  Typed = ValuesOf<F> & Kept,
> {
  /** The form in the journal, such as `products.edit`. */
  name: string;
  /** Left out by a form that knows nothing besides what is typed. */
  around?: Knows<Around>;
  write: W & OfWrite<Sent>;
  draft: Pick<DraftDefinition<Typed, Origin>, 'form' | 'schema' | 'title'> &
    // Left out by a form of something new.
    Partial<Pick<DraftDefinition<Typed, Origin>, 'upgrade' | 'empty' | 'readOrigin'>>;
  /** The button that leads to the review. */
  reviewLabel: () => string;
  /** In the order of the form. */
  fields: F;
  /** Names of what no field holds, by path: a control of its own shows it, or a refusal of the service may speak of it. */
  beside?: Readonly<Record<string, FieldSpec>>;
  /** Values that no field shows, as they are before anything is typed. */
  kept?: Kept;
  /** Fields that count only with certain others. One that does not is neither checked nor read, and `Field` leaves it out. */
  shown?: { [K in keyof F]?: (typed: Typed) => boolean };
  /** Of these, those that stand on the screen even where they do not count: what is refused of them is said there. */
  alwaysSeen?: readonly (keyof F & string)[];
  /** Fields that must not be left empty by what else is typed, or is known. */
  required?: { [K in keyof F]?: (read: Typed, around: NoInfer<Around>) => boolean };
  /** What is wrong with fields together, told with the mistakes of single ones: what could not be read is empty here. */
  rules?: (read: Typed, around: NoInfer<Around>) => readonly Problem[];
  /** What is odd about what is to be sent, in words; it stops nobody. */
  doubts?: (input: Input, around: NoInfer<Around>) => string[];
  /** The order of review and receipt, where it is not that of the form. A function tells what follows from several fields. */
  told?: readonly (
    (keyof F & string) | ((input: Input, around: NoInfer<Around>) => readonly Fact[])
  )[];
  /** What the identifier of a stored record is called, where there is one to go on with. */
  identifier?: () => string;
  /** What is said of all fields that were left empty, by their labels; otherwise each says so in its row. */
  leftOut?: (words: { fields: string }) => string;
  /** What is sent of what was read; left out where that is the same. */
  toInput?: (read: Typed, around: NoInfer<Around>) => Input;
  /** How a record that was sent is typed, where a field does not hold what is sent under its name. */
  fromInput?: (input: { [K in keyof Sent]?: NonNullable<Sent[K]> }) => Partial<Typed>;
}

/** How values are told that are no words themselves, such as the name of what an id stands for; by path, also of rows. */
type Words<Typed> = { [K in keyof Typed]?: (value: Typed[K]) => string } & {
  [row: `${string}.*.${string}`]: (value: string) => string;
};

/** What a form begins with that goes on from what was sent; as a draft, and no more than carries over. */
export interface FormStart {
  form: DraftForm;
  schema: number;
  title: string;
  values: object;
}

/** What the journal asks of the form that an entry was typed in. */
export interface JournalForm extends FormRefusals {
  /** Null where a recorded text holds nothing that this form sends. */
  startFrom: (bodyText: string) => FormStart | null;
}

/** What follows from a form's declaration. */
export interface DeclaredForm<
  Typed,
  Names extends string,
  Input,
  Around = void,
  W = unknown,
  Sent = unknown,
  Origin extends object | null = null,
>
  extends RefusalReading, Pick<JournalForm, 'startFrom'> {
  name: string;
  write: W;
  draft: DraftDefinition<Typed, Origin>;
  reviewLabel: () => string;
  /** By path, those of rows too. */
  fields: Fields;
  specs: Readonly<Record<Names, FieldSpec>>;
  /** When a field stands on the screen; of one that always does there is none. */
  shown: Readonly<Record<string, (typed: FieldValues) => boolean>>;
  empty: Typed;
  /** Reads what is typed, or says by field why it cannot be sent. */
  schema: (around: Around) => z.ZodMiniType<Input, Typed>;
  /** The fields that are needed as things stand, besides those that always are. */
  needs: (typed: Typed, around: Around) => string[];
  /** A field by its name, with everything that is declared of it. */
  Field: ComponentType<{ name: Names | `${Names}.${number}.${string}` }>;
  /** A record as it would be typed; what it does not tell is empty. */
  typedAs: (record: { [K in keyof Sent]?: Sent[K] | null }) => Typed;
  /** A stored record, field by field, as far as it has them, and its identifier. */
  facts: (stored: { [K in Names | 'id']?: unknown }, words?: Words<Typed>) => Fact[];
  /** What a review says of the fields: what is sent, what was left empty, and what is odd. */
  reviewed: (
    input: Input,
    around: Around,
    words?: Words<Typed>,
  ) => { facts: Fact[]; notSent: string[]; doubts: string[] };
}

/** Where the fields of a declared form find what is typed. */
export type ControlOf<
  Of extends { empty: FieldValues; schema: (around: never) => z.core.$ZodType },
> = Control<Of['empty'], unknown, z.output<ReturnType<Of['schema']>>>;

export function declareForm<
  F extends Fields,
  W,
  Sent,
  Kept extends object = object,
  Around = void,
  Input = ValuesOf<F> & Kept,
  Origin extends object | null = null,
>(
  declared: Declaration<F, Kept, Around, Input, W, Sent, Origin>,
): DeclaredForm<ValuesOf<F> & Kept, keyof F & string, Input, Around, W, Sent, Origin> {
  type Typed = ValuesOf<F> & Kept;
  type Names = keyof F & string;
  const { name, write, reviewLabel, kept, identifier, leftOut, fromInput, rules } = declared;
  const fields: Record<Names, FieldKind> = declared.fields;
  const paths = byPath(fields);
  const names = Object.keys(fields) as Names[];
  const each = (valueOf: (field: Names) => unknown) =>
    Object.fromEntries(names.map((field) => [field, valueOf(field)]));
  const valuesOfKept = (valueOf: (path: string) => unknown) =>
    Object.fromEntries(Object.keys(kept ?? {}).map((one) => [one, valueOf(one)]));
  // Put together field by field, as the type says.
  const empty = { ...each((field) => fields[field].empty), ...kept } as Typed;
  const shown = Object.fromEntries(
    names.flatMap((field) => {
      const isShown = declared.shown?.[field];
      return isShown ? [[field, (typed: FieldValues) => isShown(typed as Typed)]] : [];
    }),
  );
  const rows = Object.entries(fields).flatMap(([field, { emptyRow }]: [string, FieldKind]) =>
    emptyRow === undefined ? [] : [[field, emptyRow] as const],
  );
  // Where it is left out, what is read is what is sent.
  const toInput = declared.toInput ?? ((read: Typed) => read as Input & Typed);

  const needs = (typed: Typed, around: Around) =>
    names.filter(
      (field) =>
        declared.required?.[field]?.(typed, around) === true && shown[field]?.(typed) !== false,
    );
  const read = (
    typed: Typed,
    { issues }: Pick<z.core.ParsePayload, 'issues'>,
    around: Around,
  ): Input => {
    const { read: own, problems } = readFields(
      fields,
      typed,
      (field) => shown[field]?.(typed) !== false,
    );
    const whole: Typed = { ...typed, ...own };
    const told = new Set(problems.map(([path]) => path.join('.')));
    const together: readonly Problem[] = [
      ...needs(whole, around)
        .filter((field) => isNothing(whole[field]))
        .map((field) => [field, fields[field].missing ?? 'forms_missing'] as const),
      ...(rules?.(whole, around) ?? []),
    ];
    for (const [path, message] of together) {
      if (!told.has(path)) problems.push([path.split('.'), message]);
    }
    for (const [path, message] of problems) {
      issues.push({ code: 'custom', message, path: [...path], input: typed });
    }
    return problems.length > 0 ? z.NEVER : toInput(whole, around);
  };
  const toldBy = (record: { [K in keyof Sent]?: Sent[K] | null }): Partial<Typed> => {
    const told = Object.entries(record).filter(
      ([field, value]) => field in empty && value !== null,
    );
    const input = Object.fromEntries(told) as { [K in keyof Sent]?: NonNullable<Sent[K]> };
    // Of the names of the form, each with what is typed there, or what makes it that.
    return { ...input, ...fromInput?.(input) } as Partial<Typed>;
  };
  const order = declared.told ?? names;
  const factOf = (field: Names, record: object, from: 'typed' | 'stored', words = {}) =>
    Object.hasOwn(record, field)
      ? valueInWords(field, fields[field], get(record, field), { from, words })
      : [];

  return {
    name,
    write,
    reviewLabel,
    fields: paths,
    // Every field has one, and what stands beside them.
    specs: { ...paths, ...declared.beside } as Record<Names, FieldSpec>,
    shown,
    empty,
    schema: (around) =>
      z.pipe(
        z.custom<Typed>(),
        z.transform((typed: Typed, context) => read(typed, context, around)),
      ),
    needs,
    Field,
    // A form that says nothing of an origin has none: its type is null then.
    draft: {
      empty: () => empty,
      readOrigin: noOrigin,
      rows: Object.fromEntries(rows),
      ...declared.draft,
    } as DraftDefinition<Typed, Origin>,
    typedAs: (record) => ({ ...empty, ...toldBy(record) }),
    startFrom: (bodyText) => {
      const { form, schema, title } = declared.draft;
      try {
        const values = toldBy(write.readSent(bodyText));
        // What is begun anew is about no record.
        return { form, schema, title: title({ ...empty, ...values }, null as Origin), values };
      } catch {
        return null;
      }
    },
    facts: (stored, words) => {
      const facts = order.flatMap((field) =>
        typeof field === 'function' ? [] : factOf(field, stored, 'stored', words),
      );
      if (identifier === undefined || typeof stored.id !== 'string') return facts;
      return [...facts, { label: identifier(), value: stored.id }];
    },
    reviewed: (input, around, words) => {
      const facts = order.flatMap((field) =>
        typeof field === 'function'
          ? field(input, around)
          : factOf(field, input as object, 'typed', words),
      );
      const missing = facts.filter(({ quiet }) => quiet).map(({ label }) => label);
      const areNamed = leftOut !== undefined && missing.length > 0;
      return {
        facts: areNamed ? facts.filter(({ quiet }) => !quiet) : facts,
        notSent: areNamed ? [leftOut({ fields: missing.join(', ') })] : [],
        doubts: declared.doubts?.(input, around) ?? [],
      };
    },
    // Some of them are the profile's, which comes with the session.
    get wireNames() {
      return write.names();
    },
    meaning: (path, bodyText) => paths[pathPattern(path)]?.refused?.(bodyText) ?? null,
    isShown: (path, valueOf) => {
      const [first = '', row] = path.split('.');
      if (!Object.hasOwn(fields, first)) return false;
      const typed = { ...each(valueOf), ...valuesOfKept(valueOf) } as Typed;
      const isThere = row === undefined || get(typed, `${first}.${row}`) !== undefined;
      const isSeen = declared.alwaysSeen?.some((field) => field === first) ?? false;
      return isThere && (isSeen || shown[first]?.(typed) !== false);
    },
  };
}
