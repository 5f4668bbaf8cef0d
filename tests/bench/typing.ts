import { sendKey } from '../../e2e/support/actions';
import { startInstallation } from '../../e2e/support/installation';
import { openBesideBareInput } from './support/bare-input';
import { startBrowser } from './support/browser';
import { holdTyping } from './support/keys';
import { head } from './support/spread';

/**
 * From a key to its character painted, in every text field of the form for providers, 300 characters each, on a processor made
 * four times slower. A frame alone takes 16.7 ms, so the same is measured of a bare input on an empty page in the same run.
 */
const characters = Number(process.argv[2] ?? 300);
const betweenKeysMs = Number(process.argv[3] ?? 120);

const installation = await startInstallation({ SANDBOX_SIZE: 'tiny' });
const browser = await startBrowser();
const { page, bareInput } = await openBesideBareInput(browser);
await page.goto(`${installation.url}/sign-in?next=/providers/new`);
await sendKey(page, await installation.demoKey(), 'Bench');
await page.getByRole('textbox').first().waitFor();
// Until its catalogs are there, what is chosen is typed.
await page.waitForLoadState('networkidle');

process.stdout.write(head);
const named = await Promise.all(
  (await page.getByRole('textbox').all()).map(async (field) => ({
    field,
    title: (await field.getAttribute('name')) ?? '',
  })),
);
const isQuick = await holdTyping(named, bareInput, { characters, betweenKeysMs });
await browser.close();
await installation.stop();
if (!isQuick) process.exitCode = 1;
