import grammar from '../paths.json';

const base = '/api/external/v1/';

/** Every way of joining the segments of a path where one slash is something else. */
function joinedOtherwise(path: string, separator: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, place) => {
    const head = segments.slice(0, place).map((segment) => `/${segment}`);
    return `${head.join('')}${separator}${segments.slice(place).join('/')}`;
  });
}

/** Every way of writing a path where one character is spelled otherwise. */
function spelledOtherwise(path: string, encoding: string): string[] {
  return Array.from(path).map((character, place) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    return path.slice(0, place) + encoding.replace('{hex}', hex) + path.slice(place + 1);
  });
}

/** Request targets that are no documented read, though somebody who tidies paths up might take them for one. */
export function hostileTargets(): string[] {
  const { operations, strangers, separators, suffixes, encodings, forms } = grammar;
  const known = operations.map((operation) => base + operation);
  const targets = [
    ...strangers.map((stranger) => base + stranger),
    ...known.flatMap((path) => separators.flatMap((one) => joinedOtherwise(path, one))),
    ...known.flatMap((path) => suffixes.map((suffix) => path + suffix)),
    ...known.flatMap((path) => encodings.flatMap((one) => spelledOtherwise(path, one))),
    ...operations.flatMap((rest) =>
      forms.map((form) =>
        form.replace('{path}', `${base.slice(1)}${rest}`).replace('{rest}', rest),
      ),
    ),
  ];
  const honest = new Set(known);
  return [...new Set(targets)].filter((target) => !honest.has(target));
}
