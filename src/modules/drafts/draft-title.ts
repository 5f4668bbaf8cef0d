import { firstCharacters } from '@/domain/first-characters';
import { visibleText } from '@/domain/visible-text';

const titleCharacters = 120;

/** What shows on a list, on one line, of what there is of its parts; never half a character. */
export const draftTitle = (...parts: readonly string[]): string =>
  firstCharacters(
    visibleText(parts.filter((part) => part !== '').join(' · ')),
    titleCharacters,
  ).trim();
