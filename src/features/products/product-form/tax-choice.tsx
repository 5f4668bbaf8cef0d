import { useState, type ReactNode } from 'react';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import { cleanIdentifier, isIdentifier, shortIdentifier } from '@/domain/identifier';
import { useChosenField } from '@/modules/form-fields/use-chosen-field';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import type { ProductForm } from './product-fields';
import classes from './product-form.module.css';
import { taxName } from '../product-words';

interface Props {
  form: ProductForm;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** What is to be said of the choice. */
  children: ReactNode;
}

/** The taxes of the branch to tick; those that were chosen and are not among them stay, and say so. */
export function TaxChoice({ form, taxes, chosen, onChoose, children }: Props) {
  const { spec, field, error } = useChosenField({ control: form.control, name: 'taxIds' });
  const listed = taxes ?? [];
  const strangers = chosen.filter((id) => !listed.some((tax) => tax.id === id));
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const lines = [
    ...listed.map((tax) => ({
      id: tax.id,
      label: taxName(tax),
      note: isShareOfPrice(tax) ? null : m.product_form_tax_no_share(),
    })),
    ...strangers.map((id) => ({
      id,
      label: shortIdentifier(id),
      note: taxes === null ? m.product_form_tax_unread() : m.product_form_tax_elsewhere(),
    })),
  ];
  const isWrong = error !== undefined;
  return (
    <fieldset
      className={classes.taxes}
      aria-describedby={isWrong ? 'taxes-wrong' : undefined}
      data-wrong={isWrong || undefined}
    >
      <legend className={classes.label}>{spec.label()}</legend>
      {lines.map(({ id, label, note }, index) => (
        <label key={id} className={classes.tax}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="checkbox"
            checked={chosen.includes(id)}
            aria-invalid={isWrong || undefined}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            onBlur={field.onBlur}
          />
          <bdi>{label}</bdi>
          {note === null ? null : <small className={classes.quiet}>{note}</small>}
        </label>
      ))}
      {taxes === null || taxes.length === 0 ? (
        <PastedTax onPaste={(id) => onChoose([...chosen.filter((one) => one !== id), id])} />
      ) : null}
      {isWrong ? (
        <p id="taxes-wrong" className={classes.wrong}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}

/** Without a list there is still the identifier. */
function PastedTax({ onPaste }: { onPaste: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const id = cleanIdentifier(typed).toLowerCase();
  const add = () => {
    if (!isIdentifier(id)) return;
    onPaste(id);
    setTyped('');
  };
  return (
    <div className={classes.paste}>
      <ToolField
        label={m.product_form_tax_paste()}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button size="xs" variant="default" disabled={!isIdentifier(id)} onClick={add}>
        {m.product_form_tax_add()}
      </Button>
    </div>
  );
}
