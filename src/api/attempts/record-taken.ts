import { recordTaken } from '@/contract/attempt-words';
import type { ApiError } from '../core/errors';

/** Whether an id was not kept because it is that of another attempt's record. */
export const isRecordTaken = (error: ApiError): boolean =>
  error.kind === 'conflict' && error.refusal === recordTaken;
