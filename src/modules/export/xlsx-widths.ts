import type { Cell } from './cells';

/** Narrower cuts a heading's filter, wider leaves no room for the next column; in characters, as spreadsheets count them. */
const narrowest = 8;
const widest = 60;

/** Beside the text a cell has a little room; a heading has its filter's button there, and is bold. */
const room = 2;
const headingRoom = 4;

export const widthOfHeading = (heading: string): number => lengthOf(heading) + headingRoom;

/** How wide a cell stands there: numbers as their style writes them, texts by their longest line. */
export function widthOfCell(cell: Cell): number {
  switch (cell.kind) {
    case 'empty':
      return 0;
    case 'text':
      return lengthOf(cell.text) + room;
    case 'date':
      return cell.date.length + room;
    case 'integer':
    case 'decimal': {
      const [whole = '', decimals = ''] = cell.text.split('.');
      const shown = cell.kind === 'integer' ? 0 : Math.max(2, decimals.length) + 1;
      return whole.length + Math.floor((whole.length - 1) / 3) + shown + room;
    }
  }
}

/** The element that gives columns their widths. */
export function widthMarkup(widths: readonly number[]): string {
  const each = widths.map((width, at) => {
    const fit = Math.min(widest, Math.max(narrowest, width));
    return `<col min="${at + 1}" max="${at + 1}" width="${fit}" customWidth="1"/>`;
  });
  return `<cols>${each.join('')}</cols>`;
}

const lengthOf = (text: string): number =>
  Math.max(...text.split(/\r?\n/).map((line) => Array.from(line.slice(0, 2 * widest)).length));
