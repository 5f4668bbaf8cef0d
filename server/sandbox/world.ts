import type Database from 'libsql';
import type { Kysely } from 'kysely';
import type { Profile } from '../../src/contract/profile';
import type { WorldClock } from './clock';
import type { WorldDatabase } from './database';
import { FaultList } from './faults';
import { RateLimiter } from './rate-limit';
import { RequestLog } from './request-log';
import type { Tables } from './schema';
import { changedProfile, defaultVariants, type VariantChoices, type Variants } from './variants';

/** One complete service of its own: data, clock, mishaps, settings. Worlds share nothing but the port. */
export class World {
  readonly id: string;
  readonly clock: WorldClock;
  readonly file: Database.Database;
  readonly db: Kysely<Tables>;
  readonly faults = new FaultList();
  readonly requests = new RequestLog();
  readonly limiter = new RateLimiter();
  /** The idempotency keys whose first request is still being worked on. */
  readonly inProcess = new Set<string>();
  readonly #baseProfile: Profile;
  #variants: Variants = defaultVariants;
  #profile: Profile;

  constructor(id: string, database: WorldDatabase, clock: WorldClock, profile: Profile) {
    this.id = id;
    this.file = database.file;
    this.db = database.db;
    this.clock = clock;
    this.#baseProfile = profile;
    this.#profile = profile;
  }

  get variants(): Variants {
    return this.#variants;
  }

  /** What the service of this world reads where the description is silent. */
  get profile(): Profile {
    return this.#profile;
  }

  /**
   * Replaces all variants: what is left out goes back to its default.
   * @throws a zod error when the profile changes make no profile; nothing is changed then.
   */
  choose({ profile, ...choices }: VariantChoices): void {
    this.#profile = changedProfile(this.#baseProfile, profile);
    this.#variants = { ...defaultVariants, ...choices };
    this.limiter.reset();
  }

  close(): void {
    this.file.close();
  }
}
