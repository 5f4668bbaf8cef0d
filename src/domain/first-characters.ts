/** As much of a text as `most` characters, counted in code points: half of one would be no text. */
export function firstCharacters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
