import { useEffect, useEffectEvent, useState } from 'react';

/** How long nobody types before the address follows, in milliseconds; browsers refuse addresses that change at every key. */
const restMs = 400;

interface Typing {
  typed: string;
  /** The address's text that this is based on. */
  base: string;
  /** What was handed to the address last. */
  sent: string | null;
}

/**
 * A text of the address while it is typed: the field is ahead of the address, which follows when the typing rests. An address that
 * changes by itself (Back, a link, cleared filters) wins.
 * @param apply puts the text into the address
 */
export function useTypedText(
  inAddress: string,
  apply: (text: string) => void,
): [string, (typed: string) => void] {
  const [typing, setTyping] = useState<Typing>({ typed: inAddress, base: inAddress, sent: null });
  if (typing.base !== inAddress) {
    const isOurs = typing.sent === inAddress;
    setTyping({ typed: isOurs ? typing.typed : inAddress, base: inAddress, sent: null });
  }
  const { typed, base } = typing;
  const pending = typed.trim() === '' ? '' : typed;
  const send = useEffectEvent(() => {
    setTyping((now) => ({ ...now, sent: pending }));
    apply(pending);
  });
  useEffect(() => {
    if (pending === base) return;
    const timer = setTimeout(() => send(), restMs);
    return () => clearTimeout(timer);
  }, [pending, base]);
  return [typed, (next) => setTyping((now) => ({ ...now, typed: next }))];
}
