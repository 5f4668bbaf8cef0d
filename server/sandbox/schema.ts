import { batchTables } from './seed/batches';
import { businessTables } from './seed/branches';
import { catalogTables } from './seed/catalogs';
import { employeeTables } from './seed/employees';
import { entryTypeTables } from './seed/entry-types';
import { expenseTables } from './seed/expenses';
import { integrationTables } from './seed/integrations';
import { laborRuleTables } from './seed/labor-rules';
import { paymentTables } from './seed/payments';
import { productTables } from './seed/products';
import { providerTables } from './seed/providers';
import { receivableTables } from './seed/receivables';
import { saleTables } from './seed/sales';
import { scheduleAssignmentTables } from './seed/schedule-assignments';
import { taxTables } from './seed/taxes';
import { treasuryTables } from './seed/treasury';
import { workScheduleTables } from './seed/work-schedules';
import type { Row } from './table';

/** Every table of a world; an area brings its own beside its seed. */
export const schema = {
  ...businessTables,
  ...integrationTables,
  ...catalogTables,
  ...taxTables,
  ...treasuryTables,
  ...productTables,
  ...batchTables,
  ...entryTypeTables,
  ...providerTables,
  ...employeeTables,
  ...laborRuleTables,
  ...workScheduleTables,
  ...scheduleAssignmentTables,
  ...expenseTables,
  ...paymentTables,
  ...saleTables,
  ...receivableTables,
} as const;

export type TableName = keyof typeof schema;
export type Tables = { [T in TableName]: Row<(typeof schema)[T]> };

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(schema, name);
}
