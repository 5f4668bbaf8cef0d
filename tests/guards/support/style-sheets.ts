import path from 'node:path';

/** A class that a file takes from a style sheet of modules. */
interface ClassUse {
  file: string;
  sheet: string;
  name: string;
}

const resolved = (file: string, to: string) =>
  to.startsWith('@/') ? to.replace('@/', 'src/') : path.posix.join(path.posix.dirname(file), to);

/** Names of the classes that a style sheet makes its own. */
export function classesIn(source: string): string[] {
  const selectors = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)|(['"])(?:(?!\1).)*\1/g, '')
    .split(/[{};]/)
    // What is followed by a value is no selector; a name of a class never begins with a digit.
    .filter((part) => !/^\s*(--)?[a-z-]+:\s/.test(part));
  const names = selectors.flatMap((part) => part.match(/\.[a-zA-Z_][\w-]*/g) ?? []);
  return [...new Set(names.map((name) => name.slice(1)))];
}

/** Classes that code names after it has imported their style sheet. */
export function usesIn(file: string, source: string): ClassUse[] {
  const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)];
  const rest = source.replace(/^import .*$/gm, '');
  return imports.flatMap(([, local = '', to = '']) =>
    [...rest.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      file,
      sheet: resolved(file, to),
      name,
    })),
  );
}

/** Classes that a style sheet is composed of. */
export function composedIn(file: string, source: string): ClassUse[] {
  const composes = [...source.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+'([^']+)')?;/g)];
  return composes.flatMap(([, names = '', from]) =>
    names.split(/\s+/).map((name) => ({
      file,
      sheet: from === undefined ? file : resolved(file, from),
      name,
    })),
  );
}

export function isUsed(uses: readonly ClassUse[], sheet: string, name: string): boolean {
  return uses.some((use) => use.sheet === sheet && use.name === name);
}

/** Queries for a narrow page that do not leave paper out. */
export function narrowOnPaper(source: string): string[] {
  const queries = [...source.matchAll(/@media ([^{]+) \{/g)].map(([, query = '']) => query);
  return queries.filter((query) => query.includes('max-width') && !query.startsWith('screen and '));
}
