import type { ReactNode } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { columnsOf, type Column } from '@/ui/table/column';
import {
  productRow,
  find,
  type ProductReferences,
  type TaxedPrice,
  type Known,
} from '../product-row';
import {
  amountInWords,
  knownInWords,
  mostDecimals,
  nameInWords,
  percentInWords,
  taxesInWords,
} from '../product-words';
import classes from './check-columns.module.css';
import type { CheckedRow, RowValues } from './check-row';
import { ProductLink, rowLooks } from './product-columns';
import { problemWords, warningWords } from './check-words';

interface CellProps {
  row: CheckedRow;
}

/** Of what does not change there is nothing to check. */
function shownIn(rows: readonly CheckedRow[], fromFile: boolean): string[] {
  const some = (test: (row: CheckedRow) => boolean) => rows.some(test);
  const price = some(
    ({ update, problems }) => update.changes.price !== undefined || problems.length > 0,
  );
  const minimum = some(({ update }) => update.changes.limitAvailability !== undefined);
  const category = some(({ update }) => update.changes.categoryId !== undefined);
  const taxes = some(
    ({ update }) => update.changes.taxTreatment !== undefined || update.taxes.way !== 'leave',
  );
  return [
    ...(fromFile ? ['line'] : []),
    'product',
    'sku',
    ...(price || !(minimum || category || taxes) ? ['price', 'paid', 'cost'] : []),
    ...(minimum ? ['minimum'] : []),
    ...(category ? ['category'] : []),
    ...(taxes ? ['taxes'] : []),
    'notes',
  ];
}

interface Shown {
  rows: readonly CheckedRow[];
  fromFile: boolean;
  references: ProductReferences;
}

/** The columns of the check that have something to say, with the names of what products refer to. */
export function checkColumns(branchId: string, { rows, fromFile, references }: Shown) {
  const columns: Record<string, Column<CheckedRow>> = {
    line: { ...rowLooks.line, cell: ({ line }) => formatQuantity(line) },
    product: {
      ...rowLooks.product,
      cell: ({ product }) => <ProductLink branchId={branchId} product={product} />,
    },
    sku: { ...rowLooks.sku, cell: ({ product }) => product.sku ?? m.products_no_sku() },
    price: {
      label: m.products_column_price,
      width: { wide: 200, medium: 188 },
      align: 'end',
      narrow: 'aside',
      cell: (row) => <PriceChange row={row} />,
    },
    paid: {
      label: m.products_column_taxed,
      width: { wide: 156, medium: 120 },
      align: 'end',
      mediumUnder: 'price',
      narrow: 'detail',
      shortLabel: m.products_short_taxed,
      cell: ({ before, after }) => (
        <Change
          from={paidInWords(before.paid)}
          to={paidInWords(after.paid)}
          words={(value) => value}
        />
      ),
    },
    cost: {
      label: m.products_column_cost,
      width: { wide: 84, medium: 76 },
      align: 'end',
      quiet: true,
      narrow: 'hidden',
      cell: ({ product }) => amount(product.cost, 2),
    },
    minimum: {
      label: m.products_column_minimum,
      width: { wide: 112, medium: 104 },
      align: 'end',
      narrow: 'detail',
      shortLabel: m.products_short_minimum,
      cell: ({ before, after }) => (
        <Change
          from={before.minimum}
          to={after.minimum}
          words={(value) => (value === null ? m.common_not_told() : formatQuantity(Number(value)))}
        />
      ),
    },
    category: {
      label: m.products_column_category,
      width: { wide: 180, medium: 148 },
      narrow: 'detail',
      cell: ({ before, after }) => (
        <Change
          from={before.categoryId}
          to={after.categoryId}
          words={(id) => nameInWords(find(references.categories, id))}
        />
      ),
    },
    taxes: {
      label: m.products_column_taxes,
      width: { wide: 200, medium: 160 },
      narrow: 'detail',
      cell: (row) => <TaxesChange row={row} references={references} />,
    },
    notes: {
      label: m.bulk_column_notes,
      width: { wide: 200, medium: 140 },
      narrow: 'mark',
      cell: (row) => <Notes row={row} />,
    },
  };
  return columnsOf(columns, shownIn(rows, fromFile));
}

/** From one value to another, or the one that stays. */
function Change<Value extends string | null>(props: {
  from: Value;
  to: Value;
  words: (value: Value) => string;
  children?: ReactNode;
}) {
  const { from, to, words, children } = props;
  const [before, after] = [words(from), words(to)];
  if (before === after) return <span className={classes.stays}>{after}</span>;
  return (
    <span className={classes.change}>
      <HiddenText>{m.bulk_from()}</HiddenText>
      <span className={classes.before}>{before}</span>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <HiddenText>{m.bulk_to()}</HiddenText>
      <strong className={classes.after}>{after}</strong>
      {children}
    </span>
  );
}

const decimalsOf = (digits: string | null) =>
  Math.min(mostDecimals, Math.max(2, digits?.split('.')[1]?.length ?? 0));

function amount(digits: string | null, decimals = decimalsOf(digits)): string {
  return digits === null ? m.common_not_told() : amountInWords(digits, decimals);
}

function PriceChange({ row: { before, after, move } }: CellProps) {
  const decimals = Math.max(decimalsOf(before.price), decimalsOf(after.price));
  return (
    <Change from={before.price} to={after.price} words={(value) => amount(value, decimals)}>
      {move === null ? null : (
        <small className={classes.move}>
          {move.startsWith('-') ? '' : '+'}
          {percentInWords(move, 1)}
        </small>
      )}
    </Change>
  );
}

const paidInWords = (paid: Known<TaxedPrice>) =>
  knownInWords(paid, ({ amount: digits }) => amountInWords(digits, 2));

function TaxesChange({ row, references }: CellProps & { references: ProductReferences }) {
  const { product, before, after } = row;
  const words = ({ treatment, taxIds }: RowValues) => {
    const shown = productRow({ ...product, taxIds: taxIds && [...taxIds] }, references);
    return taxesInWords({ ...shown, treatment }) ?? product.taxMethod ?? m.common_not_told();
  };
  return <Change from={words(before)} to={words(after)} words={(value) => value} />;
}

function Notes({ row: { problems, warnings, state } }: CellProps) {
  return (
    <span className={classes.notes}>
      {state === 'unchanged' ? <span className={classes.stays}>{m.bulk_unchanged()}</span> : null}
      {problems.map((problem) => (
        <Badge key={problem} tone="danger" help={problemWords[problem].help()}>
          {problemWords[problem].short()}
        </Badge>
      ))}
      {problems.length > 0
        ? null
        : warnings.map((warning) => (
            <Badge key={warning} tone="warn" help={warningWords[warning].help()}>
              {warningWords[warning].short()}
            </Badge>
          ))}
    </span>
  );
}
