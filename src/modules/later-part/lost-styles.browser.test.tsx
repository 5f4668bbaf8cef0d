import { expect, it, onTestFinished } from 'vitest';
import { fetchLostStyles, watchStyles } from './lost-styles';

const lost = 'http://127.0.0.1:9/lost.css';
const good = 'data:text/css,.nothing{color:red}';

/** Puts a style sheet into the page, as the page itself or Vite's preloading does, and waits for what becomes of it. */
async function addSheet(href: string): Promise<{ link: HTMLLinkElement; outcome: string }> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  onTestFinished(() => linksTo(href).forEach((one) => one.remove()));
  const outcome = outcomeOf(link);
  document.head.append(link);
  return { link, outcome: await outcome };
}

const outcomeOf = (link: HTMLLinkElement) =>
  new Promise<string>((resolve) => {
    link.addEventListener('load', () => resolve('load'));
    link.addEventListener('error', () => resolve('error'));
  });

const linksTo = (href: string) =>
  [...document.head.querySelectorAll('link')].filter((link) => link.href === href);

/** What stands in the place of a sheet that failed. */
function insteadOf(link: HTMLLinkElement): HTMLLinkElement {
  const [again, ...more] = linksTo(link.href);
  if (!again || again === link) throw new Error('it is not asked for again');
  expect(more).toEqual([]);
  return again;
}

it('asks at once for a sheet that failed before the app began, and leaves one that came', async () => {
  const failed = await addSheet(lost);
  const came = await addSheet(good);
  expect([failed.outcome, came.outcome]).toEqual(['error', 'load']);
  onTestFinished(watchStyles(document));
  const again = insteadOf(failed.link);
  expect(linksTo(good)).toEqual([came.link]);
  expect(again.nextSibling).toBe(came.link);
  await expect(outcomeOf(again)).resolves.toBe('error');
});

it('asks for a later sheet that failed with the network, as often as it takes, and when somebody cannot wait', async () => {
  onTestFinished(watchStyles(document));
  const { link, outcome } = await addSheet(lost);
  expect(outcome).toBe('error');
  let last = link;
  for (let times = 0; times < 2; times += 1) {
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => linksTo(lost)[0]).not.toBe(last);
    last = insteadOf(last);
    await expect(fetchLostStyles()).resolves.toBe(false);
    last = insteadOf(last);
  }
  last.href = good;
  onTestFinished(() => linksTo(good).forEach((one) => one.remove()));
  await expect(fetchLostStyles()).resolves.toBe(true);
});
