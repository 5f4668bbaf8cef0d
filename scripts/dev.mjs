// The gateway and the sandbox restart on a change of server/, the app reloads in place.
import { spawn } from 'node:child_process';
import { environmentForProject } from './lib/environment.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandFile, root } from './lib/project.mjs';
import { forwardSignals } from './lib/run.mjs';
import { compileText } from './lib/text.mjs';

requireNode();
await ensureDependencies();
await compileText();

const webPort = process.env.WEB_PORT ?? '5173';
const port = process.env.PORT ?? '4600';
const env = {
  ...environmentForProject(),
  NODE_ENV: 'development',
  PORT: port,
  GATEWAY_URL: `http://127.0.0.1:${port}`,
  PUBLIC_ORIGIN: `http://localhost:${webPort}`,
};

const children = [
  [commandFile('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'],
  [commandFile('vite'), '--host', 'localhost', '--port', webPort],
].map((args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));

for (const child of children) {
  forwardSignals(child);
  // One without the other is of no use, so the first to end takes the rest with it.
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    children.forEach((other) => other.kill('SIGTERM'));
  });
}
