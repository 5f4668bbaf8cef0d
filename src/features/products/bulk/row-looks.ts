import { m } from '@/text/generated/messages';
import type { ColumnLook } from '@/ui/table/column';

/** The columns by which a row of a file or a job is known, before its change and after it. */
export const rowLooks = {
  line: {
    label: m.bulk_column_line,
    width: { wide: 64, medium: 56 },
    align: 'end',
    quiet: true,
    narrow: 'hidden',
  },
  product: { label: m.products_column_product, width: null, narrow: 'lead' },
  sku: {
    label: m.products_column_sku,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    quiet: true,
    narrow: 'hidden',
  },
} satisfies Record<string, ColumnLook>;
