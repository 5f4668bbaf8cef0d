import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';

test('M233: our count stands beside the service, and says where the two differ and by which rule', async ({
  page,
  world,
}) => {
  const schedules = await world.rows<{ id: string; code: string }>('work_schedules');
  const id = schedules.find(({ code }) => code === 'ROT')?.id ?? '';
  await signIn(page, world.keys.full, 'Ana', `/schedules/${id}`);
  const table = page.getByRole('table', { name: 'Nuestra cuenta junto a la del servicio' });
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Sábado')).toContainText('8:00 h Nocturna');
  await expect(row('Sábado')).toContainText(
    'Art. 161 el límite diario de la jornada nocturna es 7:00 h',
  );
  await expect(row('Sábado')).toContainText('Art. 166 la pausa mínima es 0:30 h');
  await expect(row('Semana')).toContainText('Art. 161 el límite semanal');
  const ends = await table.getByText(/^\d+:\d\d\sh$/).evaluateAll((figures) => {
    const service = figures.filter((one) => one.closest('td')?.cellIndex === 1);
    return service.map((one) => Math.round(one.getBoundingClientRect().right));
  });
  expect(ends).toHaveLength(8);
  expect(new Set(ends).size).toBe(1);
  await expect(table).not.toContainText('difiere');
  await expect(table).not.toContainText('El servicio no lo advierte.');

  const set = {
    weekly_minutes: 2_820,
    warnings: [],
    days: [{ weekday: 2, minutes: 420, shift_kind: 'night', warnings: ['Nadie sabe por qué'] }],
  };
  await world.change('work_schedules', id, { overrides: { set, drop: [] } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Nuestra cuenta difiere: martes.')).toBeVisible();
  await expect(row('Martes')).toContainText('7:00 h Nocturna');
  await expect(row('Martes')).toContainText('8:00 h Diurna');
  await expect(row('Martes')).toContainText('difiere');
  await expect(row('Semana')).toContainText('El servicio no lo advierte.');
  await expect(page.getByRole('main')).toContainText('Nuestra cuenta no le halla causa.');
  await expectAccessible(page);
});
