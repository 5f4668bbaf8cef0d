import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('type', [
  /** Has this draft open and asks who else does; has it, too; has it no more; it was sent or discarded. */
  z.strictObject({ type: z.enum(['opened', 'here', 'left', 'ended']), id: z.string() }),
  z.strictObject({
    type: z.literal('saved'),
    id: z.string(),
    version: z.number(),
    savedAt: z.string(),
  }),
]);
export type DraftMessage = z.infer<typeof messageSchema>;

/** What the tabs of this browser tell each other of drafts: which, and which version. Never what is in them. */
export interface DraftTabs {
  say: (message: DraftMessage) => void;
  hear: (listener: (message: DraftMessage) => void) => () => void;
}

let shared: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  shared ??= new BroadcastChannel('trastienda.drafts');
  return shared;
}

export const draftTabs: DraftTabs = {
  say: (message) => channel().postMessage(message),
  hear(listener) {
    const hear = (event: MessageEvent<unknown>) => {
      const read = messageSchema.safeParse(event.data);
      if (read.success) listener(read.data);
    };
    channel().addEventListener('message', hear);
    return () => channel().removeEventListener('message', hear);
  },
};
