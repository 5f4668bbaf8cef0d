import { build } from 'esbuild';
import { startBrowser } from './support/browser';
import type { Measured } from './support/export-page';
import { head, line } from './support/spread';

/**
 * An export of a whole list in the browser: how long it takes without any wait for the service, and how much script memory it adds
 * at its highest. More than the limit fails the bench.
 */
const runs = Number(process.argv[2] ?? 5);
const limitMb = 64;
const megabyte = 1024 * 1024;
const lists = [
  { format: 'csv', rows: 100_000 },
  { format: 'xlsx', rows: 20_000 },
] as const;

const { outputFiles } = await build({
  entryPoints: ['tests/bench/support/export-page.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  define: { 'import.meta.env': '{}' },
});
const script = outputFiles[0]?.text ?? '';

const browser = await startBrowser('--enable-precise-memory-info');

async function measure(format: string, rows: number): Promise<Measured> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const measured = await page.evaluate(`measure(${JSON.stringify(format)}, ${rows})`);
  await page.close();
  return measured as Measured;
}

process.stdout.write(head);
for (const { format, rows } of lists) {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(format, rows));
  const title = `${format}, ${rows.toLocaleString('en')} rows`;
  const megabytes = (of: (one: Measured) => number) => all.map((one) => of(one) / megabyte);
  const peaks = megabytes((one) => one.peakBytes);
  process.stdout.write(
    line(
      `${title}: time`,
      all.map((one) => one.ms),
    ) +
      line(`${title}: memory`, peaks, 'MB') +
      line(
        `${title}: file`,
        megabytes((one) => one.fileBytes),
        'MB',
      ),
  );
  if (!(Math.max(...peaks) <= limitMb)) {
    process.stderr.write(`${title}: more than ${limitMb} MB\n`);
    process.exitCode = 1;
  }
}
await browser.close();
