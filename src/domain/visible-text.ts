/** Line breaks of every kind and tabs: what would start a new line or cell somewhere else. */
const breaks = /\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Characters that show nothing but change how the rest is read: marks and overrides of the writing direction, the zero-width
 * space, the byte order mark, non-characters and halves of characters. The joiners stay, for emoji and several scripts need
 * them.
 */
export const hiddenMarks =
  /[\p{Cs}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

const controls = /\p{Cc}/gu;
const loneSurrogates = /\p{Cs}/gu;

/**
 * The text on one line with nothing hidden in it, for files that leave this program: breaks and tabs become spaces, hidden
 * characters go, halves of a character become U+FFFD.
 */
export function visibleText(text: string): string {
  return text
    .replace(breaks, ' ')
    .replace(controls, '')
    .replace(loneSurrogates, '\ufffd')
    .replace(hiddenMarks, '');
}

/** The same JSON with what hides in its texts written as JSON's own escapes: a direction override turns round all that follows. */
export function visibleJson(json: string): string {
  return json.replace(
    hiddenMarks,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
