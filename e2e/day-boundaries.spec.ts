import { expect, type Page } from '@playwright/test';
import { openBatches, signIn } from './support/actions';
import { createClock, type SetClock } from './support/clock';
import { fact } from './support/controls';
import { expectRow } from './support/expectations';
import { test as base } from './support/fixtures';
import { startInstallation } from './support/installation';
import { expectSteps, loadRows } from './support/ladder';
import { addLots, dayFrom, written } from './support/lots';
import { World } from './support/world';

const day = '2026-03-16';
const lateEvening = `${day}T23:59:00-06:00`;
const pastMidnight = '2026-03-17T00:01:00-06:00';

type Own = {
  /** What the clocks of the installation and of the service show at first. */
  moment: string;
  clock: SetClock;
  installation: Awaited<ReturnType<typeof startInstallation>>;
};

/** An installation whose day goes by: that of the other tests has one fixed day. */
const test = base.extend<Own>({
  moment: [lateEvening, { option: true }],
  clock: async ({ moment }, provide) => {
    const clock = createClock(moment);
    await provide(clock);
    clock.remove();
  },
  installation: async ({ clock }, provide) => {
    const installation = await startInstallation(clock.settings);
    await provide(installation);
    await installation.stop();
  },
  baseURL: async ({ installation }, provide) => {
    await provide(installation.url);
  },
  world: async ({ installation, moment }, provide) => {
    const world = await World.create({ empty: true, now: lateEvening }, installation.control);
    await addLots(world, [
      { product: 'Leche', lot: 'AYER', days: -1 },
      { product: 'Leche', lot: 'HOY', days: 0 },
      { product: 'Leche', lot: 'MAÑANA', days: 1 },
    ]);
    await world.setClock(moment);
    await provide(world);
    await world.remove();
  },
});

/** Opens the lots on a computer whose clock shows this. */
async function openAt(page: Page, world: World, moment: string | number) {
  await page.clock.install({ time: moment });
  return openBatches(page, world);
}

/** The state the service gives would be marked where it does not follow from the date and today. */
const expectNothingDiffers = (page: Page) =>
  expect(page.getByRole('table').getByText('difiere')).toHaveCount(0);

