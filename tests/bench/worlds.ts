import { startInstallation } from '../../e2e/support/installation';
import { head, line } from './support/spread';

/** What a test pays for a world of its own: from asking the sandbox for a tiny one to having its keys. */
const worlds = Number(process.argv[2] ?? 50);

const installation = await startInstallation();
const measured: number[] = [];
for (let count = -2; count < worlds; count += 1) {
  const began = performance.now();
  const made = await fetch(`${installation.control}/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await made.json();
  if (made.status !== 201) throw new Error(`making a world: ${made.status}`);
  // The first two only warm up.
  if (count >= 0) measured.push(performance.now() - began);
}
await installation.stop();

process.stdout.write(head + line('a tiny world', measured));
