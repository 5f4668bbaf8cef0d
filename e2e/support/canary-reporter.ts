import type { Reporter } from '@playwright/test/reporter';
import { leaksBelow } from './canary';

/** Fails a run that left pay or documents of the canary in its results: traces, attachments, reports. */
export default class CanaryReporter implements Reporter {
  readonly #places: readonly string[];

  constructor({ places }: { places: readonly string[] }) {
    this.#places = places;
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    const found = this.#places.flatMap((place) => leaksBelow(place));
    if (found.length === 0) return Promise.resolve(undefined);
    process.stderr.write(`Data of an employee was left behind:\n${found.join('\n')}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
