import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What may differ between the themes; everything else is checked once. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** Checks what the page shows now against WCAG 2.0 to 2.2, levels A and AA, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, 'light', (axe) => axe.withTags(levels));
  await expectNone(page, 'dark', (axe) => axe.withRules(ofColors));
  await page.emulateMedia({ colorScheme: null });
}

async function expectNone(
  page: Page,
  colorScheme: 'light' | 'dark',
  checks: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // All in this one page; otherwise another is opened for each time to put frames of strangers together, and there are none.
  const { violations } = await checks(new AxeBuilder({ page })).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility in the ${colorScheme} theme`).toEqual([]);
}
