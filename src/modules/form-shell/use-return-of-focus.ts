import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { EndedWrite } from '../attempt/write-state';
import type { FieldSpec, Refusal } from '../form-fields/form-scope';
import { placeOf } from './field-paths';
import type { Stage } from './write-stages';

interface Parts {
  stage: Stage;
  outcome: EndedWrite<unknown> | null;
  refusals: ReadonlyMap<string, Refusal>;
  specs: Readonly<Record<string, FieldSpec>>;
  goTo: (path: string) => void;
  submitButton: RefObject<HTMLButtonElement | null>;
}

/**
 * When the fields come back, so does the focus: to the first field that was refused, or else to the button that led away.
 * Panels take it by themselves when they come.
 */
export function useReturnOfFocus({ stage, outcome, refusals, specs, goTo, submitButton }: Parts) {
  const before = useRef<Stage>(stage);
  const land = useEffectEvent(() => {
    const order = Object.keys(specs);
    const [first] = [...refusals.keys()].sort((a, b) => placeOf(a, order) - placeOf(b, order));
    if (first !== undefined) goTo(first);
    else if (outcome === null && before.current === 'receipt') goTo(order[0] ?? '');
    else if (outcome === null || before.current === 'check') submitButton.current?.focus();
  });
  useEffect(() => {
    if (stage === 'form' && before.current !== 'form') land();
    before.current = stage;
  }, [stage, outcome]);
}
