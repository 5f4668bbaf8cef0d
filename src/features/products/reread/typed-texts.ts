import type { Draft } from '@/api/drafts/schemas';
import { fitValues } from '@/modules/drafts/fit-values';
import { specOf, type FieldSpec } from '@/modules/form-fields/form-scope';
import { rowOf } from '@/modules/form-shell/field-paths';
import { m } from '@/text/generated/messages';
import { editDraft } from '../product-edit/edit-draft';
import { editSpecs } from '../product-edit/edit-rules';
import { typedFrom } from '../product-edit/edit-values';
import { stockSpecs } from '../stock/stock-schema';

/** Of the fields without a text of their own only the name is told: what stands in them are identifiers and marks. */
const texts = new Set(['sku', 'name', 'quantity', 'reason', 'portions.*.name']);

/** What somebody typed into a draft of a change, field by field; what stood there before is left out. */
export function typedTexts({ form, values, origin }: Draft): { label: string; text: string }[] {
  const specs: Readonly<Record<string, FieldSpec>> =
    form === 'stock-changes' ? stockSpecs : editSpecs(new Set());
  const opened = editDraft.readOrigin(origin);
  const before = new Map(
    form === 'stock-changes' || opened === null
      ? []
      : flat(typedFrom(opened.product)).map(({ path, text }) => [path, text]),
  );
  return flat(values).flatMap(({ path, text }) => {
    const name = path.replace(/\.\d+(?=\.|$)/g, '.*');
    if (text === '' || before.get(path) === text || !Object.hasOwn(specs, name)) return [];
    const spec = specOf(specs, path);
    if (spec.decimal === undefined && !texts.has(name)) return [];
    const row = rowOf(path);
    const label = row === null ? spec.label() : `${m.forms_row({ row })} · ${spec.label()}`;
    return [{ label, text }];
  });
}

/** Every value by its path. */
const flat = (values: unknown) => fitValues({}, values).lost;
