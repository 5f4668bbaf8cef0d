import * as z from 'zod/mini';

const channelName = 'trastienda.session';
const messageSchema = z.strictObject({ type: z.literal('signed-out') });

/** Tells the other tabs of this browser that the session is over; the message carries nothing else. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ type: 'signed-out' });
  channel.close();
}

/** Calls back when another tab signed out; anything unknown on the channel is ignored. */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (messageSchema.safeParse(event.data).success) callback();
  });
  return () => channel.close();
}
