import { m } from '@/text/generated/messages';
import type { FieldSpec } from './form-scope';
import { pathPattern } from './path-pattern';

/** The row of a list that a field is in, counted from 1; null for one that is in none. */
export function rowOf(path: string): number | null {
  const index = /\.(\d+)(?=\.|$)/.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

/** What a form calls one of its fields, or a row as a whole; null for one it does not have. */
export function fieldLabel(
  specs: Readonly<Record<string, FieldSpec>>,
  path: string,
): string | null {
  const pattern = pathPattern(path);
  const label = (specs[pattern] ?? specs[pattern.replace(/\.\*$/, '')])?.label();
  if (label === undefined) return null;
  const row = rowOf(path);
  if (row === null) return label;
  const list = specs[pattern.replace(/\.\*.*$/, '')];
  return `${list?.rowLabel?.(row) ?? m.forms_row({ row })} · ${label}`;
}
