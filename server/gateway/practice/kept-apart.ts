import type { DataFolder } from '../data-folder';
import type { GatewayDatabase } from '../database';
import { StartError } from '../start-error';
import type { RecordedService } from './table';

/**
 * Notes in a new database which service its records are of, and lets it serve no other one ever after: it stands in the database
 * itself, so that a copy of it in another folder is told, too.
 * @throws StartError when it holds records of the other service, or of a time before this was noted and nobody can tell.
 */
export async function keepApart(
  database: GatewayDatabase,
  { path, hadSandbox }: Pick<DataFolder, 'path' | 'hadSandbox'>,
  wanted: RecordedService,
): Promise<void> {
  const noted = await database.selectFrom('records_of').select('service').executeTakeFirst();
  const known = noted?.service ?? ((await holdsRecords(database)) ? before(hadSandbox) : wanted);
  const service = known === 'either' ? 'practice' : known;
  // A live gateway never takes what may be of practice; its folder is left as it was found.
  if (known === 'either' && wanted === 'live') {
    throw new StartError(`${refusals.live(path)} If they are not, remove ${path}/sandbox first.`);
  }
  if (noted === undefined) await database.insertInto('records_of').values({ service }).execute();
  if (service !== wanted) throw new StartError(refusals[wanted](path));
}

/** What records of a time before it was noted are of: where no sandbox ever was, of a real service. */
const before = (hadSandbox: boolean) => (hadSandbox ? 'either' : 'live');

const refusals: Record<RecordedService, (path: string) => string> = {
  live: (path) =>
    `DATA_DIR ${path} holds records of practice. Give the real service a DATA_DIR of its own.`,
  practice: (path) =>
    `DATA_DIR ${path} holds records of a real service. Set UPSTREAM_URL, or give practice a DATA_DIR of its own.`,
};

/** Whatever people wrote, began to write or read. */
async function holdsRecords(database: GatewayDatabase): Promise<boolean> {
  for (const table of ['attempts', 'drafts', 'directory', 'last_branches'] as const) {
    const row = await database.selectFrom(table).select('business').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
