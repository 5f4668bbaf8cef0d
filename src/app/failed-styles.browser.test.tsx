import { expect, it } from 'vitest';
import { dropFailedStyles } from './failed-styles';

const sheets = () => document.head.querySelectorAll('link[rel=stylesheet]').length;

it('a style sheet that fails leaves the page, so that the next try asks for it again; one that came stays', async () => {
  dropFailedStyles(document);
  const before = sheets();
  const load = (href: string) =>
    new Promise<string>((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.addEventListener('load', () => resolve('load'));
      link.addEventListener('error', () => resolve('error'));
      document.head.append(link);
    });
  await expect(load('http://127.0.0.1:9/lost.css')).resolves.toBe('error');
  expect(sheets()).toBe(before);
  await expect(load('data:text/css,.nothing{}')).resolves.toBe('load');
  expect(sheets()).toBe(before + 1);
});
