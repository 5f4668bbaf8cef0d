import { describe, expect, test } from 'vitest';
import { codeFiles, isTest, projectFiles, read } from './support/tree';

/** Every file of the app that sets a timer, and what for. None takes away what somebody may still have to read. */
const timers: Record<string, string> = {
  'src/api/core/attempt-settings.ts': 'between two questions what became of a write',
  'src/api/core/page-start.ts': 'first reads that nobody took are dropped',
  'src/api/core/wait.ts': 'between two steps of a long reading',
  'src/app/first-answers.ts': 'draws the first screen without what it reads',
  'src/features/employees/private-value.tsx': 'covers pay and documents again, a press away',
  'src/features/payments/use-amounts.ts': 'an amount that is handed to the form after a pause',
  'src/features/purchases/line-grid/grid-store.ts':
    'lines that are handed to the form after a pause',
  'src/modules/business-day/use-business-today.ts': 'until midnight',
  'src/modules/drafts/draft-runner.ts': 'until what is typed is saved',
  'src/modules/export/save-file.ts': 'gives back the memory of a downloaded file',
  'src/modules/form/mistakes.ts': 'until somebody stops typing',
  'src/modules/form/typed-in-pause.ts': 'until somebody stops typing',
  'src/modules/later-part/first-screen.ts': 'until later parts no longer wait for the first screen',
  'src/modules/list/use-typed-text.ts': 'until somebody stops typing',
  'src/modules/table-file/use-table-file.ts': 'gives up a file that takes too long',
  'src/ui/feedback/use-seconds-left.ts': 'counts seconds on the screen',
  'src/ui/form/after-press.ts': 'until the button that is pressed is let go',
};

const libraries = /notifications|toast|sonner|notistack|snackbar/i;

const setsTimer = (source: string) => /\b(setTimeout|setInterval)\(/.test(source);
const vanishes = (source: string) => /\bautoClose\b|\btoast\b|\bsnackbar\b/i.test(source);

const sources = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));

describe('M306: nothing that matters vanishes by itself', () => {
  test('timers are set only where it is said what for', () => {
    const found = sources.filter((file) => setsTimer(read(file)));
    expect(found.sort()).toEqual(Object.keys(timers).sort());
  });

  test('nothing is shown for a while only', () => {
    expect(sources.filter((file) => vanishes(read(file)))).toEqual([]);
  });

  test('no library for such messages is installed', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => libraries.test(name))).toEqual([]);
  });

  test('no style fades anything out', () => {
    const styles = projectFiles.filter((file) => file.startsWith('src/') && file.endsWith('.css'));
    const fades = /@keyframes[^@]*?\bto\s*\{[^}]*(?:opacity:\s*0\s*;|visibility:\s*hidden)/;
    expect(styles.filter((file) => fades.test(read(file)))).toEqual([]);
    expect(fades.test('@keyframes go { to { opacity: 0; } }')).toBe(true);
  });

  test('a planted one is told', () => {
    expect(setsTimer('window.setTimeout(close, 5_000)')).toBe(true);
    expect(vanishes('<Note autoClose={5_000} />')).toBe(true);
    expect(libraries.test('@mantine/notifications')).toBe(true);
  });
});
