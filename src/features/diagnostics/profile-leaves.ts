import type { Profile } from '@/api/core/profile';

type LeafValue = string | boolean | readonly string[] | null;

type PathsOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends LeafValue
    ? `${Prefix}${K}`
    : PathsOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Names one setting of the profile, such as `query.batches.branch`. */
export type ProfilePath = PathsOf<Profile>;

export interface ProfileLeaf {
  path: string;
  value: LeafValue;
}

export function leavesOf(profile: Profile): ProfileLeaf[] {
  return leavesBelow('', profile);
}

function leavesBelow(prefix: string, group: object): ProfileLeaf[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}${name}`;
    if (isLeaf(value)) return [{ path, value }];
    return typeof value === 'object' && value !== null ? leavesBelow(`${path}.`, value) : [];
  });
}

function isLeaf(value: unknown): value is LeafValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}
