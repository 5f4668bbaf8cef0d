import type { ComponentType } from 'react';
import { get, type Control, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RecordWrite } from '@/api/core/attempt';
import type { DraftForm } from '@/api/drafts/schemas';
import type { Fact } from '@/modules/receipt/fact-list';
import { noOrigin, type DraftDefinition } from '../drafts/draft-definition';
import type { FieldSpec } from '../form-fields/form-scope';
import { pathPattern } from '../form-fields/path-pattern';
import { Field } from './field';
import { valueInWords, type FieldKind, type Fields, type ValuesOf } from './field-kinds';
import type { RefusalReading } from './service-refusals';

/** A form that writes, declared once. What is typed is what the fields hold and what is `Kept` beside them. */
interface Declaration<F extends Fields, Kept extends object, Input, Value> {
  /** The form in the journal, such as `products.edit`. */
  name: string;
  write: RecordWrite<Input, Value>;
  draft: {
    form: DraftForm;
    /** Raised when what is typed there changes its shape; `upgrade` then knows the shape before. */
    schema: number;
    upgrade?: NonNullable<DraftDefinition<ValuesOf<F> & Kept>['upgrade']>;
    /** What people know it by, such as the code and the name. */
    title: (typed: ValuesOf<F> & Kept) => string;
  };
  /** The button that leads to the review. */
  reviewLabel: () => string;
  /** In the order of the form. */
  fields: F;
  /** Values that no field shows, as they are before anything is typed. */
  kept?: Kept;
  /** Fields that stand on the screen only with certain others. One that does not is neither checked nor read. */
  shown?: { [K in keyof F]?: (typed: ValuesOf<F> & Kept) => boolean };
  /** The order of review and receipt, where it is not that of the form. */
  told?: readonly (keyof F & string)[];
  /** What the identifier of a stored record is called, where there is one to go on with. */
  identifier?: () => string;
  /** What is said of all fields that were left empty, by their labels; otherwise each says so in its row. */
  leftOut?: (words: { fields: string }) => string;
  /** How a record that was sent is typed, where a field does not hold what is sent under its name. */
  fromInput?: (input: Partial<Input>) => Partial<ValuesOf<F> & Kept>;
}

/** What is sent of what was read; left out where that is the same. */
type Sending<Read, Input> = Read extends Input
  ? { toInput?: (read: Read) => Input }
  : { toInput: (read: Read) => Input };

/** How values are told that are no words themselves, such as the name of what an id stands for. */
type Words<Names extends string> = { [K in Names]?: (value: string) => string };

/** What follows from a form's declaration. */
export interface DeclaredForm<Typed, Names extends string, Input, Value> extends RefusalReading {
  name: string;
  write: RecordWrite<Input, Value>;
  draft: DraftDefinition<Typed>;
  reviewLabel: () => string;
  fields: Fields;
  specs: Readonly<Record<Names, FieldSpec>>;
  /** When a field stands on the screen; of one that always does there is none. */
  shown: Readonly<Record<string, (typed: FieldValues) => boolean>>;
  empty: Typed;
  /** Reads what is typed, or says by field why it cannot be sent. */
  schema: z.ZodMiniType<Input, Typed>;
  /** A field by its name, with everything that is declared of it. */
  Field: ComponentType<{ name: Names }>;
  /** A record as it would be typed; what it does not tell is empty. */
  typedAs: (record: { [K in keyof Input]?: Input[K] | null }) => Typed;
  /** What was sent, as it would be typed; null where a recorded text holds no such record. */
  typedFrom: (bodyText: string) => Typed | null;
  /** A stored record, field by field, as far as it has them, and its identifier. */
  facts: (stored: { [K in Names | 'id']?: unknown }, words?: Words<Names>) => Fact[];
  /** What a review says of the fields: what is sent, and what was left empty. */
  reviewed: (input: Input, words?: Words<Names>) => { facts: Fact[]; notSent: string[] };
}

/** Where the fields of a declared form find what is typed. */
export type ControlOf<Of extends { empty: FieldValues; schema: z.core.$ZodType }> = Control<
  Of['empty'],
  unknown,
  z.output<Of['schema']>
