import * as z from 'zod/mini';

// Apart from the other shapes of a purchase: the journal shows this of one, and loads none of the rest.

const text = z.catch(z.nullable(z.string()), null);
const sent = z.object({ document_type: text, observation: text });

/** What a purchase that was sent says of its document; nothing where its text cannot be read. */
export function sentDocument(bodyText: string) {
  try {
    const body: unknown = JSON.parse(bodyText);
    const { document_type: documentType, observation } = z.parse(sent, body);
    return { documentType, observation: observation === '' ? null : observation };
  } catch {
    return { documentType: null, observation: null };
  }
}
