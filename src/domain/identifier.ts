/** The service's identifiers are UUID text; which version is not said (API description, introduction). */
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be an identifier of the service, in either case. */
export function isIdentifier(text: string): boolean {
  return shape.test(text);
}

/** What was pasted, without the spaces, quotes, braces, line breaks and hidden marks that come along from mails and sheets. */
export function cleanIdentifier(pasted: string): string {
  return pasted.replace(/[\s\p{C}"'`“”‘’«»{}[\]()<>,;]/gu, '');
}

/** The first block of an identifier, to tell records without a name apart on a screen. */
export function shortIdentifier(id: string): string {
  return id.slice(0, 8);
}

const segments = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/gi;

/** A path with each identifier in it in lower case, the one spelling in which they are compared. */
export function foldIdentifiers(path: string): string {
  return path.replace(segments, (segment) => segment.toLowerCase());
}
