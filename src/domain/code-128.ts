/**
 * The barcode of a code, as ISO/IEC 15417 (Code 128) draws it, with the sets B (letters) and C (pairs of digits). Symbols are numbers
 * to 106; each is three bars and three spaces, the stop four bars and three.
 */

const startB = 104;
const startC = 105;
const toC = 99;
const toB = 100;
const stop = 106;

/** Widths of bar, space, bar, … of each symbol, in modules. */
const widths: readonly string[] = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

/** Empty modules that a reader needs on either side. */
export const quietModules = 10;

/** A bar, in modules from the start of the first one. */
export interface Bar {
  at: number;
  width: number;
}

export interface Barcode {
  bars: readonly Bar[];
  /** Without the quiet zones. */
  modules: number;
}

/** The bars of a text; null for one that is empty or has characters the sets do not know: controls and anything beyond ASCII. */
export function barcodeOf(text: string): Barcode | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const symbols = withCheck(symbolsOf(text));
  const bars: Bar[] = [];
  let at = 0;
  for (const symbol of symbols) {
    for (const [index, digit] of Array.from(widths[symbol] ?? '').entries()) {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
  }
  return { bars, modules: at };
}

/** The start and the data: digits in pairs where that is shorter. */
function symbolsOf(text: string): number[] {
  const symbols: number[] = [];
  let set: 'B' | 'C' | null = null;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const pairs = digits - (digits % 2);
    if (set === 'C' ? pairs > 0 : pairs >= worthSwitching(set, at + digits === text.length)) {
      if (set !== 'C' && digits % 2 === 1 && set !== null) {
        symbols.push(letter(text, at));
        at += 1;
      }
      if (set !== 'C') symbols.push(set === null ? startC : toC);
      set = 'C';
      for (let pair = 0; pair < pairs; pair += 2) {
        symbols.push(Number(text.slice(at, at + 2)));
        at += 2;
      }
    } else {
      if (set !== 'B') symbols.push(set === null ? startB : toB);
      set = 'B';
      symbols.push(letter(text, at));
      at += 1;
    }
  }
  return symbols;
}

/** How many digits make up for the symbols that change to pairs, and back where something follows. */
function worthSwitching(set: 'B' | null, isLast: boolean): number {
  if (set === null) return isLast ? 2 : 4;
  return isLast ? 4 : 6;
}

const letter = (text: string, at: number) => text.charCodeAt(at) - 32;

function withCheck(symbols: readonly number[]): number[] {
  const sum = symbols.reduce((total, symbol, index) => total + symbol * Math.max(1, index), 0);
  return [...symbols, sum % 103, stop];
}