>;

export function declareForm<F extends Fields, Kept extends object, Input extends object, Value>(
  declared: Declaration<F, Kept, Input, Value> & Sending<ValuesOf<F> & Kept, Input>,
): DeclaredForm<ValuesOf<F> & Kept, keyof F & string, Input, Value> {
  type Typed = ValuesOf<F> & Kept;
  type Names = keyof F & string;
  const { name, write, reviewLabel, kept, identifier, leftOut, fromInput } = declared;
  const fields: Record<Names, FieldKind> = declared.fields;
  const names = Object.keys(fields) as Names[];
  const each = (valueOf: (field: Names) => unknown) =>
    Object.fromEntries(names.map((field) => [field, valueOf(field)]));
  // Put together field by field, as the type says.
  const empty = { ...each((field) => fields[field].empty), ...kept } as Typed;
  const shown = Object.fromEntries(
    names.flatMap((field) => {
      const isShown = declared.shown?.[field];
      return isShown ? [[field, (typed: FieldValues) => isShown(typed as Typed)]] : [];
    }),
  );
  // Where it may be left out, what is read is what is sent.
  const toInput = (declared.toInput ?? ((read: Typed) => read)) as (read: Typed) => Input;

  const read = (typed: Typed, { issues }: z.core.ParsePayload): Input => {
    const own = each((field) => {
      if (shown[field]?.(typed) === false) return empty[field];
      const { success, data, error } = z.safeParse(fields[field].rule, typed[field]);
      if (success) return data;
      for (const { path, message } of error.issues) {
        issues.push({ code: 'custom', message, path: [field, ...path], input: typed });
      }
      return empty[field];
    });
    return issues.length > 0 ? z.NEVER : toInput({ ...typed, ...own });
  };
  const typedAs = (record: { [K in keyof Input]?: Input[K] | null }): Typed => {
    const told = Object.entries(record).filter(
      ([field, value]) => field in empty && value !== null,
    );
    const input = Object.fromEntries(told) as Partial<Input>;
    return { ...empty, ...input, ...fromInput?.(input) };
  };
  const factsOf = (record: object, from: 'typed' | 'stored', words: Words<Names> = {}) =>
    (declared.told ?? names)
      .filter((field) => Object.hasOwn(record, field))
      .map((field) =>
        valueInWords(fields[field], get(record, field), { from, words: words[field] }),
      );

  return {
    name,
    write,
    reviewLabel,
    fields,
    specs: fields,
    shown,
    empty,
    schema: z.pipe(z.custom<Typed>(), z.transform(read)),
    Field,
    draft: { ...declared.draft, empty: () => empty, readOrigin: noOrigin },
    typedAs,
    typedFrom: (bodyText) => {
      try {
        return typedAs(write.readSent(bodyText));
      } catch {
        return null;
      }
    },
    facts: (stored, words) => {
      const facts = factsOf(stored, 'stored', words);
      if (identifier === undefined || typeof stored.id !== 'string') return facts;
      return [...facts, { label: identifier(), value: stored.id }];
    },
    reviewed: (input, words) => {
      const facts = factsOf(input, 'typed', words);
      const missing = facts.filter(({ quiet }) => quiet).map(({ label }) => label);
      if (leftOut === undefined || missing.length === 0) return { facts, notSent: [] };
      return {
        facts: facts.filter(({ quiet }) => !quiet),
        notSent: [leftOut({ fields: missing.join(', ') })],
      };
    },
    wireNames: write.names,
    meaning: (path, bodyText) => (fields as Fields)[pathPattern(path)]?.refused?.(bodyText) ?? null,
    isShown: (path, valueOf) => {
      const [field = '', row] = path.split('.');
      if (!Object.hasOwn(fields, field)) return false;
      const typed = { ...each(valueOf), ...kept } as Typed;
      const isThere = row === undefined || get(typed, `${field}.${row}`) !== undefined;
      return isThere && shown[field]?.(typed) !== false;
    },
  };
}
