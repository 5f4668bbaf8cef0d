import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

/** The browser a bench measures in. */
export async function startBrowser(...more: string[]): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    executablePath: found?.path,
    env: { ...process.env, ...found?.env },
    args: ['--no-sandbox', ...more],
  });
}
