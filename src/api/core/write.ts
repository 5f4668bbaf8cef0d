import { writePath, writes, type WriteOperation } from '@/contract/writes';
import type { Write } from './attempt';
import { currentProfile } from './profile';
import { serviceUrl } from './url';
import type { WireValue } from './wire-json';

interface Parts<Input, Value> {
  /** What stands in the path; left out where it has no place for anything. */
  slots?: (input: Input) => Record<string, string>;
  /** Left out for a write without a body. */
  body?: (input: Input) => WireValue;
  /** Reads the answer's body; throws `UnreadableShape`. */
  read: (body: unknown) => Value;
}

/** A write as the table of writes says, with the words of its body and its answer. */
export function writeOf<Input, Value>(
  name: WriteOperation,
  { slots, body, read }: Parts<Input, Value>,
): Write<Input, Value> {
  const { method, missing } = writes[name];
  return {
    operation: { name, missing },
    toRequest: (input) => {
      const path = writePath(name, currentProfile());
      if (path === null) throw new TypeError(`Nobody has named the path of ${name}`);
      return { method, url: serviceUrl(path, slots?.(input)), body: body?.(input) ?? null };
    },
    read,
  };
}
