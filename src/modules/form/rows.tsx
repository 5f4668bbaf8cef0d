import type { ReactNode } from 'react';
import { get, useFormState, type FieldArray, type FieldValues } from 'react-hook-form';
import { RefusalWords } from '../form-fields/field-foot';
import classes from '../form-fields/form-fields.module.css';
import { useFieldSpec, useRefusal } from '../form-fields/form-scope';
import type { PasteColumn } from '../form-fields/pasted-rows';
import { problemInWords } from '../form-fields/problem-words';
import { RowsField } from '../form-fields/rows-field';
import { useDeclared, type DeclaredFields } from './field';

/** The path of a field of a row. */
type At<Name extends string> = <Cell extends string>(cell: Cell) => `${Name}.${number}.${Cell}`;

interface RowsProps<Name extends string> {
  name: Name;
  /** How a pasted text is read that only the form knows the meaning of, by the field of a row. */
  readings?: Readonly<Record<string, (text: string) => string>>;
  /** The fields of a row; `at` gives the path of one of them. */
  children: (at: At<Name>, index: number) => ReactNode;
}

/** Rows of a declared form, by their name, and what is said of them as a whole. */
export function Rows<Name extends string>({ name, readings = {}, children }: RowsProps<Name>) {
  const { kind, form } = useDeclared(name);
  // The declaration vouches for what a row holds.
  const empty = kind.emptyRow as FieldArray<FieldValues, Name>;
  const columns = Object.entries(kind.row ?? {}).flatMap(([cell, of]): PasteColumn[] =>
    of.pasted ? [{ ...of, name: cell, read: readings[cell] }] : [],
  );
  return (
    <>
      <RowsField
        form={form}
        name={name}
        label={kind.label()}
        spec={kind}
        empty={empty}
        most={kind.most}
        columns={columns}
      >
        {(_, index) => children((cell) => `${name}.${index}.${cell}`, index)}
      </RowsField>
      <OfAllRows form={form} name={name} />
    </>
  );
}

/** What is wrong with the rows as a whole, below them; it takes the focus that a single field would. */
function OfAllRows({ form, name }: { form: DeclaredFields['form']; name: string }) {
  const spec = useFieldSpec(name);
  const refusal = useRefusal(name, form.getValues(name));
  const { errors } = useFormState({ control: form.control, name });
  // The library keeps it apart from what is wrong with each row.
  const wrong: { root?: { message?: string }; message?: string } | undefined = get(errors, name);
  const problem = wrong?.root?.message ?? wrong?.message;
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
