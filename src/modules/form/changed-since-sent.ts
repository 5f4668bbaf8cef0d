import { useCallback, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { textOf } from '@/modules/drafts/text-of';
import { optionsIn, type WriteState } from '../attempt/write-state';

/**
 * Whether the fields hold something else than what was sent from them, where that may be sent again: the same bytes are not what a
 * person means then, and once stored they would end the draft with what was corrected. What was sent is noted when it is on its
 * way: the fields are closed by then.
 */
export function useChangedSinceSent<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  state: WriteState<unknown>,
): boolean {
  const [sent, setSent] = useState<{ input: unknown; text: string } | null>(null);
  // Each review makes another one.
  const input = 'input' in state && state.kind !== 'reviewing' ? state.input : null;
  if (input !== null && sent?.input !== input) {
    setSent({ input, text: textOf(form.getValues()) });
  }
  const { edit, resend } = optionsIn(state);
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ formState: { values: true }, callback: listener }),
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => edit && resend && sent !== null && textOf(form.getValues()) !== sent.text,
  );
}
