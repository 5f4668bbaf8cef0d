import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createQueryClient } from '@/api/core/query-client';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { readLaborRules } from '@/api/labor-rules/schemas';
import { ordinaryParams } from './test-params';
import { useDayRules } from './use-day-rules';

function Rules() {
  const { params, dayBand, lacking } = useDayRules();
  const limit = params?.maxOrdinary.daily.day ?? 'ninguno';
  return (
    <output>
      límite {limit}; de día desde {dayBand?.start ?? 'nunca'}; {lacking ?? 'nada falta'}
    </output>
  );
}

/** The rules in force told whole, or by the name of a listed set. */
async function show(schema_version: number | null, isTold: boolean, changed: object = {}) {
  const id = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b01';
  const set = { id, schema_version, params: { ...ordinaryParams, ...changed } };
  const data = isTold
    ? { rule_sets: [], effective: set }
    : { rule_sets: [set], current_id: id, effective: null };
  const client = createQueryClient();
  client.setQueryData(laborRuleQueries.list().queryKey, readLaborRules({ data }));
  await render(
    <QueryClientProvider client={client}>
      <Rules />
    </QueryClientProvider>,
  );
}

it.each([1, null])('a week is counted by rules of the schema version %j', async (version) => {
  await show(version, true);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('límite 480; de día desde 06:00; nada falta');
});

it.each([true, false])(
  'M226: by rules of another version it is not, and why is said (told whole: %j)',
  async (isTold) => {
    await show(2, isTold);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'límite ninguno; de día desde nunca; Sin noche, límites ni costos: las reglas laborales en vigor usan una versión',
      );
  },
);

it('M226: by rules with a value that is not understood neither', async () => {
  await show(1, true, { overtime: { basis: 'daily' } });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'límite ninguno; de día desde nunca; Sin noche, límites ni costos: un valor de las reglas laborales en vigor no se entiende.',
    );
});
