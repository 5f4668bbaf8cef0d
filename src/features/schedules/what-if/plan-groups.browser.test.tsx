import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { countingRules } from '@/api/labor-rules/work-rules';
import type { Group } from './compared-plans';
import { PlanGroups } from './plan-figures';

const counting = countingRules(null);

function Groups({ people }: { people: readonly number[] }) {
  const [groups, setGroups] = useState<Group[]>(() =>
    people.map((count) => ({ people: count, wage: '' })),
  );
  return <PlanGroups groups={groups} counting={counting} onChange={setGroups} />;
}

const people = (group: number) =>
  page.getByRole('group', { name: `Grupo ${group}` }).getByRole('textbox', { name: 'Personas' });

async function press(name: string) {
  const button = page.getByRole('button', { name });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

it('M299: when a group is taken away, the focus goes to one that is left', async () => {
  await render(<Groups people={[1, 2, 3]} />);
  await press('Quitar el grupo 1');
  await expect.element(people(1)).toHaveFocus();
  await expect.element(people(1)).toHaveValue('2');
  await press('Quitar el grupo 2');
  await expect.element(people(1)).toHaveFocus();
  await expect.element(people(2)).not.toBeInTheDocument();
});

it('M299: a group that is added has the focus, also the last there may be', async () => {
  await render(<Groups people={[1, 2, 3, 4, 5, 6]} />);
  await press('Agregar grupo');
  await expect.element(people(7)).toHaveFocus();
  await press('Agregar grupo');
  await expect.element(people(8)).toHaveFocus();
});
