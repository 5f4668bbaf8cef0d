import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import { saleQueries } from '@/api/sales/queries';
import { isIdentifier } from '@/domain/identifier';
import { readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { MissingRecord } from '@/modules/open-record/missing-record';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { Button } from '@/ui/form/button';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { SaleFacts } from './sale-facts';
import { SaleLines } from './sale-lines';
import { SaleMissing } from './sale-missing';
import classes from './sales.module.css';

/** One sale, to be read: the service neither voids, resends nor collects one (API description, Endpoints). */
export function SaleScreen({ saleId }: { saleId: string }) {
  return isIdentifier(saleId) ? (
    <FoundSale saleId={saleId} />
  ) : (
    <ListScreen>
      <ScreenTitle title={m.sales_one()}>
        <BackToSales />
      </ScreenTitle>
      <MissingRecord kind="sale" id={saleId} title={m.sales_invalid_title()}>
        <p>{m.sales_invalid_body()}</p>
      </MissingRecord>
    </ListScreen>
  );
}

function FoundSale({ saleId }: { saleId: string }) {
  const query = useQuery({ ...saleQueries.one(saleId), retryOnMount: false });
  const stop = useStopWaiting(saleQueries.one(saleId).queryKey);
  const { data: sale, error } = query;
  const isMissing = sale === undefined && error !== null && asApiError(error).kind === 'not-found';
  return (
    <ListScreen>
      <ScreenTitle title={sale?.controlNumber ?? m.sales_one()}>
        <BackToSales />
        <ReadState
          readAt={sale ? readClock(query.dataUpdatedAt) : null}
          reading={query.isFetching}
          onRefresh={() => void query.refetch()}
          onStop={stop}
        />
        {sale ? (
          <Button
            size="xs"
            variant="default"
            className={classes.print}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {m.sales_print()}
          </Button>
        ) : null}
      </ScreenTitle>
      {isMissing ? (
        <SaleMissing saleId={saleId} />
      ) : (
        <ReadTrouble query={query} subject={m.sales_subject()} />
      )}
      {sale ? (
        <>
          <p className={classes.mark}>{m.sales_no_document()}</p>
          <SaleFacts sale={sale} />
          <SaleLines sale={sale} />
        </>
      ) : error === null ? (
        <div aria-busy>
          <SkeletonLines count={12} />
        </div>
      ) : null}
    </ListScreen>
  );
}

function BackToSales() {
  return (
    <Link className={classes.back} to="/sales">
      <IconArrowLeft size={16} aria-hidden />
      {m.sales_back()}
    </Link>
  );
}
