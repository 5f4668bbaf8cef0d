import { request } from '../core/http';
import type { Rows } from '../core/rows';
import { serviceUrl } from '../core/url';
import { readTreasuryList, type TreasuryList, type TreasuryRecord } from './schemas';

/** The banks, petty cashes or checkbooks a payment may be made from. */
export function fetchTreasuryList(name: TreasuryList): Promise<Rows<TreasuryRecord>> {
  const operation = { name: `treasury.${name}` };
  return request({ operation, url: serviceUrl(`/treasury/${name}`) }, readTreasuryList);
}
