import { request } from '../core/http';
import type { Rows } from '../core/rows';
import { serviceUrl } from '../core/url';
import { readBranches, type Branch } from './schemas';

const list = { name: 'branches.list' };

/** The branches of the integration's business. */
export function fetchBranches(): Promise<Rows<Branch>> {
  return request({ operation: list, url: serviceUrl('/branches') }, readBranches);
}
