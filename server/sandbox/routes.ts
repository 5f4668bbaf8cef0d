import type { Profile } from '../../src/contract/profile';
import { businessDate } from './clock';
import type { Operation } from './operation';

/** Where the service's paths begin (API description, Versioning). */
export const versionedBase = '/api/external/v1';
const unversionedBase = '/api/external';
/** From this business date the unversioned base is gone (API description, Versioning). */
const unversionedEnds = '2027-01-01';

/** The part of a path below the base; null when it stands under none that is in force at `now`. */
export function pathBelowBase(path: string, now: Date): string | null {
  if (path.startsWith(`${versionedBase}/`)) return path.slice(versionedBase.length);
  const isUnversioned = path.startsWith(`${unversionedBase}/`);
  if (!isUnversioned || businessDate(now) >= unversionedEnds) return null;
  return path.slice(unversionedBase.length);
}

function segmentsOf(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function paramsOf(template: string, segments: readonly string[]): Record<string, string> | null {
  const slots = template.slice(1).split('/');
  if (slots.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, slot] of slots.entries()) {
    const segment = segments[index] ?? '';
    if (slot.startsWith('{')) params[slot.slice(1, -1)] = segment;
    else if (slot !== segment) return null;
  }
  return params;
}

export interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** The operation at a path below the base; paths the profile names make this a lookup per world, not a fixed table. */
export function matchOperation(
  operations: readonly Operation[],
  profile: Profile,
  method: string,
  path: string,
): Match | null {
  const segments = segmentsOf(path);
  if (!segments) return null;
  for (const operation of operations) {
    const { path: own } = operation;
    const template = typeof own === 'string' ? own : own(profile);
    if (operation.method !== method || template === null) continue;
    const params = paramsOf(template, segments);
    if (params) return { operation, params };
  }
  return null;
}
