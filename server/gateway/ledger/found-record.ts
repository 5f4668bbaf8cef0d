import type { GatewayDatabase } from '../database';
import type { AttemptsTable } from './tables';

type Found = Pick<AttemptsTable, 'id' | 'business' | 'operation' | 'record_id'>;

/** Whether the id of a record is already that of another attempt: one record is not two purchases. */
export async function isRecordTaken(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  { id, business, operation, record_id: recordId }: Found,
): Promise<boolean> {
  if (recordId === null) return false;
  const other = await database
    .selectFrom('attempts')
    .select('id')
    .where('business', '=', business)
    .where('operation', '=', operation)
    .where('record_id', '=', recordId)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
