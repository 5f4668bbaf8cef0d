import * as z from 'zod/mini';
import { optionalDecimal } from '../core/wire';

// Apart from the other shapes of a product: the journal shows this of a change, and loads none of the rest.

const number = z.catch(optionalDecimal, null);
const sent = z.object({ cost: number, availability: number, limit_availability: number });

/** The figures of a change that was sent, which its price aside the journal draws no facts from; decimal texts. */
export function sentChange(bodyText: string) {
  try {
    const body: unknown = JSON.parse(bodyText);
    const { cost, availability, limit_availability: limitAvailability } = z.parse(sent, body);
    return { cost, availability, limitAvailability };
  } catch {
    return { cost: null, availability: null, limitAvailability: null };
  }
}
