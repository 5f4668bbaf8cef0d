import { buildConnector } from 'undici';

/** Opens connections to the service, and remembers of each that broke since when it had stood. */
export class Connections {
  readonly connect: buildConnector.connector;
  readonly #openedAt = new WeakMap<Error, number>();

  constructor(options: buildConnector.BuildOptions) {
    const open = buildConnector(options);
    this.connect = (target, done) =>
      open(target, (...opened) => {
        const at = performance.now();
        opened[1]?.once('error', (error: Error) => this.#openedAt.set(error, at));
        done(...opened);
      });
  }

  /** Whether what failed is a connection that stood before that moment, so that it had been kept for the next call. */
  brokeKept(error: unknown, moment: number): boolean {
    return error instanceof Error && (this.#openedAt.get(error) ?? Infinity) < moment;
  }
}
