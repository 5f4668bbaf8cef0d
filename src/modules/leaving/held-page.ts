import { useEffect } from 'react';

/**
 * What leaving or reloading this page would cost: typed text that no draft holds, seeing a send end, a file, or what a send came to,
 * which whoever closes a tab has seen.
 */
export type Stake = 'typed' | 'sending' | 'export' | 'outcome';

type Reading = () => Stake | null;

const readings = new Set<Reading>();

/** Makes the browser ask before this page is left while `read` tells a stake. Returns how to let go. */
export function holdPage(read: Reading): () => void {
  if (readings.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  readings.add(read);
  return () => {
    readings.delete(read);
    if (readings.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  };
}

/** The same while a component shows what is at stake. */
export function useHeldPage(stake: Stake | null): void {
  useEffect(() => (stake === null ? undefined : holdPage(() => stake)), [stake]);
}

/** What leaving would cost now, each kind once. */
export function stakesNow(): ReadonlySet<Stake> {
  return new Set([...readings].flatMap((read) => read() ?? []));
}

/** Loads the page again without the browser's question: the person was asked in words. */
export function reloadUnasked(): void {
  window.removeEventListener('beforeunload', askBeforeLeaving);
  window.location.reload();
}

/** Whoever leaves all the same cancels no send (R4). */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if ([...stakesNow()].some((stake) => stake !== 'outcome')) event.preventDefault();
}
