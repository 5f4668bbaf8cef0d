import type { SeedBusiness } from './branches';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const entryTypeTables = {
  entry_types: {
    columns: {
      id: 'text',
      business_id: 'text',
      /** In upper case. */
      code: 'text',
      name: 'text',
      description: 'text?',
      prefix: 'text',
      requires_approval: 'flag',
      is_active: 'flag',
      /** A deleted one keeps its place: its code brings it back. */
      is_deleted: 'flag',
      overrides: 'text?',
    },
    indexes: ['(business_id, code)'],
  },
} as const satisfies Record<string, Table>;

export type EntryTypeRow = Row<typeof entryTypeTables.entry_types>;

const types = [
  { code: 'DIARIO', name: 'Partida de diario', prefix: 'PD' },
  { code: 'INGRESO', name: 'Partida de ingreso', prefix: 'PI' },
  { code: 'EGRESO', name: 'Partida de egreso', prefix: 'PE' },
  { code: 'COMPRAS', name: 'Registro de compras', prefix: 'CO' },
  { code: 'PLANILLA', name: 'Planilla de sueldos', prefix: 'PL' },
  { code: 'AJUSTE', name: 'Ajuste contable', prefix: 'AJ', requires_approval: 1 },
  { code: 'CIERRE', name: 'Cierre del ejercicio', prefix: 'CI', requires_approval: 1 },
  { code: 'IMPORTACION', name: 'Pólizas de importación', prefix: 'IM', is_active: 0 },
  { code: 'APERTURA', name: 'Apertura 2023', prefix: 'AP', is_active: 0, is_deleted: 1 },
] as const satisfies readonly (Pick<EntryTypeRow, 'code' | 'name' | 'prefix'> &
  Partial<EntryTypeRow>)[];

/** The entry types of a business: some in use, one at rest, one deleted. */
export function entryTypeRows(business: SeedBusiness): EntryTypeRow[] {
  return types.map((type) => ({
    id: stableId(`entry type of ${business.id}`, type.code),
    business_id: business.id,
    description: null,
    requires_approval: 0,
    is_active: 1,
    is_deleted: 0,
    overrides: null,
    ...type,
  }));
}
