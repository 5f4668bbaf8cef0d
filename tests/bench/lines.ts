import { sendKey } from '../../e2e/support/actions';
import { startInstallation } from '../../e2e/support/installation';
import { grid } from '../../e2e/support/purchases';
import { World } from '../../e2e/support/world';
import { openBesideBareInput } from './support/bare-input';
import { startBrowser } from './support/browser';
import { holdTyping, slowDown } from './support/keys';
import { head, line } from './support/spread';

/**
 * The lines of a purchase: what a key costs in the first of one, the last of 300 and of 2,000, and in a field beside 2,000 lines,
 * each against a bare input; and how long a paste of 300 rows takes, on a processor made four times slower.
 */
const characters = Number(process.argv[2] ?? 150);
const pastes = 5;
const pasteLimitMs = 1_000;

const installation = await startInstallation({ SANDBOX_SIZE: 'tiny' });
const world = await World.create({ empty: true }, installation.control);
const browser = await startBrowser();
const { page, bareInput } = await openBesideBareInput(browser);
await page.goto(`${installation.url}/sign-in?next=/branches/${world.branch.id}/purchases/new`);
await sendKey(page, world.keys.full, 'Bench');
await grid(page).waitFor();
await page.waitForLoadState('networkidle');

process.stdout.write(head);
const typed = { characters };
let isQuick = true;
await holdIn('line 1 of 1', 1);
await holdIn('line 300 of 300', 299);
const took: number[] = [];
for (let paste = 0; paste < pastes; paste++) took.push(await pasteRows(300));
process.stdout.write(line('paste of 300 rows', took));
await holdIn('line 2,000 of 2,000', 200);
const beside = { field: page.getByLabel('Observación'), title: 'a field beside 2,000 lines' };
isQuick = (await holdTyping([beside], bareInput, typed)) && isQuick;
await browser.close();
await world.remove();
await installation.stop();

const slowest = Math.max(...took);
process.stdout.write(`A paste takes ${slowest.toFixed(0)} ms; the limit is ${pasteLimitMs}.\n`);
if (!isQuick || !(slowest < pasteLimitMs)) process.exitCode = 1;

/** Adds so many lines, and types into the last one's name. */
async function holdIn(title: string, more: number): Promise<void> {
  await pasteRows(more);
  await grid(page).getByRole('combobox').first().focus();
  for (const key of ['Control+End', 'ArrowUp', 'Tab']) await page.keyboard.press(key);
  const field = grid(page).locator('input:focus');
  isQuick = (await holdTyping([{ field, title }], bareInput, typed)) && isQuick;
}

/** From the paste to its rows in the grid, which ask once what the columns are; in milliseconds. */
async function pasteRows(count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, at) => `P-${at}\tArtículo ${at}\t2\t1.25`);
  await grid(page).getByRole('combobox').first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const took = (await page.evaluate(pasteTimed(rows.join('\n'), count))) as number;
  await session.detach();
  return took;
}

/** A text, so that no tool adds to it. */
function pasteTimed(text: string, count: number): string {
  return `new Promise((resolve) => {
    const rows = () => Number(document.querySelector('[role=grid]').getAttribute('aria-rowcount'));
    const wanted = rows() + ${count};
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    const began = performance.now();
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    const look = () => {
      if (rows() === wanted) return setTimeout(() => resolve(performance.now() - began));
      const add = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith('Agregar ${count} l'),
      );
      add?.click();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`;
}
