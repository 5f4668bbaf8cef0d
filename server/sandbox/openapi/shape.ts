import type { ZodMiniType } from 'zod/mini';
import type { Profile } from '../../../src/contract/profile';

/** A query parameter as it is described. */
export interface Parameter {
  name: string;
  description: string;
  schema: ZodMiniType;
  required?: true;
}

/** A success: its status, and the whole body. */
export interface Success {
  status: number;
  /** Names the body's schema. */
  name: string;
  body: ZodMiniType;
}

/** What the service says of an operation beside what the pipeline knows of all. */
export interface Shape {
  summary: string;
  query?: (profile: Profile) => readonly Parameter[];
  /** The bodies it takes, by the names of their schemas. */
  bodies?: (profile: Profile) => Readonly<Record<string, ZodMiniType>>;
  successes: (profile: Profile) => readonly Success[];
  /** What its 404 is about. */
  misses?: 'record' | 'branch' | 'both';
  /** Takes an Idempotency-Key. */
  once?: true;
}
