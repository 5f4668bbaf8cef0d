import * as z from 'zod/mini';
import type { IntegrationRow } from './seed/integrations';

/** Who calls: the owner of an API key. */
export interface Integration {
  name: string;
  label: string;
  businessId: string;
  key: string;
  scopes: readonly string[];
  isActive: boolean;
}

const scopeListSchema = z.array(z.string());

export function integrationOf(row: IntegrationRow): Integration {
  return {
    name: row.id,
    label: row.label,
    businessId: row.business_id,
    key: row.api_key,
    scopes: scopeListSchema.parse(JSON.parse(row.scopes)),
    isActive: row.is_active === 1,
  };
}
