import { noonOf, WorldClock, dayNumber } from './clock';
import {
  demoFile,
  inTransaction,
  openDatabase,
  removeDatabase,
  type WorldDatabase,
} from './database';
import type { WorldSize } from './seed/sizes';
import { seedWorld, type SeedPlan } from './seed/world';
import { World } from './world';
import type { Profile } from '../../src/contract/profile';

/** Raised whenever the tables or the seed change: a database of another version is made anew. */
const seedVersion = 11;

export const demoId = 'demo';

export interface DemoOptions {
  dataDir: string | null;
  size: WorldSize;
  /** A business date to stand still on; null: the real time. */
  fixedToday: string | null;
  profile: Profile;
  /** Who may call: the roles of the demo (the default), or one integration per permission, as for tests. */
  integrations?: SeedPlan['integrations'];
}

interface Stamp {
  /** The version, size and integrations it was made with. */
  made: string;
  /** The business date its seed is counted from. */
  day: string;
}

const stampSql = 'CREATE TABLE IF NOT EXISTS stamp (made TEXT NOT NULL, day TEXT NOT NULL)';

function readStamp({ file }: WorldDatabase): Stamp | null {
  file.exec(stampSql);
  return (file.prepare('SELECT made, day FROM stamp').get() as Stamp | undefined) ?? null;
}

function writeStamp({ file }: WorldDatabase, { made, day }: Stamp): void {
  file.exec(`${stampSql}; DELETE FROM stamp`);
  file.prepare('INSERT INTO stamp (made, day) VALUES (?, ?)').run(made, day);
}

const moves = [
  'UPDATE batches SET expiration_date = date(expiration_date, ?) WHERE is_seed = 1',
  'UPDATE sales SET issue_time = coalesce(datetime(issue_time, ?), issue_time) WHERE is_seed = 1',
  'UPDATE receivables SET due_date = coalesce(date(due_date, ?), due_date) WHERE is_seed = 1',
  'UPDATE expenses SET date = coalesce(date(date, ?), date) WHERE is_seed = 1',
];

/**
 * Moves what is seeded as many days as the calendar has moved, so that the demo always has lots that expire today and
 * debts that are not due yet.
 */
function followCalendar(database: WorldDatabase, stamp: Stamp, today: string): void {
  const days = (dayNumber(today) ?? 0) - (dayNumber(stamp.day) ?? 0);
  if (days === 0) return;
  inTransaction(database.file, () => {
    for (const move of moves) database.file.prepare(move).run(`${days} days`);
    writeStamp(database, { ...stamp, day: today });
  });
}

/** Opens the demo world: what its database holds when it was made by this version in this size, else a new one. */
export function openDemo(options: DemoOptions): World {
  const { dataDir, size, fixedToday, profile, integrations = 'demo' } = options;
  const clock = new WorldClock(fixedToday === null ? null : noonOf(fixedToday));
  const today = clock.today();
  const made = `${seedVersion} ${size} ${integrations}`;
  const path = dataDir === null ? null : demoFile(dataDir);
  let database = openDatabase(path);
  const stamp = readStamp(database);
  if (stamp?.made === made) {
    followCalendar(database, stamp, today);
  } else {
    database.file.close();
    // Also without a stamp: the process may have been killed while it made the last one.
    if (path !== null) removeDatabase(path);
    database = openDatabase(path);
    seedWorld(database.file, { size, today, integrations, hostile: false, empty: false });
    writeStamp(database, { made, day: today });
  }
  return new World(demoId, database, clock, profile);
}
