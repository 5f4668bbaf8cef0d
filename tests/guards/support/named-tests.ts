import { isInTree, read } from './tree';

/** Whether a file has a test of a title, written as it stands in the code: of its own, or of a row of a table of tests. */
function hasTest(source: string, title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const quoted = String.raw`['"\`]${escaped}['"\`],`;
  return [String.raw`[(\s]${quoted}\s*(async )?\(`, String.raw`(title: |\[\s*)${quoted}`].some(
    (pattern) => new RegExp(pattern).test(source),
  );
}

/** What is wrong with a test named as `file > title`; null when it exists. */
export function missingTest(shown: string): string | null {
  const [file = '', ...rest] = shown.split(' > ');
  const title = rest.join(' > ');
  if (!isInTree(file)) return `${file} does not exist`;
  return hasTest(read(file), title) ? null : `${file} has no test "${title}"`;
}
