import { laterPart } from '../later-part/later-part';

/** What parts a block into cells comes after the fields it is pasted into. */
export const laterPasted = laterPart(() => import('./pasted-table'));

/**
 * More than one cell of a sheet: what is one is pasted like any other text, quoted line breaks in it included. An empty cell before
 * another counts, for it says where that one stands; empty ones at the end say nothing.
 */
export const isBlock = (text: string) => /[\t\n\r]/.test(text.replace(/"[^"]*"/g, 'x').trimEnd());
