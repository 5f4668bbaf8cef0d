import { isTest } from './tree';

/**
 * Who may import whom. A file's zone is read off its folder, so a new area or module is guarded from
 * its first file, and a file outside every zone is a fault itself.
 */
export type Zone =
  | { name: 'app' | 'routes' | 'modules' | 'ui' | 'domain' | 'text' | 'contract' }
  | { name: 'feature' | 'api'; area: string }
  | { name: 'api-core' | 'invalidation' }
  | { name: 'server' | 'e2e' | 'tests' | 'scripts' | 'config' | 'manifest' };

type Target = { file: string; zone: Zone; typeOnly: boolean };

const folders: [RegExp, (area: string) => Zone][] = [
  [/^src\/main\.tsx$|^src\/app\//, () => ({ name: 'app' })],
  [/^src\/routes\//, () => ({ name: 'routes' })],
  [/^src\/features\/([^/]+)\//, (area) => ({ name: 'feature', area })],
  [/^src\/modules\//, () => ({ name: 'modules' })],
  [/^src\/api\/invalidation(\.test)?\.ts$/, () => ({ name: 'invalidation' })],
  [/^src\/api\/core\//, () => ({ name: 'api-core' })],
  [/^src\/api\/([^/]+)\//, (area) => ({ name: 'api', area })],
  [/^src\/ui\//, () => ({ name: 'ui' })],
  [/^src\/domain\//, () => ({ name: 'domain' })],
  [/^src\/text\//, () => ({ name: 'text' })],
  [/^src\/contract\//, () => ({ name: 'contract' })],
  [/^server\//, () => ({ name: 'server' })],
  [/^e2e\//, () => ({ name: 'e2e' })],
  [/^tests\//, () => ({ name: 'tests' })],
  [/^scripts\//, () => ({ name: 'scripts' })],
  [/^[^/]+\.config\.ts$/, () => ({ name: 'config' })],
  [/^package\.json$/, () => ({ name: 'manifest' })],
];

/** The zone of a file, or null for one that belongs nowhere. */
export function zoneOf(file: string): Zone | null {
  for (const [pattern, zone] of folders) {
    const match = pattern.exec(file);
    if (match) return zone(match[1] ?? '');
  }
  return null;
}

const isApi = (zone: Zone) => zone.name === 'api' || zone.name === 'api-core';

/** What each zone may import besides itself. */
function allows(from: Zone, { file, zone, typeOnly }: Target): boolean {
  switch (from.name) {
    case 'app':
      return file.startsWith('src/');
    case 'routes':
      return (
        ['feature', 'modules', 'ui'].includes(zone.name) ||
        /^src\/api\/[^/]+\/queries\.ts$/.test(file) ||
        (file === 'src/app/router-context.ts' && typeOnly)
      );
    case 'feature':
      return ['modules', 'domain', 'ui', 'text'].includes(zone.name) || isApi(zone);
    case 'modules':
      return ['domain', 'ui', 'text'].includes(zone.name) || isApi(zone);
    case 'api':
      return ['api-core', 'contract', 'domain', 'invalidation'].includes(zone.name);
    case 'api-core':
      return ['contract', 'domain'].includes(zone.name);
    case 'invalidation':
      return zone.name === 'contract' || /^src\/api\/[^/]+\/keys\.ts$/.test(file);
    case 'ui':
      return zone.name === 'text' || (file === 'src/api/core/errors.ts' && typeOnly);
    case 'server':
      return ['contract', 'manifest'].includes(zone.name);
    case 'e2e':
      return file.startsWith('server/sandbox/seed/');
    case 'tests':
    case 'config':
      return true;
    case 'domain':
    case 'text':
    case 'contract':
    case 'scripts':
    case 'manifest':
      return false;
  }
}

/** What the app asks of the gateway is checked there: in the app it would be schemas that nobody uses. */
const isOfGateway = /^src\/contract\/[^/]+-requests\.ts$/;

const isSameZone = (one: Zone, other: Zone) =>
  one.name === other.name &&
  ('area' in one ? 'area' in other && one.area === other.area : !('area' in other));

/** Why `from` may not import `to`, or null when it may. Both are files of ours. */
export function importProblem(from: string, to: string, typeOnly: boolean): string | null {
  const zone = zoneOf(from);
  const target = zoneOf(to);
  if (!zone) return `${from} lies outside every zone`;
  if (!target) return `${from} imports ${to}, which lies outside every zone`;
  // A test beside a component makes up the session it is shown in.
  if (isTest(from) && target.name === 'contract') return null;
  if (from.startsWith('src/') && isOfGateway.test(to) && !typeOnly) {
    return `${from} may import nothing but types of ${to}`;
  }
  if (isSameZone(zone, target) || allows(zone, { file: to, zone: target, typeOnly })) return null;
  return `${from} may not import ${to}`;
}

/** Why a file may not import a package, or null when it may. */
export function packageProblem(from: string, name: string): string | null {
  if (!from.startsWith('src/') || /\.test\.tsx?$/.test(from)) return null;
  if (name.startsWith('node:')) return `${from} runs in a browser and imports ${name}`;
  if (name === 'zod') return `${from} imports zod; the browser uses zod/mini`;
  return null;
}
