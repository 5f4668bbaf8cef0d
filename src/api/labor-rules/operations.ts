import { request } from '../core/http';
import { serviceUrl } from '../core/url';
import { readLaborRules, type LaborRules } from './schemas';

const list = { name: 'labor-rules.list', missing: 'record' } as const;

export function fetchLaborRules(): Promise<LaborRules> {
  return request({ operation: list, url: serviceUrl('/hr/labor-rules') }, readLaborRules);
}
