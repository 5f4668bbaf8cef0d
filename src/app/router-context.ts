import type { QueryClient } from '@tanstack/react-query';
import type { WriteOperation } from '@/api/attempts/names';
import type { JournalForm } from '@/modules/form/declare-form';

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** What a navigation tells the screen it leads to; it stays in the history, never in the address. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Search parameters that speak of one branch's records: another branch is opened without them, and at page 1. */
    ofOneBranch?: readonly string[];
    /** The screen of one branch's record: another branch is opened at its list. */
    inOtherBranch?:
      | '/branches/$branchId/products'
      | '/branches/$branchId/purchases/new'
      | '/branches/$branchId/purchases/excluded/new';
    /** The forms of the screen, by what they write: the journal tells a refusal in their words, and starts another one in them. */
    forms?: Partial<Record<WriteOperation, () => Promise<JournalForm>>>;
  }

  interface HistoryState {
    /** Names of the search parameters that were not valid and went back to their defaults. */
    corrected?: string[];
    /** A list whose address says nothing was come to from within: its opening view stays closed. */
    withoutView?: true;
    /** The page that was asked for beyond the end. */
    pageBeyondEnd?: number;
    /** Lots chosen in the list, by id, for a sheet of these alone. */
    chosenLots?: string[];
    /** What a stock is off by as it was counted, and why: its form begins with it. */
    stockOff?: { difference: string; reason: string };
    /** The page size that was asked for where the service uses another. */
    pageSize?: number;
    /** A form's entry over that by which the app was opened (`review-entry.ts`). */
    overFirst?: boolean;
    /** The branch that somebody picked and that leads here. */
    pickedBranch?: string;
  }
}
