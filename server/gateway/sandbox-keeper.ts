import type { SandboxProcess } from './sandbox-process';

export type KeeperParts = {
  /** Starts another one in the place of the one that died: same data folder, same address. */
  again: () => Promise<SandboxProcess>;
  /** One line for whoever runs the gateway. */
  log: (line: string) => void;
  /** How often it is looked whether it still lives. */
  everyMs?: number;
  /** How long to wait before each try; when all of them are used up it stays down. */
  waitsMs?: readonly number[];
  /** A sandbox that lived this long has earned all its tries again. */
  calmMs?: number;
  now?: () => number;
};

/**
 * Looks after the embedded service for as long as the gateway lives: one that dies is started again, a few times and ever more
 * slowly, so that a sandbox that cannot live is not started for ever.
 */
export function keepSandbox(
  first: SandboxProcess,
  {
    again,
    log,
    everyMs = 500,
    waitsMs = [0, 1000, 2000, 5000, 15_000],
    calmMs = 600_000,
    now = Date.now,
  }: KeeperParts,
): SandboxProcess {
  let current = first;
  let aliveSince = now();
  let tries = 0;
  let stopping = false;
  let starting: Promise<void> | null = null;
  let timer = setTimeout(look, everyMs);
  timer.unref();

  function look(): void {
    if (stopping) return;
    if (current.isAlive()) return next(look, everyMs);
    if (now() - aliveSince > calmMs) tries = 0;
    const wait = waitsMs[tries];
    if (wait === undefined) {
      log('The embedded service is down; it is not started any more.');
      return;
    }
    tries += 1;
    log(`The embedded service ended; start ${tries} of ${waitsMs.length} follows.`);
    next(() => {
      starting = start().finally(() => (starting = null));
    }, wait);
  }

  async function start(): Promise<void> {
    try {
      current = await again();
      aliveSince = now();
      log('The embedded service runs again.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    if (!stopping) look();
  }

  function next(step: () => void, ms: number): void {
    timer = setTimeout(step, ms);
    timer.unref();
  }

  return {
    get ready() {
      return current.ready;
    },
    isAlive: () => current.isAlive(),
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await starting;
      await current.stop();
    },
  };
}
