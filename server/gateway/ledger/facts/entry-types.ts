import { asCode, identity, type IdentityReader } from './identity';
import { idOf, textOf, type FactsReader } from './read';

/** The service keeps codes in upper case (API description, Accounting entry type). */
export const entryTypeFacts: FactsReader<'entry-types.create'> = ({ body, answer }) => ({
  recordId: idOf(answer['id']),
  code: textOf(answer['code']) ?? textOf(body['code'])?.toUpperCase() ?? null,
  name: textOf(body['name']),
});

export const entryTypeIdentities: IdentityReader = ({ body }) => [
  identity('entry-type-code', body['code'], asCode),
];
