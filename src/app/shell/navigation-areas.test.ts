import { expect, it } from 'vitest';
import { areas } from './navigation-areas';

const screens = areas.flatMap((area) => area.screens);

it('each screen has a letter of its own', () => {
  const letters = screens.map(({ letter }) => letter);
  expect([...new Set(letters)]).toEqual(letters);
});

it('each screen has a place of its own', () => {
  const places = screens.map(({ to }) => to);
  expect([...new Set(places)]).toEqual(places);
});
