import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright';
import type { Run } from '../protocol/judge';
import { judgeBrowser, type Statement } from './judge';
import type { BrowserLane } from './lane';
import type { Action, BrowserPlan } from './plan';
import { Tab } from './tab';

/** How long pages have to come to an end with everything once it works again, in milliseconds. */
const settleMs = 25_000;

/** A person's browser during one run. */
type Scene = { lane: BrowserLane; context: BrowserContext; tabs: Tab[]; code: string };

/** Carries out a plan with real pages and compares what they said with what really happened. */
export async function runInBrowser(
  lane: BrowserLane,
  browser: Browser,
  plan: BrowserPlan,
): Promise<Run> {
  const code = `F-${randomUUID().slice(0, 8)}`.toUpperCase();
  await lane.mend();
  const context = await lane.newContext(browser);
  try {
    const tabs = [new Tab(context, lane.world.key), new Tab(context, lane.world.key)];
    const scene = { lane, context, tabs, code };
    await tabs[0]?.open(settleMs);
    await lane.world.forget();
    await lane.world.fail(plan.mishaps.map((mishap) => ({ ...mishap, method: 'POST' })));
    const statements: Statement[] = [];
    for (const action of plan.actions) {
      await pause(action.afterMs);
      // What cannot be done on a page that is gone or in the middle of something is left, as a person would.
      await take(scene, action).catch(() => undefined);
      statements.push(...(await listen(scene)));
    }
    return await settle(scene, statements);
  } finally {
    await context.close();
  }
}

async function take({ lane, context, tabs, code }: Scene, action: Action): Promise<void> {
  const tab = 'tab' in action ? tabs[action.tab] : undefined;
  switch (action.do) {
    case 'send':
      return tab?.send(code, action.press);
    case 'resend':
      return tab?.resend(action.press);
    case 'reload':
      return tab?.reload();
    case 'close':
      return tab?.close();
    case 'back':
      return tab?.back();
    case 'sign-out':
      return tab?.signOut();
    case 'offline':
      return context.setOffline(action.on);
    case 'kill':
      await lane.gateway.kill();
      return lane.gateway.up();
    case 'cut':
      return (action.line === 'to-browser' ? lane.toBrowser : lane.toService).cut();
    case 'outage':
      return action.on ? lane.toService.down() : lane.toService.up();
  }
}

/** What every page says now; what the service has got is read after it was said. */
async function listen({ lane, tabs, code }: Scene): Promise<Statement[]> {
  const said = await Promise.all(
    tabs.map(async (tab) => ({
      attempt: tab.latest,
      says: await tab.says().catch(() => 'nothing' as const),
    })),
  );
  const deliveries = await lane.world.deliveries(code);
  return said.flatMap(({ attempt, says }) =>
    attempt === null ? [] : [{ attempt, says, deliveries }],
  );
}

async function settle(scene: Scene, statements: readonly Statement[]): Promise<Run> {
  const { lane, context, tabs, code } = scene;
  await context.setOffline(false);
  await lane.mend();
  const end = Date.now() + settleMs;
  let last = await listen(scene);
  while (last.some(({ says }) => says === 'sending') && Date.now() < end) {
    await pause(100);
    last = await listen(scene);
  }
  const fresh = new Tab(context, lane.world.key);
  const page = await fresh.open(settleMs);
  const ids = [...new Set(tabs.flatMap(({ attempts }) => attempts))];
  const attempts = await recordsOf(scene, ids);
  await page.reload();
  const recorded = await lane.unresolved(context);
  const strip = page.getByText(/^\d+ envíos? sin confirmar/);
  if (recorded > 0) await strip.waitFor({ timeout: settleMs }).catch(() => undefined);
  const shown = (await strip.isVisible()) ? Number.parseInt(await strip.innerText(), 10) : 0;
  return judgeBrowser({
    attempts,
    deliveries: await lane.world.deliveries(code),
    statements,
    last,
    unresolved: { recorded, shown },
    failures: [...tabs, fresh].flatMap(({ failures }) => failures),
  });
}

/** The record of every attempt, once nothing is under way any more; those that never arrived have none. */
async function recordsOf({ lane, context }: Scene, ids: readonly string[]) {
  const end = Date.now() + settleMs;
  for (;;) {
    const found = await Promise.all(ids.map((id) => lane.lookUp(context, id)));
    const attempts = found.filter((attempt) => attempt !== null);
    if (!attempts.some(({ state }) => state === 'sending') || Date.now() > end) return attempts;
    await pause(50);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
