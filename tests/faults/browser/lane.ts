import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright';
import * as z from 'zod/mini';
import { freePort, Wire } from '../../../e2e/support/wire';
import { attemptDetailSchema, type AttemptDetail } from '../../../src/contract/attempt';
import { defaultProfile } from '../../../src/contract/profile';
import { appHeader, markHeader, sessionSchema } from '../../../src/contract/session';
import { GatewayChild } from '../support/gateway-child';
import type { MutantName } from '../support/mutants';
import { knownIntegrations, type Person } from '../support/people';
import { ServiceWorld } from '../support/service-world';

/** Short enough for many runs, long enough for a page to load beside another one. */
const limits = {
  WRITE_LIMIT: '800ms',
  READ_LIMIT: '5s',
  IDLE_BODY_LIMIT: '400ms',
  RESPONSE_CAP: '512KiB',
  RATE_PAUSES: '100ms',
  RESEND_IN_PROCESS: '100ms,200ms,400ms',
  RESEND_LIMITED: '200ms,400ms',
  RESEND_IN_DOUBT: '200ms,800ms',
  STOP_LIMIT: '2s',
};

const hourMs = 3_600_000;
const webRoot = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const knownName = 'integrations.json';
const unresolvedSchema = z.object({ pagination: z.object({ total: z.number() }) });

/** The built app behind a gateway between two lines that can be cut, on a world of the service. */
export class BrowserLane {
  readonly gateway: GatewayChild;
  readonly toBrowser: Wire;
  readonly toService: Wire;
  readonly world: ServiceWorld;
  readonly #folder: string;
  #offsetMs = 0;

  private constructor(
    folder: string,
    parts: Pick<BrowserLane, 'gateway' | 'toBrowser' | 'toService' | 'world'>,
  ) {
    this.#folder = folder;
    this.gateway = parts.gateway;
    this.toBrowser = parts.toBrowser;
    this.toService = parts.toService;
    this.world = parts.world;
  }

  static async open(
    bundle: string,
    sandbox: { base: string; control: string },
    mutant: MutantName | null,
  ): Promise<BrowserLane> {
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-faults-'));
    const dataDir = path.join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const port = await freePort();
    const toBrowser = new Wire(`http://127.0.0.1:${port}`);
    const toService = new Wire(sandbox.base);
    await toBrowser.up();
    await toService.up();
    const world = await ServiceWorld.create(sandbox.control);
    const profile = path.join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify({ paths: defaultProfile.paths }), { mode: 0o600 });
    const env = {
      PORT: String(port),
      API_PROFILE: profile,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      UPSTREAM_URL: toService.base,
      INTEGRATIONS: path.join(folder, knownName),
      PUBLIC_ORIGIN: toBrowser.origin,
      ...limits,
    };
    const gateway = new GatewayChild(bundle, { env, clockOffsetMs: 0, mutant, webRoot });
    const lane = new BrowserLane(folder, { gateway, toBrowser, toService, world });
    await lane.#startWithKey();
    return lane;
  }

  newContext(browser: Browser): Promise<BrowserContext> {
    return browser.newContext({
      baseURL: this.toBrowser.origin,
      locale: 'es-SV',
      reducedMotion: 'reduce',
    });
  }

  /** Signs in as a window of the browser would. */
  async signIn(context: BrowserContext, person: Person): Promise<void> {
    const form = { key: this.world.keyOf(person), operator: person.operator, next: '/' };
    const headers = { origin: this.toBrowser.origin };
    const answer = await context.request.post('/sign-in', { form, headers, maxRedirects: 0 });
    if (answer.status() !== 303) throw new Error(`Signing in was answered with ${answer.status()}`);
  }

  /** Time passes for the gateway and the service alike, so long that people sign in again. */
  async wait(hours: number): Promise<void> {
    // No write is on its way for hours, and a page may send one at any moment: it would outlive its own idempotency key.
    const { isUp } = this.toService;
    await this.toService.down();
    await this.world.idle();
    this.#offsetMs += hours * hourMs;
    await this.gateway.setClock(this.#offsetMs);
    await this.world.setClock(new Date(Date.now() + this.#offsetMs));
    if (isUp) await this.toService.up();
  }

  async rotateKey(): Promise<void> {
    await this.world.rotateKey();
    await this.gateway.stop();
    await this.#startWithKey();
  }

  /** Everything works again. */
  async mend(): Promise<void> {
    await this.world.recover();
    await this.toService.up();
    await this.toBrowser.up();
    await this.gateway.up();
  }

  /** The gateway's record; null when it knows of none. */
  async lookUp(context: BrowserContext, id: string): Promise<AttemptDetail | null> {
    const answer = await this.#ask(context, `/gateway/attempts/${id}`);
    return answer === null ? null : attemptDetailSchema.parse(answer);
  }

  /** How many attempts of the business nobody knows the outcome of. */
  async unresolved(context: BrowserContext): Promise<number> {
    const answer = await this.#ask(context, '/gateway/attempts?unresolved=1&perPage=1');
    return unresolvedSchema.parse(answer).pagination.total;
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.toBrowser.down();
    await this.toService.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startWithKey(): Promise<void> {
    const known = knownIntegrations((person) => this.world.keyOf(person));
    writeFileSync(path.join(this.#folder, knownName), JSON.stringify(known), { mode: 0o600 });
    await this.gateway.up();
  }

  async #ask(context: BrowserContext, path: string): Promise<unknown> {
    const headers = { [appHeader.name]: appHeader.value };
    const asked = await context.request.get('/gateway/session', { headers });
    const session = sessionSchema.parse(await asked.json());
    const mark = session.signedIn && { [markHeader]: session.mark };
    const answer = await context.request.get(path, { headers: { ...headers, ...mark } });
    if (answer.status() === 404) return null;
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
    return answer.json();
  }
}
