import type { SeedBusiness } from './branches';
import { stableId } from './random';
import type { Row, Table } from '../table';

export const treasuryTables = {
  treasury_accounts: {
    columns: {
      id: 'text',
      business_id: 'text',
      kind: 'text',
      name: 'text',
      overrides: 'text?',
    },
    indexes: ['(business_id, kind)'],
  },
} as const satisfies Record<string, Table>;

export type TreasuryKind = 'bank' | 'petty-cash' | 'checkbook';

const names: Record<TreasuryKind, readonly string[]> = {
  bank: [
    'Banco del Pacífico Sur Demo',
    'Banco Añil Demo',
    'Banco Lempa Demo',
    'Cooperativa de Ahorro La Ceiba Demo',
  ],
  'petty-cash': ['Caja chica Casa Matriz', 'Caja chica despacho', 'Caja chica transporte'],
  checkbook: ['Chequera proveedores', 'Chequera planilla', 'Chequera servicios'],
};

export function treasuryRows(
  business: SeedBusiness,
): Row<typeof treasuryTables.treasury_accounts>[] {
  const kinds: TreasuryKind[] = ['bank', 'petty-cash', 'checkbook'];
  return kinds.flatMap((kind) =>
    names[kind].map((name) => ({
      id: stableId(`${kind} of ${business.id}`, name),
      business_id: business.id,
      kind,
      name,
      overrides: null,
    })),
  );
}