for (const timezoneId of ['America/El_Salvador', 'UTC', 'Pacific/Tongatapu']) {
  test.describe(`with the computer in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('M49 M50: at 23:59 what expires today still does', async ({ page, world }) => {
      const table = await openAt(page, world, lateEvening);
      const on = (days: number) => written(dayFrom(day, days));
      await expectRow(table, { Lote: 'AYER', Vence: on(-1), Faltan: 'venció hace 1 día' });
      await expectRow(table, { Lote: 'HOY', Vence: on(0), Faltan: 'vence hoy' });
      await expectRow(table, { Lote: 'MAÑANA', Vence: on(1), Faltan: '1 día' });
      await expectNothingDiffers(page);
    });

    test.describe('past midnight', () => {
      test.use({ moment: pastMidnight });

      test('M49 M50: at 00:01 it is past', async ({ page, world }) => {
        const table = await openAt(page, world, pastMidnight);
        await expectRow(table, { Lote: 'AYER', Faltan: 'venció hace 2 días' });
        await expectRow(table, { Lote: 'HOY', Faltan: 'venció hace 1 día' });
        await expectRow(table, { Lote: 'MAÑANA', Faltan: 'vence hoy' });
        await expectNothingDiffers(page);
      });
    });

    test('M50: a tab left open goes on to the next day by itself', async ({
      page,
      world,
      clock,
    }) => {
      const table = await openAt(page, world, lateEvening);
      await expectRow(table, { Lote: 'HOY', Faltan: 'vence hoy' });
      await world.setClock(pastMidnight);
      clock.set(pastMidnight);
      await page.clock.fastForward('02:00');
      await expectRow(table, { Lote: 'HOY', Faltan: 'venció hace 1 día' });
      await expectRow(table, { Lote: 'MAÑANA', Faltan: 'vence hoy' });
      await expectNothingDiffers(page);
    });
  });
}

test.describe('a computer whose clock is wrong', () => {
  for (const [hours, off] of [
    [26, 'adelantado 26 horas'],
    [-26, 'atrasado 26 horas'],
  ] as const) {
    test(`M50: by ${hours} h: today is that of the service, and the diagnostics tell`, async ({
      page,
      world,
    }) => {
      const table = await openAt(page, world, Date.parse(lateEvening) + hours * 3_600_000);
      await expectRow(table, { Lote: 'AYER', Faltan: 'venció hace 1 día' });
      await expectRow(table, { Lote: 'HOY', Faltan: 'vence hoy' });
      await expectRow(table, { Lote: 'MAÑANA', Faltan: '1 día' });
      await expectNothingDiffers(page);
      await loadRows(page);
      await expectSteps(page, { Vencidos: 1, Hoy: 1 });
      await expect(page.getByText('leído a las 23:59').first()).toBeVisible();
      await page.getByRole('link', { name: 'Diagnóstico' }).click();
      await expect(page.getByRole('main')).toContainText(off);
      await expect(page.getByRole('main')).toContainText(`${written(day)} 23:59`);
    });
  }
});

type RuleSet = { id: string; params: object };

/** What the labor rules of a world call the business's time zone from now on. */
async function nameZone(world: World, timezone: string) {
  for (const { id, params } of await world.rows<RuleSet>('labor_rule_sets')) {
    await world.change('labor_rule_sets', id, { params: { ...params, timezone } });
  }
}

const begun = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Fecha/ });

test('M50: a form begun anew after midnight begins with the new day', async ({
  page,
  world,
  clock,
}) => {
  await page.clock.install({ time: lateEvening });
  await signIn(page, world.keys.full, 'Ana', '/payments/new');
  await expect(begun(page)).toHaveValue(written(day));
  await page.getByRole('textbox', { name: /^Referencia/ }).fill('T-1');
  await world.setClock(pastMidnight);
  clock.set(pastMidnight);
  await page.clock.fastForward('02:00');
  await expect(begun(page)).toHaveValue(written(day));
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(begun(page)).toHaveValue(written(dayFrom(day, 1)));
});

test('M50: where the labor rules say it is another day, forms begin with that one, from then on and everywhere', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await nameZone(world, 'Pacific/Kiritimati');
  await signIn(page, world.keys.full, 'Ana', '/payments/new');
  await expect(begun(page)).toHaveValue(written(day));
  await page.getByRole('link', { name: 'Reglas laborales' }).click();
  await expect(page.getByText('«Hoy» es el día de Pacific/Kiritimati')).toBeVisible();
  await page.goto('/payments/new');
  await expect(begun(page)).toHaveValue(written(dayFrom(day, 1)));
  await page.goto('/diagnostics');
  await expect(fact(page, 'Zona horaria de la empresa')).toHaveText(
    /^Pacific\/Kiritimati.*La dicen las reglas laborales/,
  );
  // Somebody else, who has never opened them.
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(other, world.keys.full, 'Berta', '/payments/new');
  await expect(begun(other)).toHaveValue(written(dayFrom(day, 1)));
  await other.close();
});

test('M50: a zone that there is not is told, and no screen is lost to it', async ({
  page,
  world,
}) => {
  await nameZone(world, 'por la tarde');
  await signIn(page, world.keys.full, 'Ana', '/labor-rules');
  await expect(page.getByText('Horas de por la tarde;')).toBeVisible();
  await page.getByRole('link', { name: 'Diagnóstico' }).click();
  await expect(fact(page, 'Zona horaria de la empresa')).toHaveText(
    /^America\/El_Salvador.*dicen «.?por la tarde.?», que no es una zona conocida/,
  );
  await page.goto('/payments/new');
  await expect(begun(page)).toHaveValue(written(day));
});
