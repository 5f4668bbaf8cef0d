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
    const { documentType, observation } = z.decode(sent, JSON.parse(bodyText));
    return { documentType, observation };
  } catch {
    return { documentType: null, observation: null };
  }
}
