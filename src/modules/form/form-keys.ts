import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { EndedWrite } from '../attempt/write-state';
import type { FieldSpec, Refusal } from '../form-fields/form-scope';
import { placeOf } from './mistakes';
import type { Stage } from './write-stages';

/** A press so soon after another, or after a review came up, is of somebody who has not read it; milliseconds. */
const unreadMs = 600;

/**
 * Ctrl+Enter (Cmd on a Mac) anywhere in the form does what its main button does, and so it does on the screen's title, where the
 * focus begins, or nowhere.
 */
export function useSendKeys(
  place: RefObject<HTMLElement | null>,
  isReview: boolean,
  onSend: () => void,
): void {
  const send = useEffectEvent(onSend);
  /** Since when nothing happened that somebody would look at first. */
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (isReview) since.current = performance.now();
  }, [isReview]);
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => {
      // A key held down must not run on from the form through its review.
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (!(event.target instanceof Element) || !isMeant(event.target, element)) return;
      event.preventDefault();
      const isUnread = event.timeStamp - since.current < unreadMs;
      since.current = event.timeStamp;
      if (!isUnread) send();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place]);
}

/** A dialog over the form, such as the question whether to leave it, is answered by its own buttons. */
function isMeant(target: Element, form: HTMLElement | null): boolean {
  if (form?.contains(target)) return target.closest('dialog') === form.closest('dialog');
  if (target !== document.body && !target.matches('[data-screen-title]')) return false;
  return form !== null && form.closest('dialog') === document.querySelector('dialog[open]');
}

interface Parts {
  stage: Stage;
  /** Another one where the form was filled anew. */
  round: string;
  outcome: EndedWrite<unknown> | null;
  refusals: ReadonlyMap<string, Refusal>;
  specs: Readonly<Record<string, FieldSpec>>;
  goTo: (path: string) => void;
  submitButton: RefObject<HTMLButtonElement | null>;
}

/**
 * When the fields come back, so does the focus: to the first field that was refused, to the first of a form that begins anew, or
 * else to the button that led away.
 * Panels take it by themselves when they come.
 */
export function useReturnOfFocus(parts: Parts) {
  const { stage, round, outcome, refusals, specs, goTo, submitButton } = parts;
  const before = useRef({ stage, round });
  const land = useEffectEvent(() => {
    const order = Object.keys(specs);
    const { stage: from } = before.current;
    const isAnew = from === 'receipt' || round !== before.current.round;
    const [first] = [...refusals.keys()].sort((a, b) => placeOf(a, order) - placeOf(b, order));
    if (first !== undefined) goTo(first);
    else if (outcome === null && isAnew) goTo(order[0] ?? '');
    else if (outcome === null || from === 'check') submitButton.current?.focus();
  });
  useEffect(() => {
    if (stage === 'form' && before.current.stage !== 'form') land();
    // A form that was filled while it was hidden counts as another one when it comes back.
    before.current = { stage, round: stage === 'form' ? round : before.current.round };
  }, [stage, round, outcome]);
}
