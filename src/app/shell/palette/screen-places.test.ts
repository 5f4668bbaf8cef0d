import { expect, it } from 'vitest';
import { matchingScreens } from './matching-screens';
import { screenPlaces } from './screen-places';

const found = (typed: string) =>
  matchingScreens(screenPlaces(null, false), typed).flatMap(({ places }) => places);

it('knows every catalog by its own name, after the screen of all of them', () => {
  expect(found('bancos')).toMatchObject([
    {
      label: 'Catálogos · Bancos',
      asks: 'treasury',
      way: { link: { to: '/catalogs', search: { catalog: 'banks' } } },
    },
  ]);
  const [all, ...each] = found('catalogo').map(({ label }) => label);
  expect(all).toBe('Catálogos');
  expect(each).toHaveLength(11);
});
