import type { ReactNode } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { longestEmail } from '@/domain/contact';
import { once } from '@/domain/once';
import type { DecimalRule } from '@/domain/typed-decimal';
import { amountText, moneyText, percentText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ChoiceField, type Choice } from '../form-fields/choice-field';
import { CodeField } from '../form-fields/code-field';
import { DateField } from '../form-fields/date-field';
import { DecimalField } from '../form-fields/decimal-field';
import type { FieldSpec } from '../form-fields/form-scope';
import { RadioField } from '../form-fields/radio-field';
import { SwitchField } from '../form-fields/switch-field';
import { LinesField, TextField } from '../form-fields/text-field';
import {
  optionalLine,
  optionalLines,
  optionalPhone,
  requiredCode,
  requiredEmail,
  requiredIdentifier,
  requiredLine,
} from '../form-fields/text-rules';
import {
  optionalDate,
  optionalDecimal,
  requiredDate,
  requiredDecimal,
} from '../form-fields/value-rules';
import type { FieldPlace } from '../form-fields/use-text-field';
import type { Fact } from '@/ui/layout/fact-list';

/** One field of a form, whole: what it is called, what it takes, how it is filled in and how its value is told. */
export interface FieldKind<T = unknown> extends FieldSpec {
  /** Before anything is typed. */
  empty: T;
  /** What is read of it where nothing can be, or where it does not count; left out: what is there before. */
  absent?: T;
  /** Checks what is typed, and reads it; made when a value is first read, so that no form waits for the rules of another. */
  rule: () => z.ZodMiniType<T, T>;
  /** Its control; null for one that a form's own JSX fills in. */
  render: ((place: FieldPlace<FieldValues, unknown>) => ReactNode) | null;
  /** A value in words, where it is none itself. */
  inWords?(value: T): string;
  /** What it is called in reviews and receipts, where that is not its label. */
  toldAs?: () => string;
  /** What stands there for none; "not told" where nothing is declared. */
  none?: { typed: () => string; stored: () => string };
  /** What is said where it is needed and nothing stands there; left out: that it is missing. */
  missing?: string;
  /** Of rows: the fields of each, and how one is told that is more than its values. */
  row?: Fields;
  rowInWords?: (row: never) => Fact;
  /** How many rows there may be. */
  most?: number;
  /** A block of a sheet fills it, where it is one of a row's. */
  pasted?: true;
  /** What its column is called in sheets, besides its label. */
  headings?: readonly string[];
  /** A row nobody has filled in, or a value that is one of many. */
  emptyRow?: unknown;
}

export type Fields = Readonly<Record<string, FieldKind>>;

/** What the fields hold, typed or read: what is read of a field has the shape of what is typed. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]: F[K] extends FieldKind<infer T> ? T : never;
};

type Said = Omit<FieldSpec, 'decimal' | 'limit' | 'required'> &
  Pick<FieldKind, 'toldAs' | 'none' | 'headings'>;

const anyText = once(() => z.string());

/** Which keys a phone shows, how a value is written out, and what looks wrong about one that is taken all the same. */
type OfLine = Pick<Parameters<typeof TextField>[0], 'keys' | 'doubt' | 'rewrite'>;

/** One line of text. */
export function line(said: Said & OfLine & { limit?: number; required?: true }): FieldKind<string> {
  const { keys, doubt, rewrite, ...spec } = said;
  const own = { ...(keys && { keys }), ...(doubt && { doubt }), ...(rewrite && { rewrite }) };
  return {
    ...spec,
    empty: '',
    rule: once(() => (spec.required ? requiredLine(spec.limit) : optionalLine(spec.limit))),
    pasted: true,
    render: (place) => <TextField {...place} {...own} />,
  };
}

export function email(said: Said): FieldKind<string> {
  const spec = { ...said, limit: longestEmail, required: true } as const;
  return { ...line({ ...spec, keys: 'email' }), rule: requiredEmail };
}

export function phone(said: Said): FieldKind<string> {
  return { ...line({ ...said, keys: 'tel' }), rule: optionalPhone };
}

/** Several lines of text that may be left out; without a limit where none is documented. */
export function lines(said: Said & { limit?: number; rows: number }): FieldKind<string> {
  const { rows, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: once(() => optionalLines(spec.limit)),
    render: (place) => <LinesField {...place} rows={rows} />,
  };
}

