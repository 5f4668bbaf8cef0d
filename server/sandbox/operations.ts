import { batchOperations } from './areas/batches';
import { branchOperations } from './areas/branches';
import { catalogOperations } from './areas/catalogs';
import { employeeOperations } from './areas/employees';
import { entryTypeOperations } from './areas/entry-types';
import { expenseOperations } from './areas/expenses';
import { laborRuleOperations } from './areas/labor-rules';
import { paymentOperations } from './areas/payments';
import { productOperations } from './areas/products';
import { providerOperations } from './areas/providers';
import { receivableOperations } from './areas/receivables';
import { saleOperations } from './areas/sales';
import { scheduleAssignmentOperations } from './areas/schedule-assignments';
import { taxOperations } from './areas/taxes';
import { treasuryOperations } from './areas/treasury';
import { workScheduleOperations } from './areas/work-schedules';
import type { Operation } from './operation';

/** Every operation of the service; an area adds its own. */
export const operations: readonly Operation[] = [
  ...branchOperations,
  ...taxOperations,
  ...catalogOperations,
  ...treasuryOperations,
  ...productOperations,
  ...batchOperations,
  ...entryTypeOperations,
  ...providerOperations,
  ...expenseOperations,
  ...employeeOperations,
  ...laborRuleOperations,
  ...workScheduleOperations,
  ...scheduleAssignmentOperations,
  ...saleOperations,
  ...receivableOperations,
  ...paymentOperations,
];
