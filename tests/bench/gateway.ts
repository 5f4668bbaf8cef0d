import { Client } from 'undici';
import { startInstallation } from '../../e2e/support/installation';
import { appHeaders } from '../hostile/support/app-headers';
import { startPlain } from './support/plain-server';
import { signIn } from './support/sign-in';
import { head, line, percentile } from './support/spread';

/**
 * Requests a second of the gateway against a bare proxy of `node:http`, both in front of the same server: a list of about
 * 19 kB, eight connections, the request budget lifted. Blocks alternate, so that whatever else the machine does falls on all.
 * The gateway is also asked for another page each time, for an answer that is the same as the last one is not looked through.
 */
const rounds = Number(process.argv[2] ?? 10);
const connections = 8;
const blockMs = 1500;

const service = await startPlain('service');
const proxy = await startPlain('proxy', service.port);
const installation = await startInstallation({
  UPSTREAM_URL: `http://127.0.0.1:${service.port}/api/external/v1`,
  REQUEST_BUDGET: '100',
  SESSION_BUDGET: '100',
  LOG_LEVEL: 'error',
});

type Block = { perSecond: number; p99: number };

async function block(
  origin: string,
  headers: Record<string, string>,
  nextPath = () => path,
): Promise<Block> {
  const times: number[] = [];
  const until = performance.now() + blockMs;
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const work = async (client: Client) => {
    while (performance.now() < until) {
      const began = performance.now();
      const { statusCode, body } = await client.request({
        method: 'GET',
        path: nextPath(),
        headers,
      });
      const { byteLength } = await body.arrayBuffer();
      if (statusCode !== 200 || byteLength < 15_000) {
        throw new Error(`${origin}: ${String(statusCode)} (${String(byteLength)} bytes)`);
      }
      times.push(performance.now() - began);
    }
  };
  await Promise.all(clients.map(work));
  await Promise.all(clients.map((client) => client.close()));
  return { perSecond: (times.length / blockMs) * 1000, p99: percentile(times, 99) };
}

const branch = '00000000-0000-4000-8000-0000000000aa';
const path = `/api/external/v1/inventory/batches?branch_id=${branch}&per_page=50`;
const cookie = await signIn(installation.url, 'bench-key');
const asApp = { cookie, ...(await appHeaders(installation.url, cookie)) };
let page = 0;
const otherPage = () => {
  page += 1;
  return `${path}&page=${String(page)}`;
};
const measured = { bare: [] as Block[], ours: [] as Block[], others: [] as Block[] };
for (let round = -2; round < rounds; round += 1) {
  const bare = await block(`http://127.0.0.1:${proxy.port}`, {});
  const ours = await block(installation.url, asApp);
  const others = await block(installation.url, asApp, otherPage);
  // The first two rounds only warm up.
  if (round < 0) continue;
  measured.bare.push(bare);
  measured.ours.push(ours);
  measured.others.push(others);
}
await installation.stop();
proxy.stop();
service.stop();

const each = (name: keyof typeof measured, of: keyof Block) => measured[name].map((one) => one[of]);
const ratios = (name: keyof typeof measured, of: keyof Block) => {
  const bare = each('bare', of);
  return each(name, of).map((value, index) => value / (bare[index] ?? Number.NaN));
};
const print = (name: keyof typeof measured, title: string) => {
  process.stdout.write(line(title, each(name, 'perSecond'), '/s'));
  process.stdout.write(line(`${title}, p99`, each(name, 'p99')));
  if (name === 'bare') return;
  process.stdout.write(line(`${title} / bare, requests`, ratios(name, 'perSecond'), 'x'));
  process.stdout.write(line(`${title} / bare, p99`, ratios(name, 'p99'), 'x'));
};
process.stdout.write(head);
print('bare', 'bare proxy');
print('ours', 'gateway, same');
print('others', 'gateway, others');
