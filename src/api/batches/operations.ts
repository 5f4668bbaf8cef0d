import { request, type ReadOptions } from '../core/http';
import type { Page } from '../core/paging';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import { batchListParams, readBatchPage, type Batch, type BatchListParams } from './schemas';

/** Its 404 speaks of the branch: that is the only record the list is documented to miss. */
const list = { name: 'batches.list', missing: 'branch' } as const;

/** A page of a branch's lots, ordered by expiration. */
export async function fetchBatches(
  params: BatchListParams,
  options: ReadOptions = {},
): Promise<Page<Batch>> {
  const { branch, product, status, days, page, perPage } = checkParams(
    list,
    batchListParams,
    params,
  );
  const names = currentProfile().query.batches;
  const url = serviceUrl(
    '/inventory/batches',
    {},
    {
      [names.branch]: branch,
      [names.product]: product,
      [names.status]: status,
      [names.days]: status === 'expiring' ? days : undefined,
      [names.perPage]: perPage,
      [names.page]: page,
    },
  );
  return request({ ...options, operation: list, url }, (body) =>
    readBatchPage(body, { page, perPage }),
  );
}
