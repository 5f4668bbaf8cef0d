import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isSameValue, productFieldOrder } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import type { StoredProduct } from '@/api/products/write-schemas';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { TypedProduct } from '../product-form/product-fields';
import type { ProductReferences } from '../product-row';
import { seenAfter } from '../checked-update/to-update';
import type { Reviewed } from '../checked-update/use-checked-update';
import classes from '../product-page/product-screen.module.css';
import { reviewedEdit, touchedFields, withEdit, type ProductEdit } from './edit-changes';
import { fieldLabel, fieldText } from './field-words';

interface Props {
  outcome: AppliedWrite<StoredProduct, Reviewed<TypedProduct>>;
  references: ProductReferences;
  /** The branch it went to; null: it stayed. */
  movedTo: { id: string; name: string } | null;
  onAgain: () => void;
}

/** The product as the service says it stored it, and where that is not what was sent. */
export function EditReceipt({ outcome, references, movedTo, onAgain }: Props) {
  const { value, at, input } = outcome;
  const { seen } = input;
  const edit = reviewedEdit(input);
  const stored = seenAfter(seen, value, Date.parse(at)).product;
  return (
    <WrittenReceipt
      of={outcome}
      title={m.product_edit_done({ name: stored.name ?? stored.sku ?? '' })}
      facts={
        value === null
          ? null
          : productFieldOrder
              .filter((field) => value[field] !== null)
              .map((field) => ({
                label: fieldLabel(field),
                value: fieldText(field, stored, references),
              }))
      }
      notes={[
        ...(movedTo === null
          ? []
          : [m.product_edit_moved_to({ branch: isolateLast(movedTo.name) })]),
        ...(value === null ? [] : differences({ edit, before: seen.product, stored, references })),
      ]}
      actions={
        movedTo === null ? (
          <Button size="xs" icon={IconPencil} onClick={onAgain}>
            {m.product_edit_again()}
          </Button>
        ) : (
          <Link
            className={classes.link}
            to="/branches/$branchId/products/$productId"
            params={{ branchId: movedTo.id, productId: seen.product.id }}
          >
            {m.product_edit_open_moved({ branch: isolate(movedTo.name) })}
          </Link>
        )
      }
    />
  );
}

interface Compared {
  edit: ProductEdit;
  before: Product;
  stored: Product;
  references: ProductReferences;
}

/** Where the answer is not what was sent, and what changed although it was not. */
function differences({ edit, before, stored, references }: Compared): string[] {
  const wished = withEdit(before, edit);
  const touched = touchedFields(before, edit);
  return productFieldOrder
    .filter((field) => !isSameValue(field, wished, stored))
    .map((field) => {
      const words = {
        field: fieldLabel(field),
        sent: isolate(fieldText(field, wished, references)),
        answered: isolate(fieldText(field, stored, references)),
      };
      return touched.has(field)
        ? m.product_edit_differs(words)
        : m.product_edit_changed_besides(words);
    });
}
