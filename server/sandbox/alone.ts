import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aloneLines, describeAlone } from './alone-ready';
import { startSandbox } from './start';
import { readSettings, SettingsError, type Settings } from '../config';
import { lockFile } from '../folder-lock';

/** Beside the gateway's usual port, so that both run with their defaults. */
const usualPort = '4700';

/** Settings of the gateway that mean something here; the others must not keep the service from starting. */
const known = ['PORT', 'DATA_DIR', 'SANDBOX_SIZE', 'TODAY', 'API_PROFILE'] as const;

function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const set = known.map((name) => [name, environment[name]] as const);
  const given = Object.fromEntries(set.filter(([, value]) => value?.trim()));
  return readSettings({ PORT: usualPort, ...given });
}

/** The folder of the data, which is another than the gateway's sandbox has, kept from every other process. */
function ownFolder(dataDir: string): string {
  const folder = join(dataDir, 'service');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (lockFile(join(folder, 'service.lock')) === null) {
    throw new SettingsError([`DATA_DIR ${dataDir} is in use by another sandbox`]);
  }
  return folder;
}

try {
  const settings = settingsOf(process.env);
  const sandbox = await startSandbox({
    dataDir: ownFolder(settings.dataDir),
    size: settings.sandboxSize,
    fixedToday: settings.today,
    port: settings.port,
    profile: settings.profile,
    integrations: 'test',
  });
  const stop = () => void sandbox.close().finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const ready = await describeAlone(sandbox);
  const lines = process.argv.includes('--json') ? [JSON.stringify(ready)] : aloneLines(ready);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  const text = error instanceof SettingsError ? error.message : String(error);
  process.stderr.write(`The sandbox cannot start: ${text}\n`);
  process.exitCode = 1;
}
