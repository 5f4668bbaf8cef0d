import { sendKey } from '../../e2e/support/actions';
import { startInstallation } from '../../e2e/support/installation';
import { firstBusiness } from '../../server/sandbox/seed/branches';
import { scheduleId } from '../../server/sandbox/seed/work-schedules';
import { startBrowser } from './support/browser';
import { slowDown } from './support/keys';
import { head, line, percentile } from './support/spread';

/**
 * A shift is dragged about a week of seven days of four shifts, on a processor made four times slower: what the page computes and
 * lays out for one movement of the pointer, which has to fit in a frame with its minutes, its warnings and its costs.
 */
const movements = Number(process.argv[2] ?? 200);
const frameMs = 16.7;

const installation = await startInstallation({ SANDBOX_SIZE: 'tiny' });
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
const schedule = scheduleId(firstBusiness, 'ADM');
await page.goto(`${installation.url}/sign-in?next=/schedules/${schedule}/what-if`);
await sendKey(page, await installation.demoKey(), 'Bench');
const grid = page.getByRole('grid');
await grid.waitFor();
await page.getByLabel(/^(Empezar por|Begin with)$/).selectOption('divided');
await page.getByRole('gridcell').first().focus();
await page.keyboard.press('Insert');
await page.keyboard.press('Insert');
await page.getByLabel(/^(Copiar el|Copy) /).selectOption('all');
await page.getByLabel(/Salario|wage/).fill('2.5');
const shifts = await page.locator('[data-place]').count();
if (shifts !== 28) throw new Error(`${shifts} shifts instead of 28`);

/** From the pointer's event to the end of the work it made: React's own, styles and layout; a text, so that no tool adds to it. */
const watch = `(() => {
  window.moves = [];
  addEventListener('pointermove', () => {
    const began = performance.now();
    queueMicrotask(() => setTimeout(() => {
      document.body.getBoundingClientRect();
      window.moves.push(performance.now() - began);
    }));
  }, true);
})()`;
const cell = page.getByRole('gridcell').first();
await cell.scrollIntoViewIfNeeded();
const box = await cell.boundingBox();
if (box === null) throw new Error('no shift is drawn');
await page.evaluate(watch);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.move(x, y);
await page.mouse.down();
for (let at = 0; at < movements; at += 1) {
  await page.mouse.move(x + (at % 40) * 12, y + (at % 7) * 40);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}
await page.mouse.up();
await session.detach();
const measured = ((await page.evaluate('window.moves')) as number[]).slice(10);
await browser.close();
await installation.stop();

process.stdout.write(head);
const took = percentile(measured, 95);
process.stdout.write(line(`a movement, one of twenty ${took.toFixed(1)}`, measured));
if (!(took <= frameMs)) {
  process.stderr.write(`${took.toFixed(1)} ms; a frame is ${frameMs}.\n`);
  process.exitCode = 1;
}
