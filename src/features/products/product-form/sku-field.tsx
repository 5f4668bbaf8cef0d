import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { inputProps } from '@/modules/form-fields/text-field';
import { useTextField } from '@/modules/form-fields/use-text-field';
import type { ProductForm } from './product-fields';
import { skuDoubt } from './product-doubts';
import classes from './product-form.module.css';

interface Props {
  form: ProductForm;
  /** Below it: what is known of the SKU. */
  children?: ReactNode;
}

/** The SKU, typed or scanned. Scanners end with Enter, which goes on to the name and submits nothing. */
export function SkuField({ form, children }: Props) {
  const state = useTextField(
    { control: form.control, name: 'sku' },
    { lines: 'one', doubt: skuDoubt },
  );
  return (
    <div className={classes.sku}>
      <TextInput
        {...inputProps(state)}
        {...state.input}
        spellCheck={false}
        autoCapitalize="none"
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          form.setFocus('name');
        }}
      />
      {children}
    </div>
  );
}
