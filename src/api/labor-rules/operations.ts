import { noteLaborZone } from '../core/gateway-clock';
import { request } from '../core/http';
import { loadPart } from '../core/part-lost';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import type { LaborRules } from './schemas';

const list = { name: 'labor-rules.list' };

/**
 * They say where the business is: the page goes by it from then on, as the gateway does, which saw the answer, too. How to read
 * them comes with the first screen that asks for them: their shapes are the largest of all.
 */
export async function fetchLaborRules(): Promise<LaborRules> {
  const { readLaborRules } = await loadPart(list.name, () => import('./schemas'));
  const rules = await request(
    { operation: list, url: serviceUrl('/hr/labor-rules') },
    readLaborRules,
  );
  noteLaborZone(rules.effective?.params.timezone?.trim() || null, currentProfile());
  return rules;
}
