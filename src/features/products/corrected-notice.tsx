import { IconEraser } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';

interface Props {
  /** What became of each value of the address that was not valid, by its name there. */
  words: Readonly<Record<string, () => string>>;
}

/** What became of what narrows products, where an address says something that is not possible. */
export const correctedNarrowing = {
  q: m.products_corrected_q,
  low: m.products_corrected_low,
  tax: m.products_corrected_tax,
  category: m.products_corrected_category,
};

/** What was put right about the address, until somebody has read it. */
export function CorrectedNotice({ words }: Props) {
  useLocale();
  const { corrected, pageBeyondEnd } = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const dismiss = () => void navigate({ to: '.', search: true, replace: true, state: {} });
  const put = (corrected ?? []).flatMap((name) => words[name]?.() ?? []);
  const told = [
    ...(put.length > 0 ? [`${m.products_corrected()} ${put.join('; ')}.`] : []),
    ...(pageBeyondEnd ? [m.products_page_beyond_end({ page: formatQuantity(pageBeyondEnd) })] : []),
  ];
  return told.map((line) => (
    <Notice key={line} tone="info" icon={<IconEraser size={16} />} onDismiss={dismiss}>
      {line}
    </Notice>
  ));
}
