import { countCharacters } from './typed-text';

/** Longest address a mail server takes. */
export const longestEmail = 254;

/**
 * Whether a text can be an e-mail address as people have them: one `@`, a domain with a point. Quoted names are lawful and
 * nobody's. Read part by part, so that no text makes it slow.
 */
export function isEmail(text: string): boolean {
  const parts = text.split('@');
  const [name = '', domain = ''] = parts;
  const labels = domain.split('.');
  return (
    parts.length === 2 &&
    countCharacters(text) <= longestEmail &&
    /^[^\s"'(),:;<>[\\\]]+$/.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) &&
    /^[\p{L}-][\p{L}\p{N}-]+$/u.test(labels.at(-1) ?? '')
  );
}

/** Whether a text can be a telephone number: digits, grouped as one likes. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && /\d/.test(text);
}
