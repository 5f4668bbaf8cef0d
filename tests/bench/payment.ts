import { sendKey } from '../../e2e/support/actions';
import { startInstallation } from '../../e2e/support/installation';
import { amountOf, pasteParts } from '../../e2e/support/payments';
import { World } from '../../e2e/support/world';
import { openBesideBareInput } from './support/bare-input';
import { startBrowser } from './support/browser';
import { holdTyping } from './support/keys';
import { head } from './support/spread';

/**
 * What a key costs in the amount of the only purchase of a payment, in the last of the 200 that one may have, and in fields beside
 * these, each against a bare input on an empty page in the same run; on a processor made four times slower.
 */
const characters = Number(process.argv[2] ?? 150);
const betweenKeysMs = Number(process.argv[3] ?? 120);

const installation = await startInstallation({ SANDBOX_SIZE: 'tiny' });
const world = await World.create({ empty: true }, installation.control);
const browser = await startBrowser();
const { page, bareInput } = await openBesideBareInput(browser);
await page.goto(`${installation.url}/sign-in?next=/payments/new`);
await sendKey(page, world.keys.full, 'Bench');
await page.getByText('Pegar una lista o elegir').waitFor();

process.stdout.write(head);
const typist = { characters, betweenKeysMs };
let isQuick = true;
for (const [rows, more] of [
  [1, 1],
  [200, 199],
] as const) {
  await pasteParts(
    page,
    Array.from({ length: more }, () => `${crypto.randomUUID()};1.25`),
  );
  const field = amountOf(page, rows);
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const title = `row ${rows} of ${rows}`;
  isQuick = (await holdTyping([{ field, title }], bareInput, typist)) && isQuick;
}
for (const label of ['Monto del cheque o transferencia', 'Referencia']) {
  const beside = { field: page.getByLabel(label), title: `${label}, beside 200 rows` };
  isQuick = (await holdTyping([beside], bareInput, typist)) && isQuick;
}
await browser.close();
await world.remove();
await installation.stop();
if (!isQuick) process.exitCode = 1;
