import { startInstallation } from '../../e2e/support/installation';
import { appHeaders } from '../hostile/support/app-headers';
import { serveBarePage } from './support/bare-page';
import { startBrowser } from './support/browser';
import {
  coldAndWarm,
  heapAfter,
  rowsOf,
  turnsOf,
  type ColdAndWarm,
  type FirstRow,
  type Sight,
} from './support/first-row';
import { shapeLink } from './support/shaped-link';
import { signIn } from './support/sign-in';
import { spread } from './support/spread';

/**
 * How long our pages take to their first row or field, held against a bare page of the same libraries in the same run: a processor
 * four times slower, a link of 9 Mbit/s and 60 ms, a new profile each time. The two alternate, so that whatever else the machine
 * does falls on both; what counts are the medians of the rounds' ratios. More than a goal fails the bench.
 */
const rounds = Number(process.argv[2] ?? 5);
/** Part of a screen's name: that one alone is opened. */
const only = process.argv[3] ?? '';
const turns = 5;
const manyRows = 200;

const goals = { list: 1.25, field: 1.4, warm: 1.2, blocking: 1.5, turn: 2, rows: 1.2 };
/** Script memory after 42 navigations, and what it may grow in the last twenty of them; MB. */
const heapGoals = { after: 10, growth: 0.5 };

const installation = await startInstallation();
const cookie = await signIn(installation.url, await installation.demoKey());
const headers = { cookie, ...(await appHeaders(installation.url, cookie)) };
const read = async (path: string) => {
  const answer = await fetch(`${installation.url}/api/external/v1${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
};
const branches = JSON.parse(await read('/branches')) as { data: { id: string }[] };
const branch = branches.data[0]?.id ?? '';
const batches = (rows: number) =>
  read(`/inventory/batches?branch_id=${branch}&page=1&per_page=${rows}`);
const barePage = await serveBarePage(
  new Map([
    [50, await batches(50)],
    [manyRows, await batches(manyRows)],
  ]),
);

const link = await shapeLink();
const ourPort = new URL(installation.url).port;
const over = [ourPort, barePage.port].map(
  async (port) => `MAP localhost:${port} 127.0.0.1:${await link.lead(Number(port))}`,
);
const browser = await startBrowser(`--host-resolver-rules=${(await Promise.all(over)).join(',')}`);

const ours = { browser, cookie, origin: installation.url };
const bare = { browser, cookie: '', origin: `http://localhost:${barePage.port}` };

const batchesPath = `/branches/${branch}/batches`;
const screens: { name: string; path: string; sight: Sight }[] = [
  { name: 'home, at /', path: '/', sight: 'row' },
  { name: 'batches', path: batchesPath, sight: 'row' },
  { name: 'products', path: `/branches/${branch}/products`, sight: 'row' },
  { name: 'form of a product', path: `/branches/${branch}/products/new`, sight: 'field' },
  { name: 'form of a purchase', path: `/branches/${branch}/purchases/new`, sight: 'field' },
];
const bareScreens = { row: '/', field: '/new' };
const ourTurn = {
  list: `/branches/${branch}/products`,
  to: 'main a[href$="/products/new"]',
  back: 'nav a[href$="/products"]',
};
const bareTurn = { list: '/', to: 'a[href="/new"]', back: 'a[href="/"]' };

/** The bare page's and ours, one after the other; ours first in every second round, since the later one meets what the other left. */
async function inTurn<T>(round: number, { its, our }: Record<'its' | 'our', () => Promise<T>>) {
  // The values of an object are awaited in the order they are written in.
  return round % 2 === 0
    ? { its: await its(), our: await our() }
    : { our: await our(), its: await its() };
}

const missed: string[] = [];
const median = (values: readonly number[]) => spread(values).median;
const column = (text: string) => text.padStart(13);
const row = (title: string, cells: readonly string[]) =>
  void process.stdout.write(`${title.padEnd(24)}${cells.map(column).join('')}\n`);
const times = (value: number) => `${value.toFixed(2)} x`;
/** The middle of the rounds' ratios; one beyond its goal is told at the end. */
function ratio(title: string, ours: readonly number[], bare: readonly number[], goal: number) {
  const ratios = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
  if (!(median(ratios) <= goal)) missed.push(`${title}: ${times(median(ratios))}, goal ${goal}`);
  return times(median(ratios));
}

row('', [
  'cold',
  'warm',
  'blocking',
  'blocked, ms',
  'bare, ms',
  'requests',
  'scripts',
  'cold, ms',
  'bare, ms',
]);
for (const { name, path, sight } of screens.filter((one) => one.name.includes(only))) {
  const all: { our: ColdAndWarm; its: ColdAndWarm }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(
      await inTurn(round, {
        its: () => coldAndWarm(bare, bareScreens[sight], sight),
        our: () => coldAndWarm(ours, path, sight),
      }),
    );
  }
  const of = (whose: 'our' | 'its', when: keyof ColdAndWarm, what: keyof FirstRow) =>
    all.map((one) => one[whose][when][what]);
  const held = (title: string, when: keyof ColdAndWarm, what: keyof FirstRow, goal: number) =>
    ratio(`${name}, ${title}`, of('our', when, what), of('its', when, what), goal);
  row(name, [
    held('cold', 'cold', 'ms', sight === 'row' ? goals.list : goals.field),
    held('warm', 'warm', 'ms', goals.warm),
    held('blocking', 'cold', 'blocking', goals.blocking),
    median(of('our', 'cold', 'blocking')).toFixed(0),
    median(of('its', 'cold', 'blocking')).toFixed(0),
    median(of('our', 'cold', 'requests')).toFixed(0),
    median(of('our', 'cold', 'scripts')).toFixed(0),
    median(of('our', 'cold', 'ms')).toFixed(0),
    median(of('its', 'cold', 'ms')).toFixed(0),
  ]);
}

const turn = { our: [] as number[], its: [] as number[] };
const first = { our: [] as number[], its: [] as number[] };
const many = { our: [] as number[], its: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const turned = await inTurn(round, {
    its: () => turnsOf(bare, bareTurn, turns),
    our: () => turnsOf(ours, ourTurn, turns),
  });
  const rows = await inTurn(round, {
    its: () => rowsOf(bare, '/', manyRows),
    our: () => rowsOf(ours, batchesPath, manyRows, { removed: 'true' }),
  });
  for (const whose of ['its', 'our'] as const) {
    const [once = Number.NaN, ...again] = turned[whose];
    first[whose].push(once);
    turn[whose].push(median(again));
    many[whose].push(rows[whose]);
  }
}
const pairs = {
  'list to form and back': turn,
  'the first time': first,
  [`${manyRows} rows`]: many,
};
process.stdout.write('\n');
row('', ['ratio', 'ours, ms', 'bare, ms']);
for (const [title, { our, its }] of Object.entries(pairs)) {
  const goal = title.endsWith('rows') ? goals.rows : goals.turn;
  row(title, [ratio(title, our, its, goal), median(our).toFixed(0), median(its).toFixed(0)]);
}

const [after22 = Number.NaN, after42 = Number.NaN] = await heapAfter(ours, ourTurn, [22, 42]);
const growth = after42 - after22;
row('heap after 42', [`${after42.toFixed(1)} MB`, ` +${growth.toFixed(2)} MB since 22`]);
if (!(after42 <= heapGoals.after && growth <= heapGoals.growth)) missed.push('heap');

await browser.close();
link.stop();
barePage.stop();
await installation.stop();
for (const one of missed) process.stderr.write(`missed: ${one}\n`);
if (missed.length > 0) process.exitCode = 1;
