import { IconAlertTriangle } from '@tabler/icons-react';
import type { SentPurchase } from '@/api/attempts/purchases';
import { isRecordTaken } from '@/api/attempts/record-taken';
import { asApiError } from '@/api/core/errors';
import type { PurchaseStatus as Status } from '@/api/expenses/schemas';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { takeLostFocus } from '@/ui/layout/take-lost-focus';
import { toldDiffers, type Difference } from './told-differs';
import { useNameRecord } from './use-name-record';

/** The id that a person found of a purchase that nobody knew by one. */
export interface Found {
  /** Null: none that is kept. */
  id: string | null;
  /** It is known already that it exists: an id is added to that. */
  exists: boolean;
  onFound: (id: string | null) => void;
}

interface Props {
  attemptId: string;
  /** By which the service told of it. */
  id: string;
  sent: SentPurchase | null;
  told: Status;
  found: Found;
}

/** Whether what an identifier stands for is what was sent, and that it is kept with it. */
export function FoundPurchase({ attemptId, id, sent, told, found }: Props) {
  const naming = useNameRecord(attemptId);
  const differs = sent === null ? [] : toldDiffers(sent, told);
  const isKept = found.id === id;
  const keep = found.exists
    ? () => void naming.keep(id).catch(() => undefined)
    : () => found.onFound(id);
  const isOther = differs.length > 0;
  return (
    <>
      {isOther ? (
        <Notice tone="warn" icon={IconAlertTriangle} urgent>
          {m.purchases_found_is_other({ what: inWords(differs) })}
        </Notice>
      ) : null}
      {isKept ? (
        <output ref={takeLostFocus} tabIndex={-1}>
          {m.purchases_found_kept()}
        </output>
      ) : (
        <div>
          <Button size="xs" variant="default" busy={naming.isPending} onClick={keep}>
            {isOther ? m.purchases_found_insist() : m.purchases_found_keep()}
          </Button>
        </div>
      )}
      {naming.isError ? (
        <Notice tone="danger" urgent>
          {isRecordTaken(asApiError(naming.error))
            ? m.purchases_found_taken()
            : m.purchases_found_failed()}
        </Notice>
      ) : null}
    </>
  );
}

const words: Record<Difference, () => string> = {
  document: m.purchases_found_document,
  provider: m.purchases_found_provider,
  total: m.purchases_found_total,
};

const inWords = (differs: readonly Difference[]) =>
  new Intl.ListFormat(currentLocale()).format(differs.map((name) => words[name]()));
