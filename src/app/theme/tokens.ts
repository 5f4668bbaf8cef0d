/**
 * The colours of both schemes, as custom properties. Text tones reach 4.5:1 on every ground they may stand on and
 * borders of controls 3:1; `tokens.test.ts` measures it.
 */
export interface ColorTokens {
  /** The page behind everything. */
  '--ground': string;
  /** Tables, panels, menus. */
  '--surface': string;
  /** A row under the pointer, a pressed button. */
  '--surface-hover': string;
  '--text': string;
  '--text-quiet': string;
  /** Lines between things; decoration, never the only sign of a control. */
  '--hairline': string;
  /** The border of an input or a button. */
  '--control-border': string;
  '--accent': string;
  '--accent-ground': string;
  '--danger': string;
  '--danger-ground': string;
  '--warn': string;
  '--warn-ground': string;
  '--info': string;
  '--info-ground': string;
  '--fact': string;
  '--fact-ground': string;
  '--unknown': string;
  '--unknown-ground': string;
}

export const lightTokens: ColorTokens = {
  '--ground': '#f8f6f3',
  '--surface': '#fffefc',
  '--surface-hover': '#f2efea',
  '--text': '#24211d',
  '--text-quiet': '#625b53',
  '--hairline': '#e3ded7',
  '--control-border': '#8d857b',
  '--accent': '#0f6460',
  '--accent-ground': '#e2f0ee',
  '--danger': '#a8261d',
  '--danger-ground': '#fbeae7',
  '--warn': '#7d4c00',
  '--warn-ground': '#fcf0d9',
  '--info': '#1b569c',
  '--info-ground': '#e7effa',
  '--fact': '#27633a',
  '--fact-ground': '#e5f2e8',
  '--unknown': '#653aa6',
  '--unknown-ground': '#f0eafa',
};

export const darkTokens: ColorTokens = {
  '--ground': '#191816',
  '--surface': '#21201d',
  '--surface-hover': '#2b2926',
  '--text': '#ebe7e1',
  '--text-quiet': '#aea79d',
  '--hairline': '#37342f',
  '--control-border': '#7d766c',
  '--accent': '#63c6bd',
  '--accent-ground': '#15322f',
  '--danger': '#f39085',
  '--danger-ground': '#3b1d19',
  '--warn': '#e6b765',
  '--warn-ground': '#362a14',
  '--info': '#8ab8f3',
  '--info-ground': '#1b2a3f',
  '--fact': '#85cb97',
  '--fact-ground': '#19301f',
  '--unknown': '#c3a8f4',
  '--unknown-ground': '#2c2140',
};
