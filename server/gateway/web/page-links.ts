/** By route, the files of `dist/web` that its screen needs besides the app's own; the build writes them down. */
export type RouteFiles = Record<string, string[]>;

export type RouteAsked = { pattern: string; params: Record<string, string> };

/** The route of a path, where two fit the one that names more of it: `/sales/new` before `/sales/$saleId`. */
export function routeOf(path: string, patterns: readonly string[]): RouteAsked | null {
  const parts = path.split('/');
  const [best] = patterns
    .flatMap((pattern) => {
      const params = paramsOf(pattern.split('/'), parts);
      return params === null ? [] : [{ pattern, params }];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  return best ?? null;
}

function paramsOf(names: string[], parts: string[]): Record<string, string> | null {
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith('$') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/** Has the browser fetch files while it reads the page: as the app would, or it would fetch them twice. */
export function linksTo(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}
