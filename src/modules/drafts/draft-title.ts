import { firstCharacters } from '@/domain/first-characters';
import { visibleText } from '@/domain/visible-text';

const titleCharacters = 120;

/** What shows on a list, on one line; never half a character. */
export const draftTitle = (title: string): string =>
  firstCharacters(visibleText(title), titleCharacters).trim();
