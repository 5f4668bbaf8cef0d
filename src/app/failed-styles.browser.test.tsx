import { afterEach, expect, it } from 'vitest';
import { retryFailedStyles } from './failed-styles';

const lost = 'http://127.0.0.1:9/lost.css';
const came = URL.createObjectURL(new Blob(['.nothing{}'], { type: 'text/css' }));
const linksTo = (href: string) => [...document.head.querySelectorAll(`link[href="${href}"]`)];

afterEach(() => [...linksTo(lost), ...linksTo(came)].forEach((link) => link.remove()));

const ended = (link: Element) =>
  new Promise<string>((resolve) => {
    link.addEventListener('load', () => resolve('load'));
    link.addEventListener('error', () => resolve('error'));
  });

function load(href: string): Promise<string> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return ended(link);
}

it('a style sheet that failed is asked for once more in its place; one that came stays', async () => {
  await expect(load(lost)).resolves.toBe('error');
  await expect(load(came)).resolves.toBe('load');
  const before = [...linksTo(lost), ...linksTo(came)];
  retryFailedStyles(document);
  const [again, kept] = [...linksTo(lost), ...linksTo(came)];
  expect(again).not.toBe(before[0]);
  expect(kept).toBe(before[1]);
  await expect(ended(again ?? document.head)).resolves.toBe('error');
});
