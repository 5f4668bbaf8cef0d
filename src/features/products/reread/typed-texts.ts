import type { Draft } from '@/api/drafts/schemas';
import { fitValues } from '@/modules/drafts/fit-values';
import { fieldLabel } from '@/modules/form-fields/field-label';
import { specOf, type FieldSpec } from '@/modules/form-fields/form-scope';
import { pathPattern } from '@/modules/form-fields/path-pattern';

/** Of the fields without a text of their own only the name is told: what stands in them are identifiers and marks. */
const texts = new Set(['sku', 'name', 'quantity', 'reason', 'portions.*.name']);

/** What a form is to the reader of its draft. */
export interface DraftReading {
  specs: Readonly<Record<string, FieldSpec>>;
  /** What stood in it before anybody typed. */
  before: (draft: Draft) => object;
}

/** What somebody typed into a draft of a change, field by field; what stood there before is left out. */
export function typedTexts(
  draft: Draft,
  { specs, before: filled }: DraftReading,
): { label: string; text: string }[] {
  const before = new Map(flat(filled(draft)).map(({ path, text }) => [path, text]));
  return flat(draft.values).flatMap(({ path, text }) => {
    const name = pathPattern(path);
    if (text === '' || before.get(path) === text || !Object.hasOwn(specs, name)) return [];
    const spec = specOf(specs, path);
    if (spec.decimal === undefined && !texts.has(name)) return [];
    return [{ label: fieldLabel(specs, path) ?? spec.label(), text }];
  });
}

/** Every value by its path. */
const flat = (values: unknown) => fitValues({}, values).lost;
