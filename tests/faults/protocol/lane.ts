import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultProfile } from '../../../src/contract/profile';
import { GatewayChild } from '../support/gateway-child';
import type { MutantName } from '../support/mutants';
import { ana, knownIntegrations, type Person } from '../support/people';
import { ServiceWorld } from '../support/service-world';
import { Wire } from '../../../e2e/support/wire';
import { Client } from './client';

/** Time limits short enough for a thousand runs; what they guard stays the same. */
const limits = {
  WRITE_LIMIT: '200ms',
  READ_LIMIT: '10s',
  IDLE_BODY_LIMIT: '200ms',
  RESPONSE_CAP: '512KiB',
  RATE_PAUSES: '20ms',
  STOP_LIMIT: '2s',
};

const hourMs = 3_600_000;

/** One gateway on one world of the service, over a line that can be cut: runs follow each other on it. */
export class Lane {
  readonly client: Client;
  readonly gateway: GatewayChild;
  readonly wire: Wire;
  readonly world: ServiceWorld;
  readonly #folder: string;
  #offsetMs = 0;

  private constructor(parts: {
    folder: string;
    gateway: GatewayChild;
    wire: Wire;
    world: ServiceWorld;
  }) {
    this.#folder = parts.folder;
    this.gateway = parts.gateway;
    this.wire = parts.wire;
    this.world = parts.world;
    this.client = this.newClient(ana);
  }

  static async open(
    bundle: string,
    sandbox: { base: string; control: string },
    mutant: MutantName | null,
    extraEnv: Record<string, string> = {},
  ): Promise<Lane> {
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-faults-'));
    const world = await ServiceWorld.create(sandbox.control);
    const wire = new Wire(sandbox.base);
    await wire.up();
    const files = { API_PROFILE: 'profile.json', INTEGRATIONS: 'integrations.json' };
    const env = {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      UPSTREAM_URL: wire.base,
      ...Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, path.join(folder, file)]),
      ),
      ...limits,
      ...extraEnv,
    };
    mkdirSync(env.DATA_DIR, { mode: 0o700 });
    const gateway = new GatewayChild(bundle, { env, clockOffsetMs: 0, mutant });
    const lane = new Lane({ folder, gateway, wire, world });
    lane.#writeFile(files.API_PROFILE, { paths: defaultProfile.paths });
    await lane.#startWithKey();
    return lane;
  }

  /** The gateway dies and comes back with everything it had recorded. */
  async killGateway(): Promise<void> {
    await this.gateway.kill();
    await this.gateway.up();
  }

  /** Time passes for the gateway and the service alike, so long that people sign in again. */
  async wait(hours: number): Promise<void> {
    // No service works on one write for hours: what is under way would outlive its own idempotency key.
    await this.world.idle();
    this.#offsetMs += hours * hourMs;
    await this.gateway.setClock(this.#offsetMs);
    await this.world.setClock(new Date(Date.now() + this.#offsetMs));
    await this.signIn(ana);
  }

  /** A browser of its own, on another computer. */
  newClient(owner: Person): Client {
    return new Client(() => this.gateway.url, owner);
  }

  /** Signing in asks the service, so it needs a line; the mishaps wait for writes alone. */
  async signIn(person: Person, client = this.client): Promise<void> {
    const cut = !this.wire.isUp;
    if (cut) await this.wire.up();
    await client.signIn(this.world.keyOf(person), person);
    if (cut) await this.wire.down();
  }

  async rotateKey(): Promise<void> {
    await this.world.rotateKey();
    await this.gateway.stop();
    await this.#startWithKey();
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.wire.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startWithKey(): Promise<void> {
    const known = knownIntegrations((person) => this.world.keyOf(person));
    this.#writeFile('integrations.json', known);
    await this.gateway.up();
    await this.signIn(ana);
  }

  #writeFile(name: string, content: unknown): void {
    writeFileSync(path.join(this.#folder, name), JSON.stringify(content), { mode: 0o600 });
  }
}
