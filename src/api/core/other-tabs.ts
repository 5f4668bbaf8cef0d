import * as z from 'zod/mini';
import { writeOperations, type WriteOperation } from '@/contract/writes';

const messageSchema = z.strictObject({
  type: z.literal('settled'),
  write: z.nullable(z.enum(writeOperations)),
});
/** The operation, and nothing of what was written; null: what a person found out of a write, or added to it. */
export type WriteElsewhere = WriteOperation | null;

let shared: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that a write may have changed what they show. */
export function tellOtherTabs(write: WriteElsewhere): void {
  shared?.postMessage({ type: 'settled', write });
}

/** Calls back for each write of another tab; anything unknown on the channel is ignored. */
export function onWriteElsewhere(callback: (write: WriteElsewhere) => void): void {
  shared ??= new BroadcastChannel('trastienda.writes');
  shared.addEventListener('message', (event: MessageEvent<unknown>) => {
    const read = messageSchema.safeParse(event.data);
    if (read.success) callback(read.data.write);
  });
}
