import '@mantine/core/styles/baseline.css';
import { MantineProvider } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CountField, StaleFigures, WageField } from './shift-fields';

const onDesk: CSSProperties & Record<'--touch', string> = { '--touch': '32px' };

function Fields() {
  const [people, setPeople] = useState(3);
  const [wage, setWage] = useState('2');
  return (
    <MantineProvider>
      <div>
        <fieldset data-fields style={onDesk}>
          <CountField label="Personas" most={9999} value={people} onChange={setPeople} />
          <WageField label="Salario" value={wage} onChange={setWage} />
        </fieldset>
        <StaleFigures />
        <output>
          {people} × {wage}
        </output>
      </div>
    </MantineProvider>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const stale = page.getByText('Cifras con lo anterior: corrija lo marcado.');

describe('what is wrong with a number says its real limit, and that the figures are of before', () => {
  it.each([
    ['Personas', '1.5', 'Sin decimales.'],
    ['Personas', '30,5', 'Sin decimales.'],
    ['Personas', '10000', 'Hasta 9,999.'],
    ['Personas', '99999999999999999999', 'Hasta 9,999.'],
    ['Personas', '-1', 'De 0 a 9,999.'],
    ['Personas', 'abc', 'De 0 a 9,999.'],
    ['Personas', '', 'De 0 a 9,999.'],
    ['Salario', '999999999', 'Hasta $9,999.00.'],
    ['Salario', '1.23456', 'Hasta 4 decimales.'],
    ['Salario', '0', 'Escriba un monto mayor que cero.'],
    ['Salario', '-2', 'Escriba un monto mayor que cero.'],
  ])('%s: %j', async (name, typed, words) => {
    await render(<Fields />);
    await expect.element(stale).not.toBeVisible();
    await userEvent.fill(field(name), typed);
    await expect.element(field(name)).toHaveAccessibleDescription(words);
    await expect.element(stale).toBeVisible();
    await expect.element(page.getByText('3 × 2')).toBeVisible();
    await userEvent.fill(field(name), '4');
    await expect.element(stale).not.toBeVisible();
  });

  it('has room for it at its field, so that nothing moves as one types', async () => {
    await render(<Fields />);
    const boxOf = (name: string) => field(name).element().getBoundingClientRect();
    const below = boxOf('Salario').top;
    await userEvent.fill(field('Personas'), 'abc');
    const told = page.getByText('De 0 a 9,999.').element().getBoundingClientRect();
    expect(told.top).toBeGreaterThanOrEqual(boxOf('Personas').bottom);
    expect(told.bottom).toBeLessThanOrEqual(below);
    expect(boxOf('Salario').top).toBe(below);
  });

  it('takes a number as people write it', async () => {
    await render(<Fields />);
    await userEvent.fill(field('Personas'), '1,000');
    await expect.element(page.getByText('1000 × 2')).toBeVisible();
    await expect.element(stale).not.toBeVisible();
  });
});
