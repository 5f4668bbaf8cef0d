import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { test } from './support/fixtures';
import { nameSuppliers } from './support/purchases';
import type { World } from './support/world';

/**
 * Every route of the app, and how many fields it has that narrow or set up what is shown: those of a form are tried where the form
 * is. A guard holds the list against the files of the routes.
 */
const screens = {
  '/': 0,
  '/assignments': 0,
  '/attempts': 4,
  '/attempts/$attemptId': 0,
  '/attempts/file': 0,
  '/branches/$branchId/batches?status=expiring': 2,
  '/branches/$branchId/count-sheet': 0,
  '/branches/$branchId/products': 1,
  '/branches/$branchId/products/$productId': 0,
  '/branches/$branchId/products/$productId/edit': 0,
  '/branches/$branchId/products/$productId/stock': 0,
  '/branches/$branchId/products/bulk': 3,
  '/branches/$branchId/products/bulk/$jobId': 0,
  '/branches/$branchId/products/labels': 1,
  '/branches/$branchId/products/new': 0,
  '/branches/$branchId/purchases/excluded/new': 0,
  '/branches/$branchId/purchases/new': 0,
  '/catalogs': 1,
  '/diagnostics': 0,
  '/directory': 1,
  '/drafts': 0,
  '/employees': 2,
  '/entry-types': 0,
  '/expirations': 0,
  '/help': 0,
  '/labor-rules': 1,
  '/payables': 1,
  '/payments/many': 0,
  '/payments/many/$jobId': 0,
  '/payments/new': 0,
  '/practice': 0,
  '/providers': 1,
  '/providers/new': 0,
  '/purchases': 3,
  '/receivables': 0,
  '/sales': 1,
  '/sales/$saleId': 0,
  '/schedules': 1,
  '/schedules/$scheduleId': 0,
  '/schedules/$scheduleId/what-if': 0,
};

/** Where what is searched for stays out of the address: names of people and companies, and a search within a panel. */
const namesOnly = ['/directory', '/employees', '/providers'];
const productPanel = 'Producto: todos. Elegir uno';

const longText = 'muy '.repeat(150).trim();

/** Taken by one field or another, out of every range, no number, too long, and nothing at all. */
const texts = ['45', '400', '0', '-1', '1e9', '999999999999999999', 'abc', longText, ''];

/** A name to save something by narrows nothing, and neither do the hours and the wage of an example. */
const otherFields =
  /^(Guardar lo que se ve como|Desde las|Hasta las|Pausa \(min\)|Salario por hora \(\$\))$/;

const settings = (page: Page): Locator => page.getByRole('main');

/** The fields of the screen that something can be typed into. */
const fieldsIn = (place: Locator, named: { name?: string; exact?: true } = {}): Locator =>
  place
    .getByRole('textbox', named)
    .or(place.getByRole('searchbox', named))
    .or(place.getByRole('spinbutton', named))
    .and(place.locator(':enabled:visible'));

/** What the address, or the history beside it, says of the list. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    decodeURIComponent(
      `${location.search.replaceAll('+', ' ')} ${JSON.stringify(history.state)}`.replace(
        /%(?![0-9a-f]{2})/gi,
        '%25',
      ),
    ),
  );

/** What is typed stays as it was typed, and where it is not used a message at the field says so. */
async function expectHonest(page: Page, field: Locator, typed: string, isTold: boolean) {
  await field.fill(typed);
  await field.press('Enter');
  await field.blur();
  await expect(
    async () => {
      await expect(field).toHaveValue(typed, { timeout: 1 });
      if ((await field.getAttribute('aria-invalid')) === 'true') {
        await expect(field).toHaveAccessibleDescription(/\S/, { timeout: 1 });
      } else if (isTold && typed !== '') {
        expect(await told(page)).toContain(typed);
      }
    },
    `typed "${typed.slice(0, 20)}"`,
  ).toPass({ timeout: 10_000 });
}

/** Opens the screen anew, so that no text is left from the one before, with one of its panels or none. */
async function open(page: Page, address: string, panel: string | null): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Between two things that it waits for, a screen shows neither a field nor that it is busy.
  await expect(fieldsIn(settings(page)).or(panelButtons(page)).first()).toBeVisible();
  if (panel === null) return;
  await settings(page).getByRole('button', { name: panel, exact: true }).click();
  await expect(page.locator(':popover-open')).not.toBeEmpty();
}

/** The buttons of the screen that open a panel. */
const panelButtons = (page: Page): Locator =>
  settings(page).getByRole('button').and(page.locator('[popovertarget]:visible'));

/** Their names. */
async function panelsOf(page: Page): Promise<string[]> {
  const names = await panelButtons(page).evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
  );
  return [...new Set(names)];
}

async function namesOf(fields: Locator): Promise<string[]> {
  const names: string[] = [];
  for (const field of await fields.all()) {
    const [, name = ''] = /"(.*?)"/.exec(await field.ariaSnapshot()) ?? [];
    if (!otherFields.test(name)) names.push(name);
  }
  return names;
}

async function expectHonestFields(page: Page, world: World, screen: string): Promise<string[]> {
  const address = screen.replace('$branchId', world.branch.id);
  await open(page, address, null);
  const tried: string[] = [];
  for (const panel of [null, ...(await panelsOf(page))]) {
    await open(page, address, panel);
    const fields = fieldsIn(settings(page));
    for (const name of await namesOf(fields)) {
      if (tried.includes(name)) continue;
      tried.push(name);
      const field = fieldsIn(settings(page), { name, exact: true });
      const isTold = panel !== productPanel && !namesOnly.includes(screen);
      for (const typed of texts) await expectHonest(page, field, typed, isTold);
    }
  }
  return tried;
}

/** A list without a row has nothing to search in. */
async function nameProvider(page: Page): Promise<void> {
  const numbers = { legalName: null, taxNumber: null, registerNumber: null, email: null };
  await nameSuppliers(page, [{ id: crypto.randomUUID(), name: 'Lácteos', ...numbers }]);
}

for (const [screen, fields] of Object.entries(screens)) {
  if (fields === 0) continue;
  test(`no field of ${screen} changes or drops what is typed without a word`, async ({
    page,
    world,
  }) => {
    test.slow();
    await signIn(page, world.keys.full, 'Ana', '/');
    await nameProvider(page);
    const tried = await expectHonestFields(page, world, screen);
    expect(tried).toHaveLength(fields);
  });
}

test('what could not be read in a panel is there again after Escape, with the reason', async ({
  page,
  world,
}) => {
  await signIn(page, world.keys.full, 'Ana', '/attempts');
  const panel = page.getByRole('button', { name: 'Más filtros' });
  const amount = page.getByRole('textbox', { name: 'Monto exacto' });
  await panel.click();
  await amount.fill('abc');
  await page.keyboard.press('Escape');
  await expect(amount).toBeHidden();
  await panel.click();
  await expect(amount).toHaveValue('abc');
  await expect(amount).toHaveAccessibleDescription(/\S/);
});
