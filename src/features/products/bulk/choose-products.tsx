import { IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Product } from '@/api/products/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { localPage } from '@/modules/list/listing';
import { useTypedText } from '@/modules/list/use-typed-text';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { afterPress } from '@/ui/form/after-press';
import { Button } from '@/ui/form/button';
import { CutText } from '@/ui/layout/cut-text';
import { type Column, columnsOf } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { pagesOf, useChosen } from '@/ui/table/list-selection';
import { Pager } from '@/ui/table/pager';
import { find, type ProductReferences } from '../product-row';
import { narrowed } from '../narrowing';
import type { ProductNarrowing } from '../product-address';
import { amountInWords, nameInWords, productName } from '../product-words';
import type { BulkPlace } from './bulk-search';
import classes from './bulk.module.css';
import { ChooseFilters } from './choose-filters';
import { ProductLink } from './product-columns';
import type { StepProps } from './bulk-navigation';

const perPage = 50;
const rowId = ({ id }: Product) => id;

/** Which products: by filter, one by one, over all pages. */
export function ChooseProducts({ branchId, place, work, products, references, go }: StepProps) {
  const { selection } = work;
  const { rows: chosen } = useChosen(selection);
  const search = useTypedText(place.q, (typed) => go.look({ q: typed }));
  const q = useDeferredValue(search.text);
  const { low, tax, category, least, most } = place;
  const matches = useMemo(
    () => choosableProducts(products, { q, low, tax, category, least, most }),
    [products, q, low, tax, category, least, most],
  );
  const { rows, pagination } = useMemo(
    () => localPage(matches, { page: place.page, perPage }),
    [matches, place.page],
  );
  const columns = useMemo(() => chooseColumns(branchId, references), [branchId, references]);
  const branch = useBranchName(branchId);
  const count = { found: formatQuantity(matches.length), total: formatQuantity(products.length) };
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <ChooseFilters
        place={place}
        categories={references.categories}
        search={search}
        onChange={go.look}
        onLeave={() => keepRoom(list.current)}
      />
      <div className={classes.line}>
        <p className={classes.count}>{m.bulk_matches({ ...count, count: matches.length })}</p>
        <Button
          size="compact-sm"
          variant="default"
          disabled={matches.length === 0}
          onClick={() => selection.add(pagesOf(matches, perPage))}
        >
          {m.bulk_choose_matches({ found: count.found, count: matches.length })}
        </Button>
      </div>
      <div ref={list} className={classes.list}>
        <DataTable
          columns={columns}
          rows={rows}
          rowId={rowId}
          caption={m.products_caption({ branch })}
          density="compact"
          busy={false}
          selecting={{
            selection,
            page: pagination.page,
            nameOf: productName,
          }}
          instead={
            matches.length === 0 ? (
              <StatePanel icon={IconSearchOff} title={m.bulk_no_matches()} />
            ) : undefined
          }
        />
        <Pager
          page={pagination.page}
          lastPage={pagination.lastPage}
          linkTo={(page) => go.linkTo({ page })}
        />
      </div>
      <div className={classes.foot}>
        <output className={classes.count}>{m.bulk_chosen(counted(chosen.length))}</output>
        <div className={classes.actions}>
          {chosen.length > 0 ? (
            <Button variant="subtle" onClick={selection.clear}>
              {m.common_select_none()}
            </Button>
          ) : null}
          <Button disabled={chosen.length === 0} onClick={() => go.step({ step: 'change' })}>
            {m.bulk_to_change()}
          </Button>
        </div>
      </div>
    </>
  );
}

/**
 * A price is left as a button is pressed, and narrows at once, so that nothing is chosen by the one before. What stands below the
 * rows stays in its place until the button is let go.
 */
function keepRoom(list: HTMLElement | null): void {
  if (list === null) return;
  list.style.minHeight = `${list.offsetHeight}px`;
  afterPress(() => (list.style.minHeight = ''));
}

/** The products that match what the choice is narrowed to; a price that is not told is in no range. */
function choosableProducts(
  products: readonly Product[],
  place: ProductNarrowing & Pick<BulkPlace, 'least' | 'most'>,
): readonly Product[] {
  const { least, most } = place;
  const found = narrowed(products, place);
  if (least === null && most === null) return found;
  return found.filter(
    ({ price }) =>
      price !== null &&
      (least === null || Number(price) >= Number(least)) &&
      (most === null || Number(price) <= Number(most)),
  );
}

const amount = (digits: string | null) =>
  digits === null ? m.common_not_told() : amountInWords(digits, 2);

/** All of them: there is nothing to choose about the columns of a choice. */
function chooseColumns(branchId: string, references: ProductReferences) {
  const columns: Record<string, Column<Product>> = {
    product: {
      label: m.products_column_product,
      width: null,
      narrow: 'lead',
      cell: (product) => <ProductLink branchId={branchId} product={product} />,
    },
    sku: {
      label: m.products_column_sku,
      width: { wide: 160, medium: 0 },
      mediumUnder: 'product',
      quiet: true,
      narrow: 'detail',
      cell: ({ sku }) => <CutText quiet>{sku ?? m.products_no_sku()}</CutText>,
    },
    category: {
      label: m.products_column_category,
      width: { wide: 180, medium: 140 },
      narrow: 'hidden',
      cell: ({ categoryId }) => (
        <CutText>{nameInWords(find(references.categories, categoryId))}</CutText>
      ),
    },
    price: {
      label: m.products_column_price,
      width: { wide: 132, medium: 116 },
      align: 'end',
      narrow: 'aside',
      shortLabel: m.products_short_price,
      cell: ({ price }) => amount(price),
    },
    cost: {
      label: m.products_column_cost,
      width: { wide: 104, medium: 84 },
      align: 'end',
      narrow: 'hidden',
      cell: ({ cost }) => amount(cost),
    },
    minimum: {
      label: m.products_column_minimum,
      width: { wide: 112, medium: 104 },
      align: 'end',
      narrow: 'detail',
      shortLabel: m.products_short_minimum,
      cell: ({ limitAvailability }) =>
        limitAvailability === null ? m.common_not_told() : formatQuantity(limitAvailability),
    },
  };
  return columnsOf(columns, Object.keys(columns));
}
