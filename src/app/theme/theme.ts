import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

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

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';

/** Mantine wants ten shades; the app draws with the tokens, so these only feed what Mantine computes itself. */
const accent: MantineColorsTuple = [
  '#e2f0ee',
  '#c5e2df',
  '#9fd2cd',
  '#63c6bd',
  '#3fa89f',
  '#238b83',
  '#177872',
  '#0f6460',
  '#0b504d',
  '#083d3b',
];

/** Mantine's greys of the dark scheme, from text to what lies behind everything: the tokens, and three of their kind. */
const dark: MantineColorsTuple = [
  darkTokens['--text'],
  '#cdc7be',
  darkTokens['--text-quiet'],
  darkTokens['--control-border'],
  darkTokens['--hairline'],
  darkTokens['--surface-hover'],
  darkTokens['--surface'],
  darkTokens['--ground'],
  '#141311',
  '#0f0e0d',
];

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 3 },
  colors: { accent, dark },
  // In the dark the accent is light: what stands on it takes the ground's colour, not white.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--surface)' } : colors;
  },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  fontFamily: systemFont,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.3' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  shadows: { xs: 'none', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const bodyColors = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-placeholder': 'var(--text-quiet)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent)',
  '--mantine-color-accent-light-color': 'var(--accent)',
  '--mantine-color-accent-light-hover': 'var(--surface-hover)',
  '--mantine-primary-color-contrast': 'var(--surface)',
};

/** Hands the tokens to the page and points Mantine's own colours at them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--shadow': '0 4px 16px rgb(0 0 0 / 14%)' },
  light: { ...lightTokens, ...bodyColors },
  dark: { ...darkTokens, ...bodyColors },
});
