import type { Browser, BrowserContext } from 'playwright';
import type { Run } from '../protocol/judge';
import type { AttemptDetail } from '../../../src/contract/attempt';
import { ana, others } from '../support/people';
import { intend, type Intended, type RunForm } from './forms';
import { judgeBrowser, type Statement } from './judge';
import type { BrowserLane } from './lane';
import type { Action, BrowserPlan } from './plan';
import { Tab } from './tab';

/** How long pages have to come to an end with everything once it works again, in milliseconds. */
const settleMs = 25_000;

/** A person's browser during one run. */
type Scene = {
  browser: Browser;
  lane: BrowserLane;
  context: BrowserContext;
  form: RunForm;
  intended: Intended;
  tabs: Tab[];
  /** How often it was typed into an empty form. */
  typings: number;
  /** It was changed so that nothing but its draft ties it to what was typed first. */
  isLoose: boolean;
  /** How long ago it began, by the clock of the gateway. */
  hours: number;
};

/** Carries out a plan with real pages and compares what they said with what really happened. */
export async function runInBrowser(
  lane: BrowserLane,
  browser: Browser,
  form: RunForm,
  plan: BrowserPlan,
): Promise<Run> {
  await lane.mend();
  const intended = await intend(form, lane.world);
  const context = await lane.newContext(browser);
  try {
    const tabs = [newTab(lane, context, form), newTab(lane, context, form)];
    const ground = { browser, lane, context, form, intended, tabs };
    const scene: Scene = { ...ground, typings: 0, isLoose: false, hours: 0 };
    await tabs[0]?.open(settleMs);
    await lane.world.forget();
    await lane.world.choose({ idempotencyStores: plan.stores });
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

function newTab(lane: BrowserLane, context: BrowserContext, form: RunForm): Tab {
  return new Tab(context, { key: () => lane.world.keyOf(ana), form, branch: lane.world.branch });
}

async function take(scene: Scene, action: Action): Promise<void> {
  const { lane, context, tabs } = scene;
  const tab = 'tab' in action ? tabs[action.tab] : undefined;
  switch (action.do) {
    case 'send':
      // What was changed for good elsewhere is another intention than what would be typed anew here,
      // and a day later the same content is taken for another one like it (rule 5).
      if (scene.isLoose || scene.hours >= 24) return;
      scene.typings += 1;
      return tab?.send(scene.intended, action.press);
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
    case 'other-window':
      await lane.signIn(context, others[action.who]);
      if (action.noticed) await Promise.all(tabs.map((each) => each.look()));
      return;
    case 'sign-back':
      await lane.signIn(context, ana);
      if (action.noticed) await Promise.all(tabs.map((each) => each.look()));
      return;
    case 'take-over':
      return tab?.takeOver();
    case 'change':
      if (scene.form.loosens(action.field)) {
        if (scene.typings > 1 || scene.hours >= 24) return;
        scene.isLoose = true;
      }
      return tab?.change(action.field, action.press);
    case 'confirm':
      return tab?.confirm();
    case 'rotate-key':
      await lane.rotateKey();
      return lane.signIn(context, ana);
    case 'wait':
      scene.hours += action.hours;
      await lane.wait(action.hours);
      return lane.signIn(context, ana);
    case 'outage':
      return action.on ? lane.toService.down() : lane.toService.up();
  }
}

/** What every page says now; what the service has got is read after it was said. */
async function listen({ lane, tabs, intended }: Scene): Promise<Statement[]> {
  const said = await Promise.all(
    tabs.map(async (tab) => ({
      attempt: tab.latest,
      says: await tab.says().catch(() => 'nothing' as const),
    })),
  );
  const deliveries = await lane.world.deliveries(intended.mark);
  return said.flatMap(({ attempt, says }) =>
    attempt === null ? [] : [{ attempt, says, deliveries }],
  );
}

async function settle(scene: Scene, statements: readonly Statement[]): Promise<Run> {
  const { lane, context, form, intended, tabs } = scene;
  await context.setOffline(false);
  await lane.mend();
  await lane.world.choose({});
  // Whoever's page it is, they come back to it.
  await lane.signIn(context, ana);
  await Promise.all(tabs.map((tab) => tab.look().catch(() => undefined)));
  const end = Date.now() + settleMs;
  const owners = new Map(tabs.flatMap((tab) => [...tab.owners]));
  const ownerOf = (attempt: string) => owners.get(attempt) ?? ana;
  // A page of somebody else waits for them.
  const listenToOwn = async () =>
    (await listen(scene)).filter(({ attempt }) => ownerOf(attempt) === ana);
  let last = await listenToOwn();
  while (last.some(({ says }) => says === 'sending') && Date.now() < end) {
    await pause(100);
    last = await listenToOwn();
  }
  const fresh = newTab(lane, context, form);
  const page = await fresh.open(settleMs);
  const ids = [...new Set(tabs.flatMap(({ attempts }) => attempts))];
  const attempts = await recordsOf(scene, ids);
  attempts.push(...(await recordsElsewhere(scene, ids, attempts)));
  await page.reload({ timeout: settleMs });
  const recorded = await lane.unresolved(context);
  const strip = page.getByText(/^\d+ envíos? sin confirmar/);
  if (recorded > 0) await strip.waitFor({ timeout: settleMs }).catch(() => undefined);
  const shown = (await strip.isVisible()) ? Number.parseInt(await strip.innerText(), 10) : 0;
  return judgeBrowser({
    operation: form.operation,
    ownerOf,
    meant: new Set(tabs.flatMap((tab) => [...tab.meant])),
    attempts,
    deliveries: await lane.world.deliveries(intended.mark),
    statements,
    last,
    unresolved: { recorded, shown },
    failures: [...tabs, fresh].flatMap(({ failures }) => failures),
  });
}

/** What the journal of the other business holds of them. */
async function recordsElsewhere(
  { lane, browser }: Scene,
  ids: readonly string[],
  known: readonly AttemptDetail[],
): Promise<AttemptDetail[]> {
  const left = ids.filter((id) => !known.some((attempt) => attempt.id === id));
  if (left.length === 0) return [];
  const context = await lane.newContext(browser);
  await lane.signIn(context, others.business);
  const found = await recordsOf({ lane, context }, left);
  await context.close();
  return found;
}

/** The record of every attempt, once nothing is under way any more; those that never arrived have none. */
async function recordsOf(
  { lane, context }: Pick<Scene, 'lane' | 'context'>,
  ids: readonly string[],
) {
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
