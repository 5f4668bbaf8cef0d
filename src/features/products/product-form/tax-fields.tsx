import { useWatch } from 'react-hook-form';
import { recognisedVat } from '@/api/taxes/recognised-vat';
import { CatalogFoot } from '@/modules/catalog-select/catalog-foot';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import {
  confirmedRemoval,
  ProductField,
  treatmentWords,
  setValues,
  type FieldsProps,
} from './product-fields';
import { TaxChoice } from './tax-choice';
import { taxName } from '../product-words';
import type { ProductTaxes } from './use-product-names';
import { chosenTaxes, vatRules } from './vat';

interface Props extends FieldsProps {
  taxes: ProductTaxes;
}

/**
 * How a product is taxed, and by which taxes. A new one takes the VAT unless somebody chooses otherwise; one that exists keeps its
 * own, gets others, or loses all: three ways that are never confused (API description, Product).
 */
export function TaxFields({ form, mode, taxes: { taxes, catalog } }: Props) {
  const { control } = form;
  const [taxTreatment, taxWay, taxIds, vatId] = useWatch({
    control,
    name: ['taxTreatment', 'taxWay', 'taxIds', 'vatId'],
  });
  const vat = vatRules(taxes, vatId);
  const chosen = chosenTaxes({ taxTreatment, taxWay, taxIds }, vat);
  const isChoosing = taxWay === 'usual' || taxWay === 'choose';
  const lacksVat =
    taxTreatment === 'taxed' && vat !== null && !chosen.some((id) => vat.ids.has(id));
  const nobodyKnows = taxes !== null && taxes.length > 0 && recognisedVat(taxes).length === 0;
  const usual = taxes?.find(({ id }) => id === vat?.usual) ?? null;
  const choose = (ids: readonly string[]) =>
    setValues(form, { taxWay: 'choose', taxIds: [...ids] });
  return (
    <>
      <ProductField name="taxTreatment" />
      {mode === 'edit' ? <ProductField name="taxWay" /> : null}
      {isChoosing ? (
        <TaxChoice form={form} taxes={taxes} chosen={chosen} onChoose={choose}>
          {lacksVat && usual !== null ? (
            <Notice
              tone="warn"
              actions={
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => choose([...chosen, usual.id])}
                >
                  {m.product_form_add_vat({ tax: taxName(usual) })}
                </Button>
              }
            >
              {m.product_form_lacks_vat()}
            </Notice>
          ) : null}
          {taxTreatment !== 'taxed' && taxTreatment !== '' && chosen.length > 0 ? (
            <Notice
              tone="warn"
              actions={
                mode === 'create' ? (
                  <Button size="compact-sm" variant="default" onClick={() => choose([])}>
                    {m.product_form_drop_taxes()}
                  </Button>
                ) : null
              }
            >
              {m.product_form_untaxed_with({ treatment: treatmentWords[taxTreatment]() })}
            </Notice>
          ) : null}
          {taxes?.length === 0 && taxTreatment === 'taxed' ? (
            <Notice tone="warn">{m.product_form_no_taxes()}</Notice>
          ) : null}
        </TaxChoice>
      ) : null}
      {isChoosing && nobodyKnows && taxTreatment === 'taxed' ? (
        <ChoiceField
          control={control}
          name="vatId"
          none={m.product_form_vat_unknown()}
          choices={taxes.map((tax) => ({ value: tax.id, label: taxName(tax) }))}
        />
      ) : null}
      {taxWay === 'remove-all' ? (
        <ConfirmField
          control={control}
          name="confirmedRemoval"
          what={confirmedRemoval}
          label={m.product_form_removal_confirm()}
        >
          <p>
            {taxTreatment === 'taxed'
              ? m.product_form_removal_taxed()
              : m.product_form_removal_untaxed()}
          </p>
        </ConfirmField>
      ) : null}
      <CatalogFoot catalog={catalog} subject={m.product_form_taxes_subject()} />
    </>
  );
}
