import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clock that a test sets: it goes on from the moment it was set to. */
export type SetClock = {
  /** Settings under which an installation, service and all, goes by it. Node's own parts (the `Date` header) do not. */
  settings: Record<string, string>;
  /** Sets it, while the installation runs. @param moment ISO 8601 */
  set: (moment: string) => void;
  remove: () => void;
};

export function createClock(moment: string): SetClock {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-clock-'));
  const file = path.join(folder, 'ahead');
  const set = (at: string) => {
    // Whoever reads meanwhile finds the one or the other, and never half of it.
    writeFileSync(`${file}.next`, String(Date.parse(at) - Date.now()));
    renameSync(`${file}.next`, file);
  };
  set(moment);
  const code = `
    import { readFileSync } from 'node:fs';
    const Real = Date;
    const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    globalThis.Date = class extends Real {
      constructor(...told) {
        if (told.length === 0) super(now());
        else super(...told);
      }
      static now() {
        return now();
      }
    };`;
  return {
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    set,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
