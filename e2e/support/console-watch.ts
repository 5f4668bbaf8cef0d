import type { BrowserContext } from '@playwright/test';

const failedLoad = /^Failed to load resource: /;
const status = /the server responded with a status of (\d{3})/;
const lostConnection = /net::ERR_/;
/** What the app says to the console of a part of it that could not be fetched, and Chromium of a sheet that was refused. */
const lostPart =
  /\bLostPart\b|^Refused to apply style from \S+ because its MIME type \('application\/json'\)/;

/**
 * Collects what the pages of a context complain about: errors in the console, a broken content
 * security policy among them, and uncaught exceptions. Chromium writes a line of its own for every
 * failed load; those count unless the test declared the status.
 */
export function watchConsole(context: BrowserContext) {
  const errors: string[] = [];
  const failedLoads: string[] = [];
  const statuses = new Set<number>();
  let mayLoseConnection = false;

  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const line = `${message.text()} (${message.location().url})`;
    (failedLoad.test(line) ? failedLoads : errors).push(line);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));

  const isDeclared = (line: string) => {
    const code = status.exec(line)?.[1];
    if (code !== undefined) return statuses.has(Number(code));
    return mayLoseConnection && lostConnection.test(line);
  };

  return {
    allowStatus: (...allowed: number[]) => allowed.forEach((one) => statuses.add(one)),
    allowConnectionLoss: () => {
      mayLoseConnection = true;
    },
    complaints: () => [
      ...errors.filter((line) => !(mayLoseConnection && lostPart.test(line))),
      ...failedLoads.filter((line) => !isDeclared(line)),
    ],
  };
}
