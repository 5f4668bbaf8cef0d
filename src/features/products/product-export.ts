import type { Page } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { readClock } from '@/modules/business-day/moments';
import type { ExportColumn, ExportFormat, ExportPlan } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { productPages } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { narrowed } from './narrowing';
import { narrowingInWords } from './narrowing-words';
import { columnName } from './product-columns';
import { productRow, type ProductReferences, type ProductRow } from './product-row';
import { isNarrowed, type ProductNarrowing } from './product-search';
import { localPage } from './product-set';
import { kindInWords, lackInWords, stockMarkInWords, taxesInWords } from './product-words';
import type { Known } from './lookup';

interface Asked {
  branchId: string;
  branchName: string;
  operator: string;
  /** Ids of the shown columns, in their order. */
  columns: readonly string[];
  references: ProductReferences;
  /** What the rows on the screen are narrowed to, and so those of the file. */
  narrowing: ProductNarrowing;
  /** The matching products, when all are here; otherwise they are found while the whole list is read from the service. */
  local: { products: readonly Product[]; readAt: number } | null;
  format: ExportFormat;
}

const nameOf = (item: Known<{ name: string }>) =>
  'value' in item ? item.value.name : item.lack === 'not-told' ? null : lackInWords(item.lack);

type Value = { [C in ExportColumn<ProductRow> as C['kind']]: Omit<C, 'heading'> };

/** Each column of the screen as a column of a file. */
const values: Record<string, Value[keyof Value]> = {
  product: { kind: 'text', value: ({ name }) => name },
  sku: { kind: 'code', value: ({ sku }) => sku },
  category: { kind: 'text', value: ({ category }) => nameOf(category) },
  unit: { kind: 'text', value: ({ unit }) => nameOf(unit) },
  taxes: { kind: 'text', value: (row) => taxesInWords(row) ?? row.taxMethod },
  type: {
    kind: 'text',
    value: ({ kind, productType }) => (kind ? kindInWords(kind) : productType),
  },
  price: { kind: 'decimal', value: ({ price }) => price },
  taxed: {
    kind: 'decimal',
    value: ({ taxed }) => ('value' in taxed ? taxed.value.amount : null),
  },
  cost: { kind: 'decimal', value: ({ cost }) => cost },
  margin: { kind: 'decimal', value: ({ margin }) => margin },
  stock: { kind: 'decimal', value: ({ availability }) => availability },
  minimum: { kind: 'decimal', value: ({ limitAvailability }) => limitAvailability },
  mark: { kind: 'text', value: ({ stock }) => (stock ? stockMarkInWords(stock) : null) },
};

const localPageSize = 1_000;

/** The export of the list as it stands: all products of the branch that match. */
export function productExport(asked: Asked): ExportPlan<ProductRow> {
  const { branchId, branchName, operator, columns, references, narrowing, local, format } = asked;
  const isFound = local === null && isNarrowed(narrowing);
  const pages = productPages(branchId);
  const asRows = (page: Page<Product>): Page<ProductRow> => ({
    ...page,
    rows: page.rows.map((product) => productRow(product, references)),
  });
  return {
    rowId: ({ id }) => id,
    fetchPage: async (page, signal) =>
      asRows(local ? pageOf(local.products, page) : await pages.fetchPage(page, signal)),
    ...(isFound && { isWanted: (row: ProductRow) => narrowed([row], narrowing).length > 0 }),
    columns: columns.flatMap((id) => {
      const value = values[id];
      return value ? [{ heading: columnName(id), ...value }] : [];
    }),
    about: {
      title: m.products_title(),
      branch: branchName,
      filter: filterInWords(asked),
      operator,
    },
    words: exportWords(),
    format,
  };
}

function filterInWords({ narrowing, references, local }: Asked): string {
  const filter = isNarrowed(narrowing)
    ? narrowingInWords(narrowing, references.categories)
    : m.products_export_all();
  return local ? m.products_export_loaded({ filter, time: readClock(local.readAt) }) : filter;
}

function pageOf(products: readonly Product[], page: number): Page<Product> {
  const { rows, pagination } = localPage(products, { page, perPage: localPageSize });
  return { rows: [...rows], dropped: 0, pagination };
}
