import { expect, it, onTestFinished } from 'vitest';
import { retryFailedStyles } from './failed-styles';

const lost = 'http://127.0.0.1:9/lost.css';
const good = 'data:text/css,.nothing{color:red}';

/** Puts a style sheet into the page, as the page itself or Vite's preloading does, and waits for what becomes of it. */
async function addSheet(href: string): Promise<{ link: HTMLLinkElement; outcome: string }> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  onTestFinished(() => link.remove());
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

it('asks once more for a sheet that failed before the app began, and leaves one that came', async () => {
  const failed = await addSheet(lost);
  const came = await addSheet(good);
  expect([failed.outcome, came.outcome]).toEqual(['error', 'load']);
  retryFailedStyles(document);
  const [again] = linksTo(lost);
  if (!again) throw new Error('it is not asked for again');
  expect(again).not.toBe(failed.link);
  expect(linksTo(good)).toEqual([came.link]);
  await expect(outcomeOf(again)).resolves.toBe('error');
  expect(linksTo(lost)).toEqual([]);
});

it('takes a later sheet that fails out of the page, so that the next try asks for it, and leaves one that comes', async () => {
  retryFailedStyles(document);
  const failed = await addSheet(lost);
  expect(failed.outcome).toBe('error');
  expect(linksTo(lost)).toEqual([]);
  const came = await addSheet(good);
  expect(came.outcome).toBe('load');
  expect(linksTo(good)).toEqual([came.link]);
});
