import { sendKey } from '../../e2e/support/actions';
import { startInstallation } from '../../e2e/support/installation';
import { startBrowser } from './support/browser';
import { head, line } from './support/spread';

/**
 * From the click on another page of the list, 200 rows long and read from the large demo data, to its rows painted. The click is a
 * bare one: no pointer has rested on the link before it, so nothing is read ahead. More than the limit fails the bench.
 */
const turns = Number(process.argv[2] ?? 15);
const warmUp = 3;
const limitMs = 300;

const installation = await startInstallation({ SANDBOX_SIZE: 'large' });
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${installation.url}/sign-in`);
await sendKey(page, await installation.demoKey(), 'Bench');
const batches = page.locator('a[href*="/branches/"][href$="/batches"]').first();
const path = await batches.getAttribute('href');
await page.goto(`${installation.url}${path}?perPage=200&removed=true`);
await page.locator('tbody tr').nth(199).waitFor();

/** Milliseconds from the click to the frame after the one in which other rows stood in the table; a text, so that no tool adds to it. */
const turnPage = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('no other 200 rows within 10 s')), 10_000);
  const first = () => document.querySelector('tbody tr')?.textContent ?? '';
  const before = first();
  const look = () => {
    const rows = document.querySelectorAll('tbody tr').length;
    if (rows !== 200 || first() === before) requestAnimationFrame(look);
    else requestAnimationFrame(() => resolve(performance.now() - began));
  };
  const began = performance.now();
  document.querySelector('a[rel=next]').click();
  requestAnimationFrame(look);
})`;

const measured: number[] = [];
for (let turn = -warmUp; turn < turns; turn += 1) {
  const milliseconds = (await page.evaluate(turnPage)) as number;
  if (turn >= 0) measured.push(milliseconds);
}
await browser.close();
await installation.stop();

process.stdout.write(head);
process.stdout.write(line('click to 200 rows painted', measured));
const median = measured.sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Number.NaN;
if (!(median <= limitMs)) {
  process.stderr.write(`${median.toFixed(0)} ms from the click; ${limitMs} is the most.\n`);
  process.exitCode = 1;
}
