/** What a key press asks for. */
export type Command = { type: 'help' } | { type: 'search' } | { type: 'go'; letter: string };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** Milliseconds of any clock. */
  timeStamp: number;
}

/** How long `g` waits for its letter. */
const sequenceMs = 1_500;

/** Reads key presses one after the other: `?`, `/`, and `g` with a letter behind it. */
export function createKeyReader(): (press: KeyPress) => Command | null {
  let goPressedAt: number | null = null;
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }) => {
    const isSecond = goPressedAt !== null && timeStamp - goPressedAt <= sequenceMs;
    goPressedAt = null;
    if (ctrlKey || altKey || metaKey) return null;
    if (isSecond && /^\p{Letter}$/u.test(key)) return { type: 'go', letter: key.toLowerCase() };
    if (key === '?') return { type: 'help' };
    if (key === '/') return { type: 'search' };
    if (key.toLowerCase() === 'g') goPressedAt = timeStamp;
    return null;
  };
}
