import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from './fixtures';
import { startInstallation, type Installation } from './installation';
import { paymentsPath } from './payments';
import { freePort, Wire } from './wire';

/** A gateway between two lines that can be cut: one to the browser, one to the service of all tests. */
export class Lines {
  readonly toBrowser = new Wire();
  readonly toService: Wire;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'trastienda lines '));
  #gateway: Installation | null = null;
  readonly #port: number;

  private constructor(service: string, port: number) {
    this.toService = new Wire(service);
    this.toBrowser.leadTo(`http://127.0.0.1:${port}`);
    this.#port = port;
  }

  static async lay(): Promise<Lines> {
    const answer = await fetch(`${process.env['E2E_CONTROL']}/ready`);
    const { base: service } = (await answer.json()) as { base: string };
    const lines = new Lines(service, await freePort());
    await lines.mend();
    await lines.startGateway();
    return lines;
  }

  /** @param settings - beside those of every test, until it is started again */
  async startGateway(settings: Record<string, string> = {}): Promise<void> {
    const profile = path.join(this.#folder, 'profile.json');
    writeFileSync(profile, JSON.stringify({ paths: { paymentApplication: paymentsPath } }));
    this.#gateway = await startInstallation({
      PORT: String(this.#port),
      DATA_DIR: this.#folder,
      UPSTREAM_URL: this.toService.base,
      API_PROFILE: profile,
      PUBLIC_ORIGIN: this.toBrowser.origin,
      WRITE_LIMIT: '7s',
      SIGN_IN_TRIES: '1000',
      ...settings,
    });
  }

  /** As a power cut does. */
  async killGateway(): Promise<void> {
    await this.#gateway?.kill();
  }

  async mend(): Promise<void> {
    await this.toBrowser.up();
    await this.toService.up();
  }

  async remove(): Promise<void> {
    await this.#gateway?.stop();
    await this.toBrowser.down();
    await this.toService.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Tests that go over lines of their own; a worker lays them once. */
export const test = base.extend<object, { lines: Lines }>({
  lines: [
    async ({}, provide) => {
      const lines = await Lines.lay();
      await provide(lines);
      await lines.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ lines }, provide) => {
    await provide(lines.toBrowser.origin);
    await lines.mend();
  },
});
