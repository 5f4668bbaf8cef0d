import { expect, it } from 'vitest';
import { sentDocument } from './sent-document';

it('tells of a purchase that was sent what kind of document it is, and its note', () => {
  const sent = JSON.stringify({ document_type: 'ticket', observation: 'Urgente', products: [] });
  expect(sentDocument(sent)).toEqual({ documentType: 'ticket', observation: 'Urgente' });
  const none = { documentType: null, observation: null };
  expect(sentDocument('{}')).toEqual(none);
  expect(sentDocument('no es JSON')).toEqual(none);
});
