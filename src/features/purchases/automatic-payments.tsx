import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { formatTimestamp } from '@/modules/business-day/moments';
import { useProviders } from '@/modules/provider-directory/use-providers';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';

/** What went to suppliers without being said of which purchase: it stands in the rest of none. */
export function AutomaticPayments() {
  const { data, isError, isFetching, refetch } = useQuery(purchaseQueries.automatic());
  const { nameOf } = useProviders();
  const rows = data?.rows ?? [];
  const applied = rows.filter(({ paid }) => Number(paid) > 0);
  const paid = applied.map(({ providerId, paid: amount }) =>
    m.purchases_owed_automatic_of({
      provider: isolate(nameOf(providerId)),
      amount: moneyText(amount),
    }),
  );
  const open = rows.flatMap(({ providerId, open: payments }) =>
    payments.map((payment) => ({ ...payment, provider: nameOf(providerId) })),
  );
  return (
    <>
      {paid.length === 0 ? null : (
        <p className={shared.quiet}>{m.purchases_owed_automatic({ paid: paid.join('; ') })}</p>
      )}
      {open.length === 0 ? null : (
        <Notice tone="unknown">
          {m.purchases_owed_automatic_open()}{' '}
          {open.map(({ attemptId, provider, at }, index) => (
            <Fragment key={attemptId}>
              {index === 0 ? null : '; '}
              <Link to="/attempts/$attemptId" params={{ attemptId }}>
                {m.purchases_owed_automatic_open_of({
                  provider: isolate(provider),
                  when: formatTimestamp(at),
                })}
              </Link>
            </Fragment>
          ))}
        </Notice>
      )}
      {isError ? (
        <Notice
          tone="warn"
          actions={
            <Button
              size="compact-sm"
              variant="default"
              busy={isFetching}
              onClick={() => void refetch()}
            >
              {m.common_retry()}
            </Button>
          }
        >
          {m.purchases_owed_automatic_failed()}
        </Notice>
      ) : null}
    </>
  );
}
