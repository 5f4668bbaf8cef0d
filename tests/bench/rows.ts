import { build } from 'esbuild';
import { startBrowser } from './support/browser';
import { head, line } from './support/spread';

/**
 * What 200 rows of the batch list cost the browser, from new rows to a finished layout, against a bare Mantine table of the same
 * rows. Ours can be chosen, as in the product: without a check each they take 1.1 times as long. Both are measured in turn in one
 * page; more than the limit fails the bench.
 */
const rounds = Number(process.argv[2] ?? 25);
const warmUp = 5;
const rows = 200;
const limit = 1.5;

const { outputFiles } = await build({
  entryPoints: ['tests/bench/support/rows-page.tsx'],
  bundle: true,
  write: false,
  minify: true,
  outdir: 'bench',
  format: 'iife',
  platform: 'browser',
  jsx: 'automatic',
  loader: { '.module.css': 'local-css' },
  define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
});
const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';

const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
await page.addStyleTag({ path: 'node_modules/@mantine/core/styles/global.css' });
await page.addStyleTag({ path: 'node_modules/@mantine/core/styles/Table.css' });
await page.addStyleTag({ content: text('.css') });
await page.addScriptTag({ content: text('.js') });
await page.evaluate('mount()');

const measured = { ours: [] as number[], bare: [] as number[] };
for (let round = -warmUp; round < rounds; round += 1) {
  for (const name of ['bare', 'ours'] as const) {
    const milliseconds = await page.evaluate(`measure('${name}', ${round + warmUp}, ${rows})`);
    if (round >= 0) measured[name].push(milliseconds as number);
  }
}
await browser.close();

const ratios = measured.ours.map((value, index) => value / (measured.bare[index] ?? Number.NaN));
process.stdout.write(head);
process.stdout.write(line(`${rows} rows, bare Mantine table`, measured.bare));
process.stdout.write(line(`${rows} rows, batch list`, measured.ours));
process.stdout.write(line('batch list / bare table', ratios, 'x'));
const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
if (!(median <= limit)) {
  process.stderr.write(
    `The list costs ${median.toFixed(2)} times the bare table; ${limit} is the most.\n`,
  );
  process.exitCode = 1;
}
