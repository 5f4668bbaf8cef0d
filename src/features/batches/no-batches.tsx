import { IconPackageOff } from '@tabler/icons-react';
import { batchLimits } from '@/api/batches/names';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import type { BatchPlace } from './batch-address';
import { stepName } from './ladder/step-words';

interface Props {
  filters: BatchPlace;
  onFilter: (change: { days?: number; product?: null }) => void;
  onClear: () => void;
}

/** No lots: because of which filter, and what to do about it. */
export function NoBatches({ filters, onFilter, onClear }: Props) {
  const { status, days, product, band } = filters;
  const wider = Math.min(days * 2, batchLimits.days.maximum);
  const filtered = status !== null || product !== null || band !== null;
  return (
    <StatePanel
      icon={IconPackageOff}
      title={emptyTitle(filters)}
      actions={
        filtered ? (
          <>
            {status === 'expiring' && band === null && wider > days ? (
              <Button size="xs" variant="default" onClick={() => onFilter({ days: wider })}>
                {m.batches_widen({ days: wider })}
              </Button>
            ) : null}
            {product === null ? null : (
              <Button size="xs" variant="default" onClick={() => onFilter({ product: null })}>
                {m.batches_all_products()}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={onClear}>
              {m.common_clear_filters()}
            </Button>
          </>
        ) : null
      }
    >
      <p>{filtered ? m.batches_empty_filtered_body() : m.batches_empty_body()}</p>
    </StatePanel>
  );
}

function emptyTitle({ status, days, product, band }: BatchPlace): string {
  if (band !== null) return m.ladder_band_empty({ step: stepName(band) });
  if (product !== null) return m.batches_empty_product();
  switch (status) {
    case null:
      return m.batches_empty_title();
    case 'available':
      return m.batches_empty_available();
    case 'expiring':
      return m.batches_empty_expiring({ days });
    case 'expired':
      return m.batches_empty_expired();
  }
}

interface AllRemovedProps {
  /** Lots on the page. */
  count: number;
  onShow: () => void;
}

/** A page of nothing but removed lots. */
export function AllRemoved({ count, onShow }: AllRemovedProps) {
  return (
    <StatePanel
      icon={IconPackageOff}
      title={m.batches_all_removed({ count })}
      actions={
        <Button size="xs" variant="default" onClick={onShow}>
          {m.batches_show_removed()}
        </Button>
      }
    >
      <p>{m.batches_all_removed_body()}</p>
    </StatePanel>
  );
}
