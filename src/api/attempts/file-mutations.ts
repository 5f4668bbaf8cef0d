import { mutationOptions } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterBringing } from '../invalidation';
import { bringLines, takeJournal, type GivenLines, type PartsDone } from './file';

/** The journal as a file; apart from the writes of the service, whose screens need none of it. */
export const journalFileMutations = {
  /** Reads the whole journal as the text of a file. */
  takeAlong: () =>
    mutationOptions({ mutationFn: (onPart: (done: PartsDone) => void) => takeJournal(onPart) }),
  /** Looks at the lines of a journal's file; nothing changes. */
  lookAt: () => mutationOptions({ mutationFn: (given: GivenLines) => bringLines(given, false) }),
  /** Takes over what is new among the lines of a journal's file. */
  bring: () =>
    mutationOptions({
      mutationFn: (given: GivenLines) => bringLines(given, true),
      // Some parts may have been added before one failed.
      onSettled: (_report, _error, _given, _result, { client }) =>
        makeStale(client, staleAfterBringing),
    }),
};
