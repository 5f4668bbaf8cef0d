import { IconAlertTriangle, IconEraser } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { correctedNames, productDefaults, type ProductSearchName } from './product-search';

const corrections: Record<ProductSearchName, () => string> = {
  q: m.products_corrected_q,
  low: m.products_corrected_low,
  tax: m.products_corrected_tax,
  category: m.products_corrected_category,
  sort: m.products_corrected_sort,
  page: m.products_corrected_page,
  perPage: () => m.products_corrected_per_page({ perPage: productDefaults.perPage }),
  columns: m.products_corrected_columns,
  density: m.products_corrected_density,
};

interface Props {
  /** Rows that came and could not be read. */
  dropped: number;
}

/** What was put right about the address or the page size, and what the rows lack. */
export function ProductNotices({ dropped }: Props) {
  useLocale();
  const { corrected, pageBeyondEnd, pageSize } = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const dismiss = () => void navigate({ to: '.', search: true, replace: true, state: {} });
  const told = [
    ...(corrected ? [`${m.products_corrected()} ${inOneLine(correctedNames(corrected))}.`] : []),
    ...(pageBeyondEnd ? [m.products_page_beyond_end({ page: formatQuantity(pageBeyondEnd) })] : []),
    ...(pageSize ? [m.products_page_size({ asked: formatQuantity(pageSize) })] : []),
  ];
  return (
    <>
      {told.map((words) => (
        <Notice key={words} tone="info" icon={<IconEraser size={16} />} onDismiss={dismiss}>
          {words}
        </Notice>
      ))}
      {dropped > 0 ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {m.products_dropped({ count: dropped })}
        </Notice>
      ) : null}
    </>
  );
}

function inOneLine(names: ProductSearchName[]): string {
  return names.map((name) => corrections[name]()).join('; ');
}
