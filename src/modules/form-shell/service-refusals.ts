import { fieldErrors, type FormErrors } from '@/api/core/field-errors';
import type { EndedWrite } from '../attempt/write-state';
import type { Refusal } from '../form-fields/form-scope';

/** How a form finds its fields in what the service answers. */
export interface RefusalReading {
  /** The service's names of the fields, with the form's. */
  wireNames: Readonly<Record<string, string>>;
  /** What a refusal of a field most probably means, where that is known; the service's words stand below it. */
  meaning?: (path: string) => string | null;
}

interface SortedRefusals {
  /** By the field's path. */
  refusals: ReadonlyMap<string, Refusal>;
  /** Messages no field could be found for. */
  others: FormErrors['others'];
}

const nothing: SortedRefusals = { refusals: new Map(), others: [] };

/** Sorts what the service said of the values to the fields that hold them. */
export function sortRefusals(
  outcome: EndedWrite<unknown> | null,
  { wireNames, meaning }: RefusalReading,
  valueOf: (path: string) => unknown,
): SortedRefusals {
  if (outcome?.kind !== 'refused') return nothing;
  const { fields, others } = fieldErrors(outcome.error, wireNames);
  const refusals = new Map<string, Refusal>();
  for (const [path, messages] of Object.entries(fields)) {
    const meant = meaning?.(path) ?? null;
    refusals.set(path, {
      value: valueOf(path),
      messages: [
        ...(meant === null ? [] : [{ text: meant, original: false }]),
        ...messages.map((text) => ({ text, original: true })),
      ],
    });
  }
  return { refusals, others };
}
