import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { answerWith } from '../core/test-answers';
import { staleAfterBringing } from '../invalidation';
import { journalFileMutations } from './file-mutations';

afterEach(() => configureHttp({}));

const lines = [{ number: 2, text: '{}' }];
const given = { service: 'practice', lines, onPart: () => undefined } as const;

it.each([
  ['brought', { body: { fresh: 1, known: 0, problems: [], leftOut: [] } }],
  ['brought in part', { status: 500, body: {} }],
])(
  'a journal that was %s makes its entries stale, and the suppliers they name',
  async (_how, answer) => {
    const client = createQueryClient();
    for (const key of staleAfterBringing) client.setQueryData(key, []);
    answerWith(answer);
    const bringing = new MutationObserver(client, journalFileMutations.bring());
    await bringing.mutate(given).catch(() => undefined);
    const stale = staleAfterBringing.filter((key) => client.getQueryState(key)?.isInvalidated);
    expect(stale.flat()).toEqual(['attempts', 'practice', 'directory']);
  },
);
