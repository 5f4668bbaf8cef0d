import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environmentForProject } from './environment.mjs';
import { root } from './project.mjs';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [quietOutput] what it writes to stdout goes to stderr, so that stdout is left to what runs next
 * @property {(text: string) => void} [onOutput] receives stdout and stderr together; without it both go to ours
 */

/**
 * Runs a JavaScript file under this Node and waits for it. Signals that end us end it first.
 * @param {string[]} args file and arguments
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 128 + n after signal n
 */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options);
}

/**
 * Runs any command and waits for it, like `runNode`. A command that does not exist ends with 127.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const { env = environmentForProject(), cwd = root, onOutput, quietOutput } = options;
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: onOutput
      ? ['ignore', 'pipe', 'pipe']
      : ['inherit', quietOutput ? 2 : 'inherit', 'inherit'],
  });
  const stop = forwardSignals(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      stop();
      onOutput?.(`${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      stop();
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

/**
 * Passes the signals that end us on to a child, and leaves the ending to it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops forwarding
 */
export function forwardSignals(child) {
  const handlers = forwarded.map((signal) => {
    const handler = () => void child.kill(signal);
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((remove) => remove());
}
