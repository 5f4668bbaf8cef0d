import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import type { SeenProduct } from '@/api/products/reread';
import { isSameValue, movedFields, type ProductField } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { amountOf, marginOfPrice, priceOfMargin } from '../product-form/decimal-rules';
import type { TypedProduct } from '../product-form/product-fields';
import type { ProductReferences } from '../product-row';
import { readMoment } from '../checked-update/reread-words';
import { withEdit, touchedFields, type ProductEdit } from './edit-changes';
import { typedFrom } from './edit-values';
import { fieldLabel, fieldText } from './field-words';
import classes from './product-edit.module.css';

interface Props {
  rows: readonly MovedField[];
  opened: SeenProduct;
  now: SeenProduct;
  edit: ProductEdit;
  references: ProductReferences;
  /** Which of the fields stay as they are now; the others become what was typed, or what they were. */
  onDecide: (stay: readonly ProductField[]) => void;
  onBack: () => void;
}

type Choice = 'now' | 'typed';

/** Somebody else changed the product meanwhile: what it was, is, and would become, side by side, and a person decides. */
export function EditMoved({ rows, opened, now, edit, references, onDecide, onBack }: Props) {
  const arrive = useFocusOnArrival();
  const [choices, setChoices] = useState<Partial<Record<ProductField, Choice>>>(() =>
    // What was not typed here stays as somebody else left it, unless a person says otherwise.
    Object.fromEntries(rows.filter(({ isMine }) => !isMine).map(({ field }) => [field, 'now'])),
  );
  const [isAsked, setAsked] = useState(false);
  const open = rows.filter(({ field }) => choices[field] === undefined);
  const all = (choice: Choice) =>
    setChoices(Object.fromEntries(rows.map(({ field }) => [field, choice])));
  const wished = withEdit(opened.product, edit);
  const text = (field: ProductField, product: SeenProduct['product']) =>
    fieldText(field, product, references);
  const goOn = () => {
    if (open.length > 0) return setAsked(true);
    onDecide(rows.flatMap(({ field }) => (choices[field] === 'now' ? [field] : [])));
  };
  return (
    <OutcomeFrame
      tone="warn"
      icon={IconArrowsExchange}
      title={m.product_edit_moved_title()}
      focusRef={arrive}
      actions={
        <>
          <Button size="xs" variant="default" onClick={onBack}>
            {m.review_back()}
          </Button>
          <Button size="xs" variant="default" onClick={() => all('now')}>
            {m.product_edit_moved_all_now()}
          </Button>
          <Button size="xs" variant="default" onClick={() => all('typed')}>
            {m.product_edit_moved_all_typed()}
          </Button>
          <Button size="xs" onClick={goOn}>
            {m.product_edit_moved_go_on()}
          </Button>
        </>
      }
    >
      <p>{m.product_edit_moved_body()}</p>
      {rows.map(({ field, isMine }) => (
        <fieldset key={field} className={classes.moved}>
          <legend>{fieldLabel(field)}</legend>
          <p className={classes.opened}>
            {m.product_edit_moved_opened({ time: readMoment(opened.readAt) })}
            <bdi>{text(field, opened.product)}</bdi>
          </p>
          {(['now', 'typed'] as const).map((choice) => (
            <label key={choice} className={classes.side}>
              <input
                type="radio"
                name={`moved-${field}`}
                checked={choices[field] === choice}
                onChange={() => setChoices({ ...choices, [field]: choice })}
              />
              <span className={classes.sideWords}>
                {choice === 'now'
                  ? m.product_edit_moved_now({ time: readMoment(now.readAt) })
                  : isMine
                    ? m.product_edit_moved_typed()
                    : m.product_edit_moved_before()}
                <bdi>{text(field, choice === 'now' ? now.product : wished)}</bdi>
              </span>
            </label>
          ))}
          {isAsked && choices[field] === undefined ? (
            <p className={classes.wrong} role="alert">
              {m.forms_not_chosen()}
            </p>
          ) : null}
        </fieldset>
      ))}
    </OutcomeFrame>
  );
}

/** A field that somebody else changed while it was typed. */
interface MovedField {
  field: ProductField;
  /** It was changed here as well, to something else: one of the two will be lost. */
  isMine: boolean;
}

/**
 * What moved since the product was opened and is not what was typed. The stock is never among it: a form of a product does not
 * change it, so nothing is lost.
 */
export function threeWay(opened: Product, now: Product, edit: ProductEdit): MovedField[] {
  const wished = withEdit(opened, edit);
  const touched = touchedFields(opened, edit);
  return movedFields(opened, now)
    .filter((field) => field !== 'availability' && !isSameValue(field, wished, now))
    .map((field) => ({ field, isMine: touched.has(field) }));
}

/** Where in the form each field of a product is typed. */
const places: Record<ProductField, readonly (keyof TypedProduct)[]> = {
  name: ['name'],
  sku: ['sku'],
  productType: ['kind'],
  compositionType: [
    'composition',
    'confirmedComposition',
    'portionsWay',
    'baseUnitQuantity',
    'portions',
  ],
  categoryId: ['categoryId'],
  measurementId: ['measurementId'],
  price: ['price', 'margin', 'priceFrom'],
  cost: ['cost'],
  taxMethod: ['taxTreatment'],
  taxIds: ['taxWay', 'taxIds', 'confirmedRemoval'],
  availability: [],
  limitAvailability: ['limitAvailability', 'confirmedLimit'],
};

export function withNow(
  typed: TypedProduct,
  now: Product,
  fields: readonly ProductField[],
): TypedProduct {
  const read = typedFrom(now);
  const taken = fields.flatMap((field) => places[field]).map((name) => [name, read[name]]);
  // Names and values come from one record of this type.
  const next = { ...typed, ...(Object.fromEntries(taken) as Partial<TypedProduct>) };
  const followsMargin = next.priceFrom === 'margin' && !fields.includes('price');
  return followsMargin && fields.includes('cost') ? withPriceOfMargin(next) : next;
}

/** The price that its margin leads to from the cost there is now; where it leads to none, the margin is that of the price. */
function withPriceOfMargin(typed: TypedProduct): TypedProduct {
  const cost = amountOf(typed.cost);
  const price = priceOfMargin(cost, typed.margin);
  if (price !== null) return { ...typed, price };
  return { ...typed, priceFrom: 'price', margin: marginOfPrice(cost, amountOf(typed.price)) };
}
