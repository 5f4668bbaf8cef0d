import type { Browser, Locator, Page } from 'playwright';

/** A page for the app, and on an empty page of the same size the bare input that its fields are held against. */
export async function openBesideBareInput(
  browser: Browser,
): Promise<{ page: Page; bareInput: Locator }> {
  const viewport = { width: 1440, height: 900 };
  const empty = await browser.newPage({ viewport });
  await empty.setContent('<input name="bare">');
  return { page: await browser.newPage({ viewport }), bareInput: empty.getByRole('textbox') };
}
