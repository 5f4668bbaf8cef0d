import { request } from '../core/http';
import { checkParams } from '../core/params';
import type { Rows } from '../core/rows';
import { serviceUrl } from '../core/url';
import { readTaxes, taxListParams, type Tax } from './schemas';

const list = { name: 'taxes.list', missing: 'branch' } as const;

export async function fetchTaxes(branch: string): Promise<Rows<Tax>> {
  checkParams(list, taxListParams, { branch });
  const url = serviceUrl('/taxes/branch/{branch}', { branch });
  return request({ operation: list, url }, readTaxes);
}
