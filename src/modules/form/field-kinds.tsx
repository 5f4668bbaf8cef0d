import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { longestEmail } from '@/domain/contact';
import { m } from '@/text/generated/messages';
import { ChoiceField, type Choice } from '../form-fields/choice-field';
import { CodeField } from '../form-fields/code-field';
import type { FieldSpec } from '../form-fields/form-scope';
import { SwitchField } from '../form-fields/switch-field';
import { LinesField, TextField } from '../form-fields/text-field';
import {
  optionalLine,
  optionalLines,
  optionalPhone,
  requiredCode,
  requiredEmail,
  requiredLine,
} from '../form-fields/text-rules';
import type { FieldPlace } from '../form-fields/use-text-field';

/** One field of a form, whole: what it is called, what it takes, how it is filled in and how its value is told. */
export interface FieldKind<T = unknown> extends FieldSpec {
  /** Before anything is typed. */
  empty: T;
  /** Checks what is typed, and reads it. */
  rule: z.ZodMiniType<T, T>;
  /** Its control; null for one that a form's own JSX fills in. */
  render: ((place: FieldPlace<FieldValues, unknown>) => ReactNode) | null;
  /** A value in words, where it is none itself. */
  inWords?(value: T): string;
  /** What it is called in reviews and receipts, where that is not its label. */
  toldAs?: () => string;
  /** What stands there for none; "not told" where nothing is declared. */
  none?: { typed: () => string; stored: () => string };
}

export type Fields = Readonly<Record<string, FieldKind>>;

/** What the fields hold, typed or read: what is read of a field has the shape of what is typed. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]: F[K] extends FieldKind<infer T> ? T : never;
};

type Said = Omit<FieldSpec, 'decimal' | 'limit' | 'required'> & Pick<FieldKind, 'toldAs' | 'none'>;

/** Which keys a phone shows, and what looks wrong about a value that is taken all the same. */
type OfLine = Pick<Parameters<typeof TextField>[0], 'keys' | 'doubt'>;

/** One line of text. */
export function line(said: Said & OfLine & { limit?: number; required?: true }): FieldKind<string> {
  const { keys, doubt, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: spec.required ? requiredLine(spec.limit ?? Infinity) : optionalLine(spec.limit),
    render: (place) => <TextField {...place} {...(keys && { keys })} {...(doubt && { doubt })} />,
  };
}

/** An e-mail address that has to be there. */
export function email(said: Said): FieldKind<string> {
  const spec = { ...said, limit: longestEmail, required: true } as const;
  return { ...line({ ...spec, keys: 'email' }), rule: requiredEmail() };
}

/** A telephone number that may be left out. */
export function phone(said: Said): FieldKind<string> {
  return { ...line({ ...said, keys: 'tel' }), rule: optionalPhone() };
}

/** Several lines of text that may be left out. */
export function lines(said: Said & { limit: number; rows: number }): FieldKind<string> {
  const { rows, ...spec } = said;
  return {
    ...spec,
    empty: '',
    rule: optionalLines(spec.limit),
    render: (place) => <LinesField {...place} rows={rows} />,
  };
}

/** A code that has to be there, as the service keeps it: in upper case. */
export function code(said: Said & { limit: number }): FieldKind<string> {
  return {
    ...said,
    required: true,
    empty: '',
    rule: requiredCode(said.limit),
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
    rule: z.boolean(),
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
    rule: z.string(),
    render: (place) => <ChoiceField {...place} choices={choices()} none={unchosen()} />,
    inWords: (value) => choices().find((one) => one.value === value)?.label ?? value,
  };
}

/** A text that a control of the form's own fills in, such as the id of something chosen. */
export function text(said: Said, render: FieldKind<string>['render'] = null): FieldKind<string> {
  return { ...said, empty: '', rule: z.string(), render };
}

/** A value as reviews and receipts tell it; `words` take the place of the field's own. */
export function valueInWords(
  kind: FieldKind,
  value: unknown,
  { from, words }: { from: 'typed' | 'stored'; words?: ((value: string) => string) | undefined },
) {
  const label = (kind.toldAs ?? kind.label)();
  if (value === null || value === undefined || value === '') {
    return { label, value: (kind.none?.[from] ?? m.common_not_told)(), quiet: true };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { label, value: words?.(text) ?? kind.inWords?.(value) ?? text };
}
