import { useEffect, useEffectEvent, useState } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { firstCharacters } from '@/domain/first-characters';
import { longestSearch } from './address';

/** How long nobody types before the address follows, in milliseconds; browsers refuse addresses that change at every key. */
const restMs = 400;

interface Typing {
  typed: string;
  /** The address's text that this is based on. */
  base: string;
  /** What was handed to the address last. */
  sent: string | null;
}

export interface TypedText {
  /** What stands in the field. */
  typed: string;
  type: (typed: string) => void;
  /** What the list is narrowed by now: what is typed, unless that is too long. */
  text: string;
  /** Why what is typed is not used, in words. */
  problem: string | null;
}

/**
 * A text of the address while it is typed: the field is ahead of the address, which follows when the typing rests. An address that
 * changes by itself (Back, a link, cleared filters) wins.
 * @param apply puts the text into the address
 */
export function useTypedText(inAddress: string, apply: (text: string) => void): TypedText {
  const [typing, setTyping] = useState<Typing>({ typed: inAddress, base: inAddress, sent: null });
  if (typing.base !== inAddress) {
    const isOurs = typing.sent === inAddress;
    setTyping({ typed: isOurs ? typing.typed : inAddress, base: inAddress, sent: null });
  }
  const { typed, base } = typing;
  const isTooLong = firstCharacters(typed, longestSearch) !== typed;
  const pending = isTooLong ? base : typed.trim() === '' ? '' : typed;
  const send = useEffectEvent(() => {
    setTyping((now) => ({ ...now, sent: pending }));
    apply(pending);
  });
  useEffect(() => {
    if (pending === base) return;
    const timer = setTimeout(() => send(), restMs);
    // Whoever goes elsewhere has typed what they wanted, and the page may be loaded again.
    const leave = () => send();
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', leave);
    };
  }, [pending, base]);
  return {
    typed,
    type: (next) => setTyping((now) => ({ ...now, typed: next })),
    text: isTooLong ? base : typed,
    problem: isTooLong ? m.lists_search_too_long({ most: formatQuantity(longestSearch) }) : null,
  };
}
