import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Settlement } from '@/api/attempts/schemas';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { SkuFindings } from './located-product';
import classes from './product-form.module.css';
import { useSkuSearch } from './use-sku-search';

interface Props {
  branchId: string;
  sku: string;
  /** Notes what was found; rejects when it could not be noted. */
  onSettle: (settlement: Settlement) => Promise<unknown>;
  /** The form for what a person found; it comes once the list was read. */
  settleForm: ReactNode;
}

/**
 * Nobody knows whether the product was created: the branch's list is read again for its SKU. A row that is there may be noted as
 * the answer at once; one that is not may still come, so that is left to whoever looks.
 */
export function UnknownCreation({ branchId, sku, onSettle, settleForm }: Props) {
  const search = useSkuSearch(branchId, sku);
  const [failed, setFailed] = useState(false);
  const { found, state } = search;
  const isRead = found !== null || state.status === 'done' || state.status === 'failed';
  const settle = () => {
    if (found === null) return;
    const note = m.product_form_settled_note({ sku, id: found.id });
    onSettle({ verdict: 'applied', note }).catch(() => setFailed(true));
  };
  return (
    <>
      <SkuFindings search={search} branchId={branchId} sku={sku}>
        <p>{m.product_form_found_check()}</p>
        <div className={classes.actions}>
          <Button size="xs" leftSection={<IconCheck size={16} aria-hidden />} onClick={settle}>
            {m.product_form_settle_found()}
          </Button>
        </div>
        {failed ? (
          <p className={classes.wrong} role="alert">
            {m.outcome_settle_failed()}
          </p>
        ) : null}
      </SkuFindings>
      {isRead ? settleForm : null}
    </>
  );
}
