import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line between two machines, which can be cut, or taken down: connections are refused then, as by a host that is off. */
export class Wire {
  #target: URL | null = null;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  /** @param target where the line leads; without it, `leadTo` says so later */
  constructor(target?: string) {
    if (target !== undefined) this.leadTo(target);
  }

  leadTo(target: string): void {
    this.#target = new URL(target);
  }

  /** The far end's address at this end of the line. */
  get base(): string {
    return `${this.origin}${this.#target?.pathname ?? ''}`;
  }

  /** Written with the address, which a machine without a resolver understands as well. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isUp(): boolean {
    return this.#server !== null;
  }

  async up(): Promise<void> {
    if (this.#server !== null) return;
    const server = createServer((near) => this.#join(near));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const closed = new Promise((resolve) => server.close(resolve));
    this.cut();
    await closed;
  }

  /** Ends every connection; new ones find the line in order. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    if (this.#target === null) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      // A reset of one side reaches the other as one, not as a tidy end.
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}

/** A port to name in settings, where what listens tells another address than its own. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
