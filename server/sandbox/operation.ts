import type { Profile } from '../../src/contract/profile';
import type { Arrival } from './arrival';
import type { FieldErrors } from './mistakes';
import type { QueryReader } from './query';
import type { Answer, Envelope, failure, invalidKey } from './replies';
import type { Scope } from './scopes';
import type { Integration } from './integration';
import type { Variants } from './variants';
import type { World } from './world';

/** What an operation knows of the request it answers; the pipeline has let it through. */
export interface Call {
  world: World;
  integration: Integration;
  params: Readonly<Record<string, string>>;
  query: QueryReader;
  /** The parsed JSON body; undefined for operations without one. */
  body: unknown;
  /** The request as it came, for what is in neither query nor body. */
  arrival: Arrival;
}

/** One operation of the service, as one row of the description's table of endpoints. */
export interface Operation {
  /** Names it in variants; stable. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Template below the base, slots in braces; a function where the profile names it, null when it has no path. */
  path: string | ((profile: Profile) => string | null);
  /** The permission it needs; null where the description names none. */
  scope: Scope | null;
  envelope: Envelope;
  /** Which body its 401 has. */
  unauthorized: keyof typeof invalidKey;
  /** Which body its 500 has. */
  failure: keyof typeof failure;
  /** Names of what it is asked with that tells of people: no log has their values. */
  personal?: (profile: Profile) => readonly string[];
  /** How it answers a request that says something wrong, where that is not the 422 of all others. */
  invalid?: (errors: FieldErrors, variants: Variants) => Answer;
  handle(call: Call): Promise<Answer>;
}
