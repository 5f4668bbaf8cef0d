import type { AttemptContext } from '../../../src/contract/attempt';
import type { WriteOperation } from '../../../src/contract/writes';
import type { Asker } from './sender';

/** A write as it came, checked but not yet recorded. */
export type Intent = Asker & {
  id: string;
  context: AttemptContext;
  operation: WriteOperation;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Empty for a write without a body. */
  bodyText: string;
  body: unknown;
};
