import { randomUUID } from 'node:crypto';
import type { Profile } from '../../src/contract/profile';
import { WorldClock } from './clock';
import { openDatabase } from './database';
import { integrationOf, type Integration } from './integration';
import { RequestLog } from './request-log';
import { newApiKey } from './seed/integrations';
import type { WorldSize } from './seed/sizes';
import { seedWorld } from './seed/world';
import type { VariantChoices } from './variants';
import { World } from './world';

export interface Claim {
  world: World;
  integration: Integration;
}

export interface NewWorld {
  size: WorldSize;
  /** The instant its clock stands at; null: the real time. */
  now: Date | null;
  hostile: boolean;
  empty: boolean;
  variants: VariantChoices;
}

export interface IntegrationChange {
  active?: boolean | undefined;
  scopes?: readonly string[] | undefined;
  rotate?: boolean | undefined;
}

/** The worlds of a sandbox, and whose key opens which. */
export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly #claims = new Map<string, Claim>();
  readonly #profile: Profile;
  /** Requests whose key belongs to no world. */
  readonly unclaimed = new RequestLog();

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  get profile(): Profile {
    return this.#profile;
  }

  find(id: string): World | null {
    return this.#worlds.get(id) ?? null;
  }

  claimOf(key: string): Claim | null {
    return this.#claims.get(key) ?? null;
  }

  /** The integrations of a world, in the order they were seeded. */
  integrationsOf(world: World): Integration[] {
    return [...this.#claims.values()]
      .filter((claim) => claim.world === world)
      .map(({ integration }) => integration);
  }

  /** Takes in a world whose database is already filled. */
  async add(world: World): Promise<World> {
    const rows = await world.db.selectFrom('integrations').selectAll().execute();
    this.#worlds.set(world.id, world);
    for (const row of rows) {
      this.#claims.set(row.api_key, { world, integration: integrationOf(row) });
    }
    return world;
  }

  /** Makes a world in memory; it is gone with `drop` or with the process. */
  async create({ size, now, hostile, empty, variants }: NewWorld): Promise<World> {
    const clock = new WorldClock(now);
    const database = openDatabase(null);
    const world = new World(randomUUID(), database, clock, this.#profile);
    try {
      world.choose(variants);
      seedWorld(database.file, {
        size,
        today: clock.today(),
        integrations: 'test',
        hostile,
        empty,
      });
      return await this.add(world);
    } catch (error) {
      world.close();
      throw error;
    }
  }

  drop(world: World): void {
    this.#worlds.delete(world.id);
    for (const [key, claim] of this.#claims) {
      if (claim.world === world) this.#claims.delete(key);
    }
    world.close();
  }

  /** Changes an integration of a world, keeping what is left out; null when it has no integration of that name. */
  async changeIntegration(
    world: World,
    name: string,
    change: IntegrationChange,
  ): Promise<Integration | null> {
    const before = this.integrationsOf(world).find((integration) => integration.name === name);
    if (!before) return null;
    const after: Integration = {
      ...before,
      isActive: change.active ?? before.isActive,
      scopes: change.scopes ?? before.scopes,
      key: change.rotate ? newApiKey() : before.key,
    };
    await world.db
      .updateTable('integrations')
      .set({
        is_active: after.isActive ? 1 : 0,
        scopes: JSON.stringify(after.scopes),
        api_key: after.key,
      })
      .where('id', '=', name)
      .execute();
    this.#claims.delete(before.key);
    this.#claims.set(after.key, { world, integration: after });
    return after;
  }

  close(): void {
    for (const world of this.#worlds.values()) world.close();
    this.#worlds.clear();
    this.#claims.clear();
  }
}
