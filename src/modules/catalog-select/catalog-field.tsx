import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { cleanIdentifier, isIdentifier, shortIdentifier } from '@/domain/identifier';
import { useChosenField } from '@/modules/form-fields/use-chosen-field';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { LazyPicker } from '@/modules/form-fields/lazy-picker';
import { mostOffered, type PickerOption } from '@/ui/form/picker-props';
import { findItems, itemOf, keyOf, type SubmittedKey } from './catalog-choices';

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  items: readonly CatalogItem[];
  submits: SubmittedKey;
  /** Nothing can be chosen yet: why. */
  waitsFor?: string | null;
  /** Said when it chooses something else: what lies below it is no longer right. */
  onChosen?: () => void;
}

function PlainCatalogField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { items, submits, waitsFor = null, onChosen, ...place } = props;
  const { spec, field, error } = useChosenField(place);
  const value: string = field.value;
  const find = (typed: string): PickerOption[] => {
    const pasted = cleanIdentifier(typed);
    if (submits === 'id' && isIdentifier(pasted)) return [pastedOption(items, pasted)];
    return findItems(items, submits, typed).map((item) => optionOf(item, submits));
  };
  return (
    <LazyPicker
      inputRef={field.ref}
      name={place.name}
      label={spec.label()}
      description={spec.help?.()}
      required={spec.required ?? false}
      disabled={waitsFor !== null && value === ''}
      placeholder={waitsFor ?? m.catalogs_search()}
      error={error}
      chosen={value === '' ? null : chosenOption(items, submits, value)}
      find={find}
      note={noteOf}
      onChoose={(chosen) => {
        if (chosen === value) return;
        field.onChange(chosen);
        onChosen?.();
      }}
      onBlur={field.onBlur}
    />
  );
}

/** An item of a catalog by its code or name, or by a pasted identifier where the catalog does not have it. */
// `memo` drops the type parameters. As for `Field`, the form around it is drawn once more before anybody has seen it.
export const CatalogField = memo(PlainCatalogField) as typeof PlainCatalogField;

function optionOf(item: CatalogItem, submits: SubmittedKey): PickerOption {
  return {
    value: keyOf(item, submits) ?? '',
    label: item.retired ? m.catalogs_retired({ name: item.name }) : item.name,
    detail: item.code ?? undefined,
  };
}

/** What stands in the field though the catalog may not offer it, or not yet. */
function chosenOption(items: readonly CatalogItem[], submits: SubmittedKey, key: string) {
  const item = itemOf(items, submits, key);
  if (item !== null) return optionOf(item, submits);
  return { value: key, label: submits === 'id' ? shortIdentifier(key) : key };
}

function pastedOption(items: readonly CatalogItem[], pasted: string): PickerOption {
  const known = itemOf(items, 'id', pasted);
  return known === null
    ? { value: pasted.toLowerCase(), label: m.catalogs_pasted({ id: shortIdentifier(pasted) }) }
    : optionOf(known, 'id');
}

function noteOf(found: number): string | null {
  if (found === 0) return m.catalogs_none();
  return found > mostOffered ? m.catalogs_more({ shown: formatQuantity(mostOffered) }) : null;
}
