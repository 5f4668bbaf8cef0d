import {
  defaultProfile,
  liveProfile,
  profileSchema,
  type Profile,
} from '../../src/contract/profile';
import { isZone } from '../../src/contract/zone';
import { holdsId, servicePath, slotsIn } from '../gateway/service/match';
import { operationsOf, type Operation } from '../gateway/service/operations';
import type { SettingsReader } from './sources';

type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays the part over the base, object by object; an unknown name stays, so that the schema can refuse it by name. */
function laidOver(base: Branch, part: Branch): Branch {
  const merged: Branch = { ...base };
  for (const [name, value] of Object.entries(part)) {
    const under = Object.hasOwn(base, name) ? base[name] : undefined;
    Object.defineProperty(merged, name, {
      value: isBranch(under) && isBranch(value) ? laidOver(under, value) : value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return merged;
}

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/**
 * The profile of this installation: the file named by `API_PROFILE`, whole or in part, over the built-in readings.
 * @param live - a real service is configured; then the undocumented paths are locked unless the file names them.
 */
export function readProfile(settings: SettingsReader, live: boolean): Profile {
  const base = live ? liveProfile : defaultProfile;
  const path = settings.text('API_PROFILE');
  if (path === undefined) return base;
  const text = settings.file('API_PROFILE', path, false);
  if (text === undefined) return base;
  const part = settings.json('API_PROFILE', path, text);
  if (part === undefined) return base;
  if (!isBranch(part)) {
    settings.wrong('API_PROFILE', `names ${path}, which must hold a JSON object`);
    return base;
  }
  const result = profileSchema.safeParse(laidOver(base, part));
  if (!result.success) {
    for (const issue of result.error.issues) {
      const where = issue.path.length > 0 ? issue.path.join('.') : 'the top level';
      const unknown = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
      settings.wrong('API_PROFILE', `${where}: ${issue.message || issue.code}${unknown}`);
    }
    return base;
  }
  checkNames(settings, result.data);
  checkPaths(settings, result.data);
  const { zone } = result.data;
  if (!isZone(zone)) settings.wrong('API_PROFILE', `zone: there is no time zone "${zone}"`);
  return result.data;
}

/** Two parameters of one list under one name could not be told apart. */
function checkNames(settings: SettingsReader, { query }: Profile): void {
  for (const [list, names] of Object.entries(query)) {
    for (const name of repeated(Object.values(names))) {
      settings.wrong('API_PROFILE', `query.${list} uses the name "${name}" twice`);
    }
  }
}

/** What paths copied from examples begin with, some without the version. */
const unversionedPath = servicePath.replace(/v1$/, '');

/** How each path is asked for, and of how many records it is. */
const uses = {
  paymentApplication: { method: 'POST', ids: 0 },
  purchaseStatus: { method: 'GET', ids: 1 },
} as const;

function checkPaths(settings: SettingsReader, profile: Profile): void {
  const documented = operationsOf({
    ...profile,
    paths: { paymentApplication: null, purchaseStatus: null },
  });
  for (const name of ['paymentApplication', 'purchaseStatus'] as const) {
    const path = profile.paths[name];
    const mistake = path === null ? null : mistakeIn(path, uses[name], documented);
    if (mistake !== null) settings.wrong('API_PROFILE', `paths.${name} ${mistake}`);
  }
}

/**
 * A path that is another operation's already would send one for the other; one that holds an id, or the base once more, would
 * never be found, nor would one with a place that nobody fills. Without a place it would tell the same of every record.
 */
function mistakeIn(
  path: string,
  { method, ids }: (typeof uses)[keyof typeof uses],
  documented: readonly Operation[],
): string | null {
  if (documented.some((one) => one.method === method && one.template === path))
    return "is a documented operation's path";
  if (holdsId(path)) return 'holds an id: its place is written {id}';
  if (path.startsWith(unversionedPath)) return 'begins with the base, which is set once';
  if (slotsIn(path) === ids) return null;
  return ids === 0 ? 'is of no record: it has no place for {id}' : 'must hold {id} exactly once';
}
