import '@mantine/core/styles/baseline.css';
import { createRootRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { renderPage } from '@/modules/session/test-page';
import { ReceivablesScreen } from './receivables-screen';

afterEach(() => configureHttp({}));

const figures = [
  { total: '2469135.78', current: '1234567.89', overdue: '1234567.89' },
  { total: '-1234567.89', current: '-1234567.89', overdue: '0' },
  { total: '1234691.34', current: '1234567.89', overdue: '123.45' },
].map((one) => ({ ...one, current_count: 1, overdue_count: 1 }));
const branches = figures.map((_, at) => ({ id: testId(at), name: `Sucursal ${at}` }));
const snapshots = ['2026-11-20', '2026-11-21'].map((day) => ({
  day,
  at: `${day}T15:00:00.000Z`,
  by: 'Ana',
  ...figures[0],
}));

function answerOf(url: string): object {
  if (url.includes('/receivables/summary')) {
    const data = figures[branches.findIndex(({ id }) => url.includes(id))];
    return { status: true, data };
  }
  return url.includes('/branches') ? { status: true, data: branches } : { snapshots };
}

/** The board with as much room as the shell leaves it at that width. */
async function open(width: number) {
  await page.viewport(width, 900);
  configureHttp({ fetch: (url) => Promise.resolve(toResponse({ body: answerOf(url) })) });
  const style = {
    paddingInline: width < 1024 ? '76px 16px' : '232px 24px',
    fontFamily: 'Arial, sans-serif',
  };
  const component = () => (
    <div style={style}>
      <ReceivablesScreen branch={undefined} />
    </div>
  );
  await renderPage(createRootRoute({ component }));
  const sums = page.getByRole('row').filter({ hasText: /^Suma de 3 de 3/ });
  await expect.element(sums).toBeVisible();
}

/** In how many lines each figure of the table stands. */
function linesOfFigures(): Record<string, number> {
  const lines: Record<string, number> = {};
  const table = page.getByRole('table').element();
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: figure, index } of (text.textContent ?? '').matchAll(
      /(?:[-−]\u2060?)?\$[\d,.]+|[\d.]+\s%/g,
    )) {
      const words = figure.replace('\u00a0', ' ');
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      lines[words] = Math.max(lines[words] ?? 0, tops.size);
    }
  }
  return lines;
}

describe('M310: figures of the branches', () => {
  it.each([900, 1024, 1280, 1440])('stay in one piece at %i pixels', async (width) => {
    await open(width);
    const lines = linesOfFigures();
    expect(Object.keys(lines)).toEqual(
      expect.arrayContaining(['$1,234,567.89', '$2,469,135.78', '0.1 %']),
    );
    expect(Object.entries(lines).filter(([, count]) => count !== 1)).toEqual([]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth - clientWidth).toBe(0);
  });
});
