import '@mantine/core/styles/baseline.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testProduct } from '../test-products';
import { labelSizes } from './label-search';
import { nameType } from './name-type';
import { ProductLabel } from './product-label';

const names = [
  'Jabón de olor 110 g',
  'Alimento para gato esterilizado Croquetín bolsa 10 lb',
  'Alimento para perro senior Don Canelo caja 25 lb',
  'Bolsa plástica para basura Doña Cuchara caja 24 unidades',
  'Alimento para gato adulto con pescado Rabito Alegre bandeja 2 lb',
  'Amoxicilina 875 mg con ácido clavulánico Genéricos Olomega caja 100',
  'ARROZ PRECOCIDO CORRIENTE SAN FRANCISCO BOLSA 50 LB',
];

/** The name as it stands on a label, which cost so much. */
async function drawn(name: string, paid: string, size: (typeof labelSizes)[number]) {
  const type = nameType(name, `$${paid}`, size);
  const product = testProduct({ name });
  const label = { product, paid, isTaxed: true, nameType: type, bars: null };
  const { container } = await render(
    <div style={{ fontFamily: 'system-ui, sans-serif' }}>
      <ProductLabel {...label} size={size} />
    </div>,
  );
  const paragraph = container.querySelector('p');
  if (paragraph === null) throw new Error('The label has no name.');
  return { type, paragraph };
}

it.each(labelSizes)('long names stand whole on labels of $id', async (size) => {
  const wrong: string[] = [];
  for (const name of names) {
    for (const paid of ['1.25', '16.39', '105.25']) {
      const { type, paragraph } = await drawn(name, paid, size);
      const isWhole = paragraph.scrollHeight <= paragraph.clientHeight;
      // In capitals, and on the narrowest label beside a long price, it may be too long, and that is told.
      const mayBeCut = name === name.toUpperCase() || (size.width < 50 && paid !== '1.25');
      if (type.isCut ? !mayBeCut : !isWhole) wrong.push(name);
    }
  }
  expect(wrong).toEqual([]);
});

it('short names are as large as before, and one that no letters hold is known', () => {
  const [size] = labelSizes;
  expect(nameType('Jabón de olor 110 g', '$1.25', size)).toMatchObject({ points: 8, lines: 2 });
  expect(nameType('Jabón '.repeat(60), '$1.25', size).isCut).toBe(true);
});
