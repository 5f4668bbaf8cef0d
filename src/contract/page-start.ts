import type { Proven } from './permission';
import type { Preferences } from './preferences';
import type { Profile } from './profile';
import type { SignedInSession } from './session';

/** A read of a screen as the app's own client would ask for it. */
export interface EarlyRead {
  url: string;
  headers: Record<string, string>;
}

/** The attempts of the business that have no known end. */
export interface OpenAttempts {
  /** How many have an unknown outcome and are settled by nobody. */
  unresolved: number;
  /** The ids of the newest whose answer is awaited, in this tab or another, without those of bulk jobs. */
  sending: string[];
}

/** What a page comes with, so that it need not be asked for. */
export interface PageStart {
  session: SignedInSession;
  /** Null where they could not be read: then the app asks for them. */
  preferences: Preferences | null;
  /** From its first drawing on, the navigation shows which areas were refused; null as above. */
  proven: Proven[] | null;
  /** They stand on every screen, and push nothing down that is there before them; null as above. */
  open: OpenAttempts | null;
  /** What the screen reads first; the page asks for it before the app is there. */
  reads: EarlyRead[];
}

/** A page that was asked for: its route, and for whom. */
export interface PageAsked {
  /** Of the route: `/branches/$branchId/batches`. */
  pattern: string;
  params: Record<string, string>;
  /** What stands behind the question mark, with it. */
  search: string;
  mark: string;
  profile: Profile;
  preferences: Preferences | null;
}

/** The first reads of a screen. The app declares them and its build makes a file of them that the gateway asks. */
export type FirstReads = (asked: PageAsked) => Promise<EarlyRead[]>;
