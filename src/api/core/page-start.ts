import { markHeader } from '@/contract/session';
import type { EarlyRead, PageStart } from '@/contract/page-start';
import { httpSettings } from './http-settings';

/** A read that the page asked for by itself, before the app was there. */
interface WaitingRead extends EarlyRead {
  answer: Promise<Response>;
  stop: AbortController;
}

/** What `index.html` makes of what the page came with. */
interface StartedPage {
  /** When, by the page's own clock. */
  at: number;
  session: PageStart['session'];
  preferences: PageStart['preferences'];
  proven: PageStart['proven'];
  open: PageStart['open'];
  reads: WaitingRead[];
}

declare global {
  interface Window {
    pageStart?: StartedPage | null;
  }
}

/** What nobody has asked for by then is of the past. */
const goodForMs = 10_000;

let session: { told: PageStart['session']; at: number } | null = null;
let preferences: { told: PageStart['preferences']; mark: string } | null = null;
let proven: { told: PageStart['proven']; mark: string } | null = null;
let open: PageStart['open'] = null;
let waiting: WaitingRead[] = [];

/** Takes up what the page came with, if it came with anything; what is not asked for soon is stopped and forgotten. */
export function adoptPageStart(page: Pick<Window, 'pageStart'>): void {
  const started = page.pageStart;
  delete page.pageStart;
  if (!started) return;
  const left = goodForMs - (performance.now() - started.at);
  session = { told: started.session, at: started.at };
  const { mark } = started.session;
  preferences = { told: started.preferences, mark };
  proven = { told: started.proven, mark };
  open = started.open;
  waiting = started.reads;
  setTimeout(dropPageStart, left);
}

function dropPageStart(): void {
  for (const { stop } of waiting) stop.abort();
  session = null;
  preferences = null;
  proven = null;
  waiting = [];
}

/** What had no known end when the page was sent; null: the page did not come with it. */
export function openAtStart(): PageStart['open'] {
  return open;
}

/** What was proved of permissions when the page was sent, once: it may have changed since; null: it has to be asked for. */
export function provenAtStart(): PageStart['proven'] {
  if (proven === null || proven.mark !== httpSettings().mark) return null;
  const { told } = proven;
  proven = null;
  return told;
}

/** The answer that came with the page or waits for exactly this request, once; null: it has to be sent. */
export function answerFromPage(url: string, init: RequestInit): Promise<Response> | null {
  if (init.method !== 'GET') return null;
  const headers = headersOf(init);
  if (url === '/gateway/session') return headers.has(markHeader) ? null : sessionOfPage();
  if (url === '/gateway/preferences') return preferencesOfPage(headers);
  const read = waiting.find((one) => one.url === url && isSame(headersOf(one), headers));
  if (read === undefined) return null;
  waiting = waiting.filter((one) => one !== read);
  init.signal?.addEventListener('abort', ({ target }) => {
    read.stop.abort((target as AbortSignal).reason);
  });
  return read.answer;
}

/** As the gateway would tell it now: its clock went on since the page was sent. */
function sessionOfPage(): Promise<Response> | null {
  if (session === null) return null;
  const { told, at } = session;
  session = null;
  const now = new Date(Date.parse(told.now) + performance.now() - at);
  return Promise.resolve(Response.json({ ...told, now: now.toISOString() }));
}

/** Of the page's own person, once: they may have changed since. */
function preferencesOfPage(headers: Headers): Promise<Response> | null {
  if (!preferences?.told || headers.get(markHeader) !== preferences.mark) return null;
  const { told } = preferences;
  preferences = null;
  return Promise.resolve(Response.json(told));
}

const headersOf = ({ headers }: RequestInit): Headers => new Headers(headers);

const isSame = (one: Headers, other: Headers): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other]);
