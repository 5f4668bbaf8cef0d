import { createContext, use } from 'react';
import type { DecimalRule } from '@/domain/typed-decimal';
import { pathPattern } from './path-pattern';

/** What a form says of one of its fields; the field and the summary of mistakes both read it here. */
export interface FieldSpec {
  label: () => string;
  help?: () => string;
  /** What a list calls one of its rows, counted from 1; left out: a row. */
  rowLabel?: (row: number) => string;
  /** The button that adds one of those. */
  addRow?: () => string;
  /** Longest text, in code points (API description, Limits). */
  limit?: number;
  /** What a number may be. */
  decimal?: DecimalRule;
  required?: true;
  /**
   * Fields that say what this one means: what the service said of it goes when one of them changes, too. By their paths; a `*` in
   * one is this field's own row.
   */
  dependsOn?: readonly string[];
  /** What a refusal of it by the service most probably means, by what was sent; null: only its own words say it. */
  refused?: (bodyText: string) => string | null;
  /** Mistakes that only this form knows, by the message key of its schema. */
  problems?: Readonly<Record<string, () => string>>;
}

/** What somebody else said of a value: the service's own words, or ours for those we know. */
export interface RefusalMessage {
  text: string;
  /** The service's own, in English. */
  original: boolean;
}

/** Messages of the service about one field. They speak of the value that was sent and of no other. */
export interface Refusal {
  value: unknown;
  messages: readonly RefusalMessage[];
}

/** By path. */
export type Refusals = ReadonlyMap<string, Refusal>;

/** How what was said goes where its field went. */
export interface RefusalPlacing {
  /** All that one answer of the service said and the form holds, also of values that are past. */
  all: Refusals;
  /** The answer as it came: another one has another. */
  answer: Refusals;
  /** Puts it elsewhere; what another answer said is left out. */
  put: (all: Refusals) => void;
}

interface FormScopeValue {
  /** By path; the index of a row stands as `*`. */
  specs: Readonly<Record<string, FieldSpec>>;
  /** What the service said of values as they still are, as far as other fields tell. */
  refusals: Refusals;
  /** Left out where no rows are sent. */
  placing?: RefusalPlacing;
}

export const FormScope = createContext<FormScopeValue | null>(null);

export function useFormScope(): FormScopeValue {
  const scope = use(FormScope);
  if (scope === null) throw new Error('A field stands outside a form');
  return scope;
}

export function specOf(specs: Readonly<Record<string, FieldSpec>>, path: string): FieldSpec {
  const spec = specs[pathPattern(path)];
  if (spec === undefined) throw new Error(`The form says nothing of its field ${path}`);
  return spec;
}

export function useFieldSpec(path: string): FieldSpec {
  return specOf(useFormScope().specs, path);
}

/** What the service said of the value the field holds; null as soon as it holds another. */
export function useRefusal(path: string, value: unknown): readonly RefusalMessage[] | null {
  return messagesFor(useLastRefusal(path), value);
}

/** What the service said last of a field, whatever the field holds now. */
export function useLastRefusal(path: string): Refusal | undefined {
  return useFormScope().refusals.get(path);
}

/** What was said of this value and no other. */
export function messagesFor(
  refusal: Refusal | undefined,
  value: unknown,
): readonly RefusalMessage[] | null {
  return refusal !== undefined && Object.is(refusal.value, value) ? refusal.messages : null;
}
