import { request } from '../core/http';
import { checkParams } from '../core/params';
import { serviceUrl } from '../core/url';
import { readSale, saleParams, type Sale } from './schemas';

const one = { name: 'sales.one' };

/** A sale by its id; its generation code looks the same and finds nothing. */
export async function fetchSale(id: string): Promise<Sale> {
  const asked = checkParams(one, saleParams, { id });
  return request({ operation: one, url: serviceUrl('/sales/{id}', asked) }, readSale);
}
