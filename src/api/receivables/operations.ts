import { request, type ReadOptions } from '../core/http';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import {
  readReceivables,
  readTrend,
  receivablesParams,
  type ReceivablesSnapshot,
  type ReceivablesSummary,
} from './schemas';

const summary = { name: 'receivables.summary', missing: 'branch' } as const;
const trend = { name: 'receivables.trend', missing: 'branch' } as const;

/** What customers of a branch owe. */
export async function fetchReceivables(
  branch: string,
  options: ReadOptions = {},
): Promise<ReceivablesSummary> {
  checkParams(summary, receivablesParams, { branch });
  const names = currentProfile().query.receivables;
  const url = serviceUrl('/receivables/summary', {}, { [names.branch]: branch });
  return request({ ...options, operation: summary, url }, readReceivables);
}

/** What this installation saw of a branch, oldest first. The gateway tells it after the session's own read of the branch. */
export async function fetchTrend(branch: string): Promise<ReceivablesSnapshot[]> {
  checkParams(trend, receivablesParams, { branch });
  return request({ operation: trend, url: `/gateway/receivables/${branch}` }, readTrend);
}
