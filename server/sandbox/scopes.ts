/** The permissions an integration can have (API description, Authentication). */
export const scopes = [
  'accounting.entry_types.write',
  'products',
  'expenses',
  'providers',
  'inventory.read',
  'hr.employees',
  'hr.labor_rules',
  'hr.schedules',
  'hr.schedules.write',
  'sales',
  'receivables',
] as const;

export type Scope = (typeof scopes)[number];
