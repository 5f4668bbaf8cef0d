import { RefusalWords } from '@/modules/form-fields/field-foot';
import { useFieldSpec, useRefusal } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import type { ProductForm } from './form-type';
import classes from './product-form.module.css';

interface Props {
  form: ProductForm;
  name: 'portions' | 'prices';
  /** What this form says of them. */
  problem?: string | undefined;
}

/** What is wrong with the rows as a whole, below them; it takes the focus that a single field would. */
export function RowsRefusal({ form, name, problem }: Props) {
  const spec = useFieldSpec(name);
  const refusal = useRefusal(name, form.getValues(name));
  if (refusal === null && problem === undefined) return null;
  return (
    <p className={classes.wrong} data-field={name} tabIndex={-1}>
      {refusal === null ? (
        problemInWords(problem ?? '', spec, null)
      ) : (
        <RefusalWords messages={refusal} />
      )}
    </p>
  );
}
