import type { SeedBusiness } from './branches';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const taxTables = {
  taxes: {
    columns: {
      id: 'text',
      business_id: 'text',
      name: 'text',
      number_code: 'text',
      tax_type: 'text',
      percent: 'real',
      overrides: 'text?',
    },
    indexes: ['(business_id)'],
  },
} as const satisfies Record<string, Table>;

/** The codes of CAT-015 that a shop meets; the fuel levies are dollars a gallon, so their type is not `percentage`. */
const levies = [
  { code: '20', name: 'Impuesto al Valor Agregado 13%', type: 'percentage', percent: 0.13 },
  { code: '59', name: 'Turismo: por alojamiento (5%)', type: 'percentage', percent: 0.05 },
  { code: 'D1', name: 'FOVIAL, $0.20 por galón', type: 'amount', percent: 0.2 },
  { code: 'C8', name: 'COTRANS, $0.10 por galón', type: 'amount', percent: 0.1 },
] as const;

export const vatCode = '20';

export const taxId = (business: SeedBusiness, code: string): string =>
  stableId(`tax of ${business.id}`, code);

export function taxRows(business: SeedBusiness): Row<typeof taxTables.taxes>[] {
  return levies.map(({ code, name, type, percent }) => ({
    id: taxId(business, code),
    business_id: business.id,
    name,
    number_code: code,
    tax_type: type,
    percent,
    overrides: null,
  }));
}
