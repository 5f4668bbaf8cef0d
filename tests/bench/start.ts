import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startInstallation } from '../../e2e/support/installation';
import { head, line } from './support/spread';

/**
 * From the start of the process to the line that says it is ready: the first time, when the demo data
 * is made, and again on the same data folder.
 */
const runs = Number(process.argv[2] ?? 7);

async function start(dataDir: string, size: string): Promise<number> {
  const began = performance.now();
  const installation = await startInstallation({ DATA_DIR: dataDir, SANDBOX_SIZE: size });
  const milliseconds = performance.now() - began;
  await installation.stop();
  return milliseconds;
}

process.stdout.write(head);
for (const size of ['normal', 'large']) {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'trastienda-bench-'));
    first.push(await start(dataDir, size));
    again.push(await start(dataDir, size));
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(line(`start, ${size}, new data`, first));
  process.stdout.write(line(`start, ${size}, existing data`, again));
}
