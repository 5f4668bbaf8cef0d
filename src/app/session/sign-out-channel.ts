import * as z from 'zod/mini';

const messageSchema = z.strictObject({ type: z.literal('signed-out') });

let shared: BroadcastChannel | undefined;

/** What this tab calls back: it does not hear what it says itself on a channel. */
const here = new Set<() => void>();

/** One channel for telling and hearing. */
function channel(): BroadcastChannel {
  shared ??= new BroadcastChannel('trastienda.session');
  return shared;
}

/** Tells every tab of this browser, this one too, that the session is over; the message carries nothing else. */
export function tellAllTabs(): void {
  channel().postMessage({ type: 'signed-out' });
  for (const callback of here) callback();
}

/** Calls back when somebody signed out in a tab; anything unknown on the channel is ignored. Returns how to stop. */
export function onSignedOut(callback: () => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (messageSchema.safeParse(event.data).success) callback();
  };
  channel().addEventListener('message', hear);
  here.add(callback);
  return () => {
    channel().removeEventListener('message', hear);
    here.delete(callback);
  };
}
