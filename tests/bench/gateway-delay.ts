import { startInstallation } from '../../e2e/support/installation';
import { appHeaders } from '../hostile/support/app-headers';
import { signIn } from './support/sign-in';
import { head, line } from './support/spread';

/**
 * What the gateway adds to one page of batches, against the same request sent to the sandbox itself.
 * Blocks alternate in one run, so that whatever else the machine does falls on both.
 */
const blocks = Number(process.argv[2] ?? 15);
const perBlock = 40;

type Demo = { key: string };
type Ready = { base: string; demo: Demo[] };
type Listed = { data: { id: string }[] };

const installation = await startInstallation();
const ready = (await (await fetch(`${installation.control}/ready`)).json()) as Ready;
const key = ready.demo[0]?.key ?? '';
const direct = { 'x-api-key': key };
const cookie = await signIn(installation.url, key);
const throughGateway = { cookie, ...(await appHeaders(installation.url, cookie)) };

const branches = await fetch(`${ready.base}/branches`, { headers: direct });
const [branch] = ((await branches.json()) as Listed).data;
const page = `/inventory/batches?branch_id=${branch?.id ?? ''}&per_page=50`;

async function block(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < perBlock; count += 1) {
    const answer = await fetch(url, { headers });
    const body = await answer.arrayBuffer();
    if (answer.status !== 200)
      throw new Error(`${url}: ${answer.status} (${body.byteLength} bytes)`);
  }
  return (performance.now() - began) / perBlock;
}

const gatewayUrl = `${installation.url}/api/external/v1${page}`;
const measured = { direct: [] as number[], gateway: [] as number[] };
for (let count = -2; count < blocks; count += 1) {
  const one = await block(ready.base + page, direct);
  const other = await block(gatewayUrl, throughGateway);
  // The first two rounds only warm up.
  if (count < 0) continue;
  measured.direct.push(one);
  measured.gateway.push(other);
}
await installation.stop();

const pairs = measured.gateway.map(
  (value, index) => [value, measured.direct[index] ?? Number.NaN] as const,
);
process.stdout.write(head);
process.stdout.write(line('page of batches, sandbox itself', measured.direct));
process.stdout.write(line('page of batches, through gateway', measured.gateway));
process.stdout.write(
  line(
    'added by the gateway',
    pairs.map(([a, b]) => a - b),
  ),
);
process.stdout.write(
  line(
    'gateway / sandbox',
    pairs.map(([a, b]) => a / b),
    'x',
  ),
);
