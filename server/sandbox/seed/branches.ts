import { stableId } from './random';
import type { Row, Table } from '../table';

export const businessTables = {
  businesses: { columns: { id: 'text', name: 'text' } },
  branches: {
    columns: { id: 'text', business_id: 'text', name: 'text', overrides: 'text?' },
    indexes: ['(business_id)'],
  },
} as const satisfies Record<string, Table>;

/** What a shop mostly sells; it decides which products a branch carries. */
export type Assortment = 'supermarket' | 'pharmacy' | 'hardware';

export interface SeedBranch {
  id: string;
  name: string;
  assortments: readonly [Assortment, ...Assortment[]];
}

export interface SeedBusiness {
  id: string;
  /** Its digit in the product codes. */
  number: number;
  name: string;
  /** NIT and NRC; the check digits are right and the numbers nobody's. */
  taxNumbers: readonly string[];
  branches: readonly SeedBranch[];
}

function branch(name: string, ...assortments: SeedBranch['assortments']): SeedBranch {
  return { id: stableId('branch', name), name, assortments };
}

/** The chain of the demo: two supermarkets, a pharmacy with groceries, a hardware store. */
export const firstBusiness: SeedBusiness = {
  id: stableId('business', 1),
  number: 1,
  name: 'Comercial Los Volcanes, S.A. de C.V.',
  taxNumbers: ['0614-150312-101-2', '214567-8'],
  branches: [
    branch('Casa Matriz San Salvador', 'supermarket'),
    branch('Farmacia Santa Tecla', 'pharmacy', 'supermarket'),
    branch('Ferretería San Miguel', 'hardware'),
    branch('Sala de Ventas Santa Ana', 'supermarket', 'pharmacy'),
  ],
};

/** A smaller business of somebody else: its records must never reach the first one's integrations. */
export const secondBusiness: SeedBusiness = {
  id: stableId('business', 2),
  number: 2,
  name: 'Distribuidora Cerro Verde, S.A. de C.V.',
  taxNumbers: ['0315-110605-104-5', '157204-4'],
  branches: [
    branch('Central Sonsonate', 'supermarket'),
    branch('Agencia Acajutla', 'supermarket', 'hardware'),
  ],
};

export const businessRow = (business: SeedBusiness): Row<typeof businessTables.businesses> => ({
  id: business.id,
  name: business.name,
});

export const branchRow = (
  business: SeedBusiness,
  { id, name }: SeedBranch,
): Row<typeof businessTables.branches> => ({
  id,
  business_id: business.id,
  name,
  overrides: null,
});
