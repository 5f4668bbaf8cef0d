import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingsError, type Settings } from './config';
import { openDataFolder, type DataFolder } from './gateway/data-folder';
import { keepSandbox } from './gateway/sandbox-keeper';
import { replaceSandbox, runSandbox, type SandboxProcess } from './gateway/sandbox-process';
import { startGateway } from './gateway/start';
import { StartError } from './gateway/start-error';
import { outliveReaders } from './output';

const here = dirname(fileURLToPath(import.meta.url));
/** From the sources in development, from `dist/server` otherwise. */
const built = !import.meta.url.endsWith('.ts');
const sandboxEntry = built ? join(here, 'sandbox.js') : join(here, 'sandbox/main.ts');
const webRoot = built ? join(here, '../web') : join(here, '../dist/web');
/**
 * Asked at the start, as a closed terminal is none any more. What nohup starts has none, and must live on when a window is
 * closed: nohup has SIGHUP ignored, but Node undoes that.
 */
const inTerminal = [0, 1, 2].some((stream) => isatty(stream));

async function main(): Promise<void> {
  outliveReaders();
  if (!inTerminal) process.on('SIGHUP', () => {});
  const settings = readSettings(process.env);
  // First to be had and last to be given back: whoever cannot have it must not touch the sandbox of the gateway that does.
  const folder = openDataFolder(settings.dataDir, settings.secrets);
  const sandbox = settings.upstream === null ? await embeddedService(settings) : null;
  try {
    await serve(settings, folder, sandbox);
  } catch (error) {
    await sandbox?.stop();
    throw error;
  }
}

/** The sandbox, looked after for as long as this process lives. */
async function embeddedService(settings: Settings): Promise<SandboxProcess> {
  const first = await runSandbox(settings, sandboxEntry);
  return keepSandbox(first, {
    again: () => replaceSandbox(settings, sandboxEntry, first.ready),
    log: (line) => process.stderr.write(`${line}\n`),
  });
}

async function serve(
  settings: Settings,
  folder: DataFolder,
  sandbox: SandboxProcess | null,
): Promise<void> {
  const gateway = await startGateway(settings, {
    folder,
    ...(sandbox && {
      sandbox: sandbox.ready,
      sandboxControl: () => sandbox.ready.control,
    }),
    ...(existsSync(webRoot) && { webRoot }),
    logStream: process.stderr,
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await gateway.close();
    await sandbox?.stop();
    folder.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  if (inTerminal) process.on('SIGHUP', () => void stop());

  process.stdout.write(`Trastienda listo en ${gateway.url}\n`);
  for (const { label, business, scopes } of sandbox?.ready.demo ?? []) {
    process.stdout.write(`  ${label} (${business}): ${scopes.length} permisos\n`);
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof StartError;
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
