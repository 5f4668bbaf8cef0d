const wordLimit = 40;

/** Words as a part of a file's name: letters, digits and hyphens only, which every file system takes; empty where none is left. */
export function fileNamePart(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, wordLimit)
    .replace(/^-+|-+$/g, '');
}
