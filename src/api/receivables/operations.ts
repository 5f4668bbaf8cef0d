import { request } from '../core/http';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import { readReceivables, receivablesParams, type ReceivablesSummary } from './schemas';

const summary = { name: 'receivables.summary', missing: 'branch' } as const;

/** What customers of a branch owe. */
export async function fetchReceivables(branch: string): Promise<ReceivablesSummary> {
  checkParams(summary, receivablesParams, { branch });
  const names = currentProfile().query.receivables;
  const url = serviceUrl('/receivables/summary', {}, { [names.branch]: branch });
  return request({ operation: summary, url }, readReceivables);
}