/** A code that has to be there, as the service keeps it: in upper case. */
export function code(said: Said & { limit: number }): FieldKind<string> {
  return {
    ...said,
    required: true,
    empty: '',
    rule: once(() => requiredCode(said.limit)),
    render: (place) => <CodeField {...place} />,
  };
}

/** Yes or no, always sent. */
export function flag(
  said: Said & { empty: boolean; yes: () => string; no: () => string },
): FieldKind<boolean> {
  const { yes, no, ...spec } = said;
  return {
    ...spec,
    rule: once(() => z.boolean()),
    render: (place) => <SwitchField {...place} />,
    inWords: (value) => (value ? yes() : no()),
  };
}

/** One of a few values, by the browser's own list. */
export function choice(
  said: Said & { choices: () => readonly Choice[]; unchosen: () => string; required?: true },
): FieldKind<string> {
  const { choices, unchosen, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: anyText,
    render: (place) => <ChoiceField {...place} choices={choices()} none={unchosen()} />,
    inWords: (value) => choices().find((one) => one.value === value)?.label ?? value,
  };
}

/** A text that a control of the form's own fills in, such as the id of something chosen. */
export function text(said: Said, render: FieldKind<string>['render'] = null): FieldKind<string> {
  return { ...said, empty: '', rule: anyText, render };
}

/** An identifier of the service that has to be there, however it was pasted. */
export function identifier(said: Said): FieldKind<string> {
  return {
    ...said,
    required: true,
    empty: '',
    rule: requiredIdentifier,
    pasted: true,
    render: null,
  };
}

type Unit = Parameters<typeof DecimalField>[0]['unit'];

const unitWords: Record<Unit, (digits: string) => string> = {
  money: moneyText,
  quantity: amountText,
  percent: percentText,
};

/** An amount, a quantity or a percentage: exact decimal text, within the digits and limits of its rule (R11). */
export function decimal(
  said: Said & { unit: Unit; decimal: DecimalRule; required?: true },
): FieldKind<string> {
  const { unit, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: once(() => (spec.required ? requiredDecimal : optionalDecimal)(spec.decimal)),
    pasted: true,
    render: (place) => <DecimalField {...place} unit={unit} />,
    inWords: unitWords[unit],
  };
}

/** A calendar date of the business, `YYYY-MM-DD` once it is read (R11). */
export function date(said: Said & { required?: true; hasToday?: false }): FieldKind<string> {
  const { hasToday, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: spec.required ? requiredDate : optionalDate,
    render: (place) => <DateField {...place} {...(hasToday === false && { hasToday })} />,
    inWords: formatCalendarDate,
  };
}

interface Picks<T extends string> {
  /** The values in the order they are offered in, each in words, and what it means where that helps. */
  words: Record<T, () => string>;
  help?: () => string;
  helps?: Partial<Record<T, () => string>>;
  /** Those that may be chosen; left out: all. */
  offered?: readonly T[];
  required?: true;
}

/** One of the values of a closed list, seen side by side. An `open` one may be none of them, such as a word nobody knows. */
export function pick<T extends string>(
  said: Said & Picks<T> & { empty: T | ''; open: true },
): FieldKind<T | ''>;
export function pick<T extends string>(said: Said & Picks<T> & { empty: T }): FieldKind<T>;
export function pick<T extends string>(
  said: Said & Picks<T> & { empty: T | ''; open?: true },
): FieldKind<T | ''> {
  const { words, helps = {}, open, ...spec } = said;
  const isOne = (value: string): value is T => Object.hasOwn(words, value);
  const values = said.offered ?? Object.keys(words).filter(isOne);
  const explained = (value: T) => {
    const help = (helps as Picks<T>['helps'])?.[value]?.();
    return { value, label: words[value](), ...(help !== undefined && { help }) };
  };
  const isTaken = (value: unknown) =>
    typeof value === 'string' &&
    (values.some((one) => one === value) || (value === '' && open === true && !spec.required));
  return {
    ...spec,
    rule: once(() => z.custom<T | ''>(isTaken, { error: notChosen })),
    missing: notChosen,
    render: (place) => <RadioField {...place} choices={values.map(explained)} />,
    // A stored word that is none of them stands as it came.
    inWords: (value) => (isOne(value) ? words[value]() : value),
  };
}

