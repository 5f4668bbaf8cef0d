import { asCode, identity, type Reader } from './identity';
import { idOf, textOf } from '../../told-values';

export const entryType: Reader<'entry-types.create'> = {
  facts: ({ body, answer }) => ({
    recordId: idOf(answer['id']),
    // The service keeps codes in upper case (API description, Accounting entry type).
    code: textOf(answer['code']) ?? textOf(body['code'])?.toUpperCase() ?? null,
    name: textOf(body['name']),
  }),
  identities: ({ body }) => [identity('entry-type-code', body['code'], asCode)],
};
