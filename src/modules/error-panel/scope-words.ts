import type { ReadArea, ReadScope, WriteArea, WriteScope } from '@/api/attempts/names';
import { m } from '@/text/generated/messages';

/** The documented permissions in words (API description, Authentication). */
const words: Record<string, () => string> & Record<ReadScope | WriteScope, () => string> = {
  'accounting.entry_types.write': m.errors_scope_entry_types_write,
  products: m.errors_scope_products,
  expenses: m.errors_scope_expenses,
  providers: m.errors_scope_providers,
  'inventory.read': m.errors_scope_inventory_read,
  'hr.employees': m.errors_scope_employees,
  'hr.labor_rules': m.errors_scope_labor_rules,
  'hr.schedules': m.errors_scope_schedules,
  'hr.schedules.write': m.errors_scope_schedules_write,
  sales: m.errors_scope_sales,
  receivables: m.errors_scope_receivables,
};

/** What a permission allows, in the language in use; null for one that is not documented. */
export function scopeInWords(scope: string): string | null {
  return words[scope]?.() ?? null;
}

/** The areas an installation may keep an integration to, where the address book has a kind for them. */
const areas: Record<string, () => string> = {
  products: m.errors_scope_products,
  expenses: m.errors_scope_expenses,
  providers: m.errors_scope_providers,
  sales: m.errors_scope_sales,
  'work-schedules': m.errors_area_schedules,
} satisfies Partial<Record<ReadArea | WriteArea, () => string>>;

/** What an area is about, in the language in use; null for one that has no words. */
export function areaInWords(area: string): string | null {
  return areas[area]?.() ?? null;
}

/** Every permission that the description names, in its order. */
export const documentedScopes: readonly string[] = Object.keys(words);
