// A process of its own: the package reads AWS_EXECUTION_ENV and TMPDIR while it is imported.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

// An unpacked browser makes it skip the libraries, so a broken one is cleared away first.
rmSync(path.join(tmpdir(), 'chromium'), { force: true });
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
