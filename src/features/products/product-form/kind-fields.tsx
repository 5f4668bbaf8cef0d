import { IconAlertTriangle } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { RadioField } from '@/modules/form-fields/radio-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { FieldsProps } from './form-type';
import { compositionWords, kindWords } from './choice-words';

/** Whether it is a thing or a service, and how it is put together. */
export function KindFields({ form: { control }, mode }: FieldsProps) {
  const composition = useWatch({ control, name: 'composition' });
  // The service creates nothing that is both (API description, Product); it only changes products to it.
  const kinds =
    mode === 'create' ? (['goods', 'service'] as const) : (['goods', 'service', 'both'] as const);
  return (
    <>
      <RadioField
        control={control}
        name="kind"
        choices={kinds.map((value) => ({ value, label: kindWords[value]() }))}
      />
      <RadioField
        control={control}
        name="composition"
        choices={[
          { value: 'simple', label: compositionWords.simple(), help: m.product_form_simple_help() },
          {
            value: 'portions',
            label: compositionWords.portions(),
            help: m.product_form_portions_help(),
          },
          { value: 'recipe', label: compositionWords.recipe(), help: m.product_form_recipe_help() },
        ]}
      >
        {composition === 'recipe' ? (
          <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
            {m.product_form_recipe_warning()}
          </Notice>
        ) : null}
      </RadioField>
    </>
  );
}
