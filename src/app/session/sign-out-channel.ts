import * as z from 'zod/mini';

const messageSchema = z.strictObject({ type: z.literal('signed-out') });

let shared: BroadcastChannel | undefined;

/** One channel for telling and hearing: a tab does not hear what it says on the same one. */
function channel(): BroadcastChannel {
  shared ??= new BroadcastChannel('trastienda.session');
  return shared;
}

/** Tells the other tabs of this browser that the session is over; the message carries nothing else. */
export function tellOtherTabs(): void {
  channel().postMessage({ type: 'signed-out' });
}

/** Calls back when another tab signed out; anything unknown on the channel is ignored. Returns how to stop. */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (messageSchema.safeParse(event.data).success) callback();
  };
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}
