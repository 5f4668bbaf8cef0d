import * as z from 'zod/mini';
import { sentOfBoth } from './schemas';
import { optionalText } from '../core/wire';
import { wireRecord } from '../core/wire-record';

const sent = wireRecord({
  documentType: sentOfBoth.documentType,
  observation: ['observation', optionalText],
});

/** What a purchase that was sent says of its document; nothing where its text cannot be read. */
export function sentDocument(bodyText: string) {
  try {
    const body: unknown = JSON.parse(bodyText);
    const { documentType, observation } = z.parse(sent, body);
    return { documentType, observation };
  } catch {
    return { documentType: null, observation: null };
  }
}
