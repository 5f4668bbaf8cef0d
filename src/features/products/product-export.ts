import type { Page } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { readClock } from '@/modules/business-day/moments';
import type { ExportColumn, ExportFormat, ExportPlan } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { productPages } from '@/modules/whole-list/whole-products';
import { m } from '@/text/generated/messages';
import { narrowingInWords } from './narrowing-words';
import { columnName } from './product-columns';
import { productRow, type ProductReferences, type ProductRow } from './product-row';
import type { ProductFilters } from './product-search';
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
  /** The matching products, when all are here; otherwise the whole list is read from the service. */
  local: { products: readonly Product[]; readAt: number; filters: ProductFilters } | null;
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

/** The export of the list as it stands: the matches when all products are here, every product of the branch otherwise. */
export function productExport(asked: Asked): ExportPlan<ProductRow> {
  const { branchId, branchName, operator, columns, references, local, format } = asked;
  const pages = productPages(branchId);
  const asRows = (page: Page<Product>): Page<ProductRow> => ({
    ...page,
    rows: page.rows.map((product) => productRow(product, references)),
  });
  return {
    rowId: ({ id }) => id,
    fetchPage: async (page, signal) =>
      asRows(local ? pageOf(local.products, page) : await pages.fetchPage(page, signal)),
    columns: columns.flatMap((id) => {
      const value = values[id];
      return value ? [{ heading: columnName(id), ...value }] : [];
    }),
    about: {
      title: m.products_title(),
      branch: branchName,
      filter: local
        ? m.products_export_loaded({
            filter: narrowingInWords(local.filters, references.categories),
            time: readClock(local.readAt),
          })
        : m.products_export_all(),
      operator,
    },
    words: exportWords(),
    format,
  };
}

function pageOf(products: readonly Product[], page: number): Page<Product> {
  const { rows, pagination } = localPage(products, { page, perPage: localPageSize });
  return { rows: [...rows], dropped: 0, pagination };
}
