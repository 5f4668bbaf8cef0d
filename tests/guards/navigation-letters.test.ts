import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Read as text: to run it would load every icon there is.
const source = readFileSync('src/app/shell/navigation-areas.ts', 'utf8');

it('no two screens answer to the same letter', () => {
  const letters = [...source.matchAll(/letter: '(.)'/g)].map(([, letter]) => letter);
  expect(letters.length).toBeGreaterThan(10);
  expect([...new Set(letters)]).toEqual(letters);
});
