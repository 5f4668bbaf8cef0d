import Database from 'libsql';

/** Keeps the databases from being collected, and the locks with them, when nobody keeps what gives a lock back. */
const held = new Set<Database.Database>();

/**
 * Locks a file for as long as this process lives. The lock is one the kernel keeps (an open exclusive transaction of a small
 * database), not a file with a number in it: it ends with the process, however that ends, so there is no stale lock to guess
 * about.
 * @returns what gives the lock back; null when another process has it.
 */
export function lockFile(path: string): (() => void) | null {
  const database = new Database(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    return null;
  }
  held.add(database);
  return () => {
    held.delete(database);
    if (!database.open) return;
    database.exec('ROLLBACK');
    database.close();
  };
}
