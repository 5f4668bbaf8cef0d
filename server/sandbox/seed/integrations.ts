import { randomBytes } from 'node:crypto';
import { scopes, type Scope } from '../scopes';
import type { Row, Table } from '../table';

export const integrationTables = {
  integrations: {
    columns: {
      id: 'text',
      business_id: 'text',
      label: 'text',
      api_key: 'text',
      /** A JSON list of scopes. */
      scopes: 'text',
      is_active: 'flag',
    },
  },
} as const satisfies Record<string, Table>;

export type IntegrationRow = Row<typeof integrationTables.integrations>;

export interface SeedIntegration {
  name: string;
  label: string;
  business: 'first' | 'second';
  scopes: readonly Scope[];
  active: boolean;
}

/** The demo integrations: each role meets another missing permission in its first minute. */
export const demoIntegrations: readonly SeedIntegration[] = [
  { name: 'administracion', label: 'Administración', business: 'first', scopes, active: true },
  {
    name: 'compras',
    label: 'Compras',
    business: 'first',
    scopes: ['products', 'expenses', 'providers', 'inventory.read'],
    active: true,
  },
  {
    name: 'gerencia',
    label: 'Gerencia',
    business: 'first',
    scopes: ['inventory.read', 'sales', 'receivables', 'hr.schedules'],
    active: true,
  },
  {
    name: 'recursos-humanos',
    label: 'Recursos humanos',
    business: 'first',
    scopes: ['hr.employees', 'hr.labor_rules', 'hr.schedules', 'hr.schedules.write'],
    active: true,
  },
  { name: 'otra-empresa', label: 'Otra empresa', business: 'second', scopes, active: true },
];

/** The integrations of a world made for one test. */
export const testIntegrations: readonly SeedIntegration[] = [
  { name: 'full', label: 'Todo permitido', business: 'first', scopes, active: true },
  { name: 'other', label: 'Otra integración', business: 'first', scopes, active: true },
  { name: 'off', label: 'Desactivada', business: 'first', scopes, active: false },
  { name: 'none', label: 'Sin permisos', business: 'first', scopes: [], active: true },
  { name: 'second', label: 'Otra empresa', business: 'second', scopes, active: true },
  ...scopes.map((scope) => ({
    name: `only-${scope}`,
    label: `Solo ${scope}`,
    business: 'first' as const,
    scopes: [scope],
    active: true,
  })),
];

/** A new API key: long and random in every database, so that no key ever stands in the code. */
export function newApiKey(): string {
  return `tsk_${randomBytes(32).toString('base64url')}`;
}

export const integrationRow = (
  integration: SeedIntegration,
  businessId: string,
): IntegrationRow => ({
  id: integration.name,
  business_id: businessId,
  label: integration.label,
  api_key: newApiKey(),
  scopes: JSON.stringify(integration.scopes),
  is_active: integration.active ? 1 : 0,
});
