import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '@/api/core/query-client';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { readLaborRules } from '@/api/labor-rules/schemas';
import { renderPage } from '@/modules/session/test-page';
import { LaborRulesScreen } from './labor-rules-screen';

const params = {
  day_band: { start: '06:00', end: '19:00' },
  mixed_rule: { type: 'night_if_night_minutes_gt', threshold_minutes: 240 },
  surcharges: {
    ordinary_day: 0,
    ordinary_night: 0.25,
    overtime_day: 1,
    overtime_night: 1.5,
    rest_day: 0.5,
    holiday: 1,
    combination: 'multiplicative',
  },
};
const set = { name: 'Reglas', effective_from: '2026-01-01', schema_version: 1, params };

async function show(data: object) {
  const client = createQueryClient();
  const rules = readLaborRules({ data: { rule_sets: [], ...data } });
  client.setQueryData(laborRuleQueries.list().queryKey, rules);
  const root = createRootRoute({ component: () => <LaborRulesScreen search={{}} /> });
  await renderPage(root, { client });
}

it('M226: a value that is not understood is said, and no example is worked out by the rest', async () => {
  await show({ effective: { ...set, params: { ...params, overtime: { basis: 'daily' } } } });
  await expect.element(page.getByText(/^Un valor de estas reglas no se entiende/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Ejemplo con números' }))
    .toHaveTextContent('Sin ejemplo: un valor de estas reglas no se entiende.');
  await expect
    .element(page.getByRole('region', { name: 'Otros parámetros' }))
    .toHaveTextContent('params.overtime.basis');
});

it('M226: a version that could not be read has no number', async () => {
  await show({ effective: { ...set, schema_version: 'two' } });
  await expect.element(page.getByText(/^La versión del esquema no se pudo leer/)).toBeVisible();
});

it('M212: nothing is missing where the rules in force are told whole', async () => {
  await show({ effective: set });
  await expect.element(page.getByText('Hoy rige «Reglas», de la empresa.')).toBeVisible();
  await expect.element(page.getByText('no dijo cuál rige hoy')).not.toBeInTheDocument();
});

it('M212: where they are not, that is said', async () => {
  await show({ rule_sets: [set] });
  await expect.element(page.getByText('El servicio no dijo cuál rige hoy.')).toBeVisible();
});

it('M213: an overlap without an end has no last day', async () => {
  const next = { ...set, effective_from: '2027-01-01' };
  await show({ rule_sets: [set, next], effective: set });
  await expect
    .element(
      page.getByText('Más de una regla propia activa desde el 01/01/2027, sin fecha de fin.'),
    )
    .toBeVisible();
});

it('the example counts no shift that nobody entered: a field that cannot be read holds the others back', async () => {
  await show({ effective: set });
  const example = page.getByRole('region', { name: 'Ejemplo con números' });
  const from = example.getByRole('textbox', { name: 'Desde' });
  const to = example.getByRole('textbox', { name: 'Hasta' });
  const worked = example.getByRole('status').filter({ hasText: 'Trabajado' });
  const type = async (field: typeof from, text: string) => {
    await userEvent.fill(field, text);
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(worked).toHaveTextContent('Trabajado10:00 h');
  await type(to, 'abc');
  await type(from, '6');
  await expect.element(from).toHaveValue('06:00');
  await expect.element(worked).toHaveTextContent('Trabajado10:00 h');
  await type(to, '10');
  await expect.element(worked).toHaveTextContent('Trabajado4:00 h');
  await type(to, 'abc');
  await userEvent.selectOptions(example.getByRole('combobox').first(), '1');
  await expect.element(to).toHaveValue('16:00');
  await expect.element(to).toBeValid();
  await expect.element(worked).toHaveTextContent('Trabajado8:00 h');
});