const notChosen = 'forms_not_chosen';

/** What somebody said yes to, as it was then: another value has to be confirmed anew. Its control is the form's own. */
export function confirmation(said: Pick<FieldSpec, 'label'>): FieldKind<string> {
  return { ...said, empty: '', rule: anyText, render: null };
}

/** Identifiers that are ticked or pasted; the control is the form's own. */
export function identifiers(said: Said): FieldKind<string[]> {
  return { ...said, empty: [], emptyRow: '', rule: once(() => z.array(z.string())), render: null };
}

/** Nothing says how many a record may have; as many rows of fields as a page still answers at once. */
const mostRows = 300;

/** Rows of the same fields, such as the lines of a document; `Rows` shows them. */
export function rows<const R extends Fields>(
  said: Said & {
    row: R;
    /** How many stand there before anything is typed. */
    begun?: number;
    rowInWords?: (row: ValuesOf<R>) => Fact;
  },
): FieldKind<ValuesOf<R>[]> {
  const { begun = 0, ...spec } = said;
  // Put together field by field, as the type says.
  const emptyRow = Object.fromEntries(
    Object.entries(said.row).map(([name, { empty }]) => [name, empty]),
  ) as ValuesOf<R>;
  return {
    ...spec,
    empty: Array.from({ length: begun }, () => emptyRow),
    emptyRow,
    most: mostRows,
    absent: [],
    // Its rows are read one by one.
    rule: once(() => z.custom<ValuesOf<R>[]>(Array.isArray)),
    render: null,
  };
}

type Problem = readonly [path: readonly (string | number)[], message: string];

/** Reads what is typed, field by field: one that cannot be read, or does not count, is as if nothing stood there. */
export function readFields(
  fields: Fields,
  typed: object,
  counts: (field: string) => boolean = () => true,
): { read: Record<string, unknown>; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = Object.entries(fields).map(
    ([field, { rule, empty, absent = empty, row }]): [string, unknown] => {
      if (!counts(field)) return [field, absent];
      const value: unknown = get(typed, field);
      if (row !== undefined && Array.isArray(value)) {
        // A cell that cannot be read costs itself, and not its row.
        const all = value.map((one: object) => readFields(row, one));
        problems.push(
          ...all.flatMap((one, at) =>
            one.problems.map(([path, message]): Problem => [[field, at, ...path], message]),
          ),
        );
        return [field, all.map((one) => one.read)];
      }
      const { success, data, error } = z.safeParse(rule(), value);
      if (success) return [field, data];
      for (const { path, message } of error.issues) {
        problems.push([[field, ...path.filter((part) => typeof part !== 'symbol')], message]);
      }
      return [field, absent];
    },
  );
  return { read: Object.fromEntries(read), problems };
}

/** Every field by its path; the index of a row stands as `*`. */
export function byPath(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, kind]): [string, FieldKind][] => [
    [name, kind],
    ...Object.entries(kind.row ?? {}).map(([cell, of]): [string, FieldKind] => [
      `${name}.*.${cell}`,
      of,
    ]),
  ]);
  return Object.fromEntries(entries);
}

/** Whether nothing stands there. */
export const isNothing = (value: unknown) =>
  (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

interface Told {
  from: 'typed' | 'stored';
  /** By path: they take the place of the field's own words. */
  words: Readonly<Record<string, ((value: never) => string) | undefined>>;
}

/** A value as reviews and receipts tell it; rows are one each. */
export function valueInWords(path: string, kind: FieldKind, value: unknown, told: Told): Fact[] {
  const label = (kind.toldAs ?? kind.label)();
  const { row } = kind;
  if (isNothing(value)) {
    return [{ label, value: (kind.none?.[told.from] ?? m.common_not_told)(), quiet: true }];
  }
  if (row === undefined || !Array.isArray(value)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ label, value: told.words[path]?.(value as never) ?? kind.inWords?.(value) ?? text }];
  }
  return value.map((one: object, at) => {
    if (kind.rowInWords) return kind.rowInWords(one as never);
    const cells = Object.entries(row).flatMap(([name, cell]) =>
      valueInWords(`${path}.*.${name}`, cell, get(one, name), told),
    );
    return { label: `${label} ${at + 1}`, value: cells.map((cell) => cell.value).join(' · ') };
  });
}
