/** Ctrl+K moves text about on a Mac, where every program's own keys go with Command. */
export const isMac = /Mac|iP/.test(navigator.platform);

/** As they are engraved. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K';
