import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { saleQueries } from '@/api/sales/queries';
import { isIdentifier } from '@/domain/identifier';
import { readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { InvalidRecord } from '@/modules/open-record/missing-record';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { PrintButton } from '@/ui/form/print-button';
import { BackLink } from '@/ui/layout/back-link';
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
    <InvalidRecord
      kind="sale"
      id={saleId}
      name={m.sales_one()}
      back={<BackToSales />}
      title={m.sales_invalid_title()}
      body={m.sales_invalid_body()}
    />
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
        {sale ? <PrintButton /> : null}
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
  return <BackLink to="/sales">{m.sales_back()}</BackLink>;
}
