import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { laterPart, type LaterPart } from '../later-part/later-part';
import { useLaterPart } from '@/modules/later-part/later-part-notice';
import type { WritePanels } from './write-panels';

/**
 * What comes after the fields of a form, from the review on: it is loaded while these are filled in, and nothing goes on before
 * it is there.
 */
export const laterPanels: LaterPart<WritePanels> = laterPart(
  async () => (await import('./write-panels')).writePanels,
);

interface Press<Values extends FieldValues, Output, Panels> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What shows the review. */
  later: LaterPart<Panels>;
  /** Nothing goes on for now. */
  isHeld: boolean;
  /** Called with what was typed, valid and clean. */
  onReview: (values: Output) => void;
  /** Called with what is wrong with it. */
  onMistakes: (errors: object) => void;
}

/**
 * The way from the fields to their review. Pressed, with nothing wrong, before the panels are there, it goes on as soon as they
 * are (`isWaiting`), with what is typed by then.
 */
export function useReviewPress<Values extends FieldValues, Output, Panels>(
  press: Press<Values, Output, Panels>,
) {
  const { form, later, isHeld, onReview, onMistakes } = press;
  const { part: panels } = useLaterPart(later);
  const [isWaiting, setWaiting] = useState(false);
  const review = () => {
    if (isHeld) return;
    void form.handleSubmit(
      (values) => {
        setWaiting(later.loaded() === null);
        if (later.loaded() !== null) onReview(values);
      },
      (errors) => {
        setWaiting(false);
        onMistakes(errors);
      },
    )();
  };
  const goOn = useEffectEvent(review);
  useEffect(() => {
    if (isWaiting && panels !== null && !isHeld) goOn();
  }, [isWaiting, panels, isHeld]);
  return { panels, isWaiting, review };
}
