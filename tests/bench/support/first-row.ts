import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Whose pages are measured: a browser, an address, and the cookies of somebody who is signed in there, as one header. */
export interface Site {
  browser: Browser;
  origin: string;
  cookie: string;
}

/** What a screen is waited for: the words of its first row, or the first field that takes what is typed. */
export type Sight = 'row' | 'field';

export interface FirstRow {
  /** Milliseconds from the start of the navigation to the frame with the first row. */
  ms: number;
  /** What long tasks took over 50 ms each, before that. */
  blocking: number;
  /** Requests that began before it, the page's own included. */
  requests: number;
  scripts: number;
}

export interface ColdAndWarm {
  cold: FirstRow;
  warm: FirstRow;
}

const slowDown = 4;

/** Texts, so that no tool adds to them. */
const isSeen: Record<Sight, string> = {
  row: `() => !!document.querySelector('tbody tr')?.textContent`,
  field: `() => document.querySelector('form :is(input, textarea):enabled') !== null`,
};
/** Resolves after the frame in which it was seen, in a task so urgent that none of the page's comes before. */
const painted = `(isSeen) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('nothing seen at ' + location.href)), 20_000);
  const look = () => isSeen()
    ? scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
    : requestAnimationFrame(look);
  requestAnimationFrame(look);
})`;

const watch = (sight: Sight) => `if (location.protocol === 'http:') {
  const long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });
  window.firstRow = (${painted})(${isSeen[sight]}).then(async (ms) => {
    const files = performance.getEntriesByType('resource').filter((one) => one.startTime < ms);
    // A task is told after its end.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const over = long.map((one) => Math.min(one.duration, ms - one.startTime) - 50);
    return {
      ms,
      blocking: over.filter((one) => one > 0).reduce((sum, one) => sum + one, 0),
      requests: 1 + files.length,
      scripts: files.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
    };
  });
}`;

/**
 * A browser's profile that never was there, but is signed in. The tool's debugger has the place of every error looked up as it is
 * made, for which a file is read anew; a browser without one does so only for an error whose stack is read. React makes five as it
 * starts: without a limit none has a stack.
 */
async function newProfile({ browser, origin, cookie }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript('delete Error.stackTraceLimit');
  const page = await context.newPage();
  // Not Playwright's own way: it names a domain, which a cookie of one host may not have.
  const session = await context.newCDPSession(page);
  for (const one of cookie.split('; ').filter((text) => text !== '')) {
    const at = one.indexOf('=');
    await session.send('Network.setCookie', {
      name: one.slice(0, at),
      value: one.slice(at + 1),
      url: origin,
      path: '/',
      secure: true,
    });
  }
  await page.close();
  return context;
}

interface Tab {
  page: Page;
  session: CDPSession;
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

async function slowTab(context: BrowserContext): Promise<Tab> {
  const tab = await openTab(context);
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return tab;
}

async function open(context: BrowserContext, url: string, sight: Sight): Promise<FirstRow> {
  const { page } = await slowTab(context);
  await page.addInitScript(watch(sight));
  await page.goto(url, { waitUntil: 'commit' });
  const first = (await page.evaluate('window.firstRow')) as FirstRow;
  await page.waitForLoadState('networkidle');
  await page.close();
  return first;
}

/** A screen with nothing in the cache, and again in a new tab with what the first time left there. */
export async function coldAndWarm(site: Site, path: string, sight: Sight): Promise<ColdAndWarm> {
  const context = await newProfile(site);
  const cold = await open(context, site.origin + path, sight);
  const warm = await open(context, site.origin + path, sight);
  await context.close();
  return { cold, warm };
}

/** A list and the form that a link of it leads to; `back` leads to the list again. */
export interface ListAndForm {
  list: string;
  to: string;
  back: string;
}

/** Resolves once nothing was asked for in a whole second: what comes after the first row is there as well. */
const quiet = `new Promise((resolve) => {
  let seen = -1;
  const look = () => {
    const files = performance.getEntriesByType('resource').length;
    if (files === seen) return resolve();
    seen = files;
    setTimeout(look, 1_000);
  };
  look();
})`;

/** The value of an expression in the page. The tool's own ways put scripts of theirs into it, which would count as its memory. */
async function evaluate({ session }: Tab, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

async function settle(tab: Tab, address: string): Promise<void> {
  await tab.page.goto(address);
  await evaluate(tab, `(${painted})(${isSeen.row})`);
  await tab.page.waitForLoadState('networkidle');
  await evaluate(tab, quiet);
}

/** Milliseconds from the click on a link, after the pointer has rested on it as a hand does, to what is waited for. */
async function click(tab: Tab, link: string, sight: Sight): Promise<number> {
  await evaluate(
    tab,
    `void addEventListener('click', ({ timeStamp }) => {
    window.arrived = (${painted})(${isSeen[sight]}).then((now) => now - timeStamp);
  }, { capture: true, once: true })`,
  );
  const [x, y] = (await evaluate(
    tab,
    `(() => {
    const { left, top, width, height } = document.querySelector('${link}').getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`,
  )) as [number, number];
  const { mouse } = tab.page;
  await mouse.move(x, y);
  await new Promise((rested) => setTimeout(rested, 100));
  await mouse.down();
  await mouse.up();
  return (await evaluate(tab, 'window.arrived')) as number;
}

/** From a list to its form and back, each of so many turns. */
export async function turnsOf(site: Site, at: ListAndForm, turns: number): Promise<number[]> {
  const context = await newProfile(site);
  const tab = await slowTab(context);
  await settle(tab, site.origin + at.list);
  const measured: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const there = await click(tab, at.to, 'field');
    measured.push(there + (await click(tab, at.back, 'row')));
    await tab.page.mouse.move(700, 5);
  }
  await context.close();
  return measured;
}

/** From a list of fewer, milliseconds to so many rows of it, asked for by its address without a new page. */
export async function rowsOf(
  site: Site,
  path: string,
  rows: number,
  search: Record<string, string> = {},
): Promise<number> {
  const context = await newProfile(site);
  const tab = await slowTab(context);
  const before = new URLSearchParams(search);
  await settle(tab, `${site.origin}${path}?${before}`);
  const after = new URLSearchParams({ ...search, perPage: String(rows) });
  const last = `() => !!document.querySelectorAll('tbody tr')[${rows - 1}]?.textContent`;
  const milliseconds = await evaluate(
    tab,
    `(() => {
    const began = performance.now();
    history.pushState(null, '', '${path}?${after}');
    dispatchEvent(new PopStateEvent('popstate'));
    return (${painted})(${last}).then((now) => now - began);
  })()`,
  );
  await context.close();
  return milliseconds as number;
}

/** Megabytes of script memory after each of these numbers of navigations, once what is not needed is gone. */
export async function heapAfter(
  site: Site,
  at: ListAndForm,
  navigations: readonly number[],
): Promise<number[]> {
  const context = await newProfile(site);
  const tab = await openTab(context);
  const { session } = tab;
  await settle(tab, site.origin + at.list);
  const measured: number[] = [];
  let done = 0;
  for (const count of navigations) {
    for (; done < count; done += 2) {
      await click(tab, at.to, 'field');
      await click(tab, at.back, 'row');
    }
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    measured.push(usedSize / 1024 / 1024);
  }
  await context.close();
  return measured;
}
