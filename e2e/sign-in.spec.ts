import { expect } from '@playwright/test';
import { sendKey, signIn, signOut } from './support/actions';
import { expectAccessible } from './support/axe';
import { arrivals, sendSlowly } from './support/entry-types';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';

test.describe('signing in', () => {
  test('a demo button signs in with the permissions of that role', async ({
    page,
    expectHttpStatus,
  }) => {
    // The start asks for what this role may not see, once, and says so.
    expectHttpStatus(403);
    await page.goto('/');
    await expect(page).toHaveURL(/\/sign-in/);
    await page.getByRole('button', { name: /^Compras / }).click();
    await expect(page).not.toHaveURL(/\/sign-in/);
    const session = page.getByRole('button', { name: 'Sesión: Persona de prueba' });
    await expect(session).toContainText('Compras');
    await expect(page.getByText('Práctica', { exact: true })).toBeVisible();
  });

  test('a key and a name sign in, and the address that was wanted opens', async ({
    page,
    world,
  }) => {
    const wanted = `/branches/${world.branch.id}/batches?status=expired`;
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/sign-in/);
    await sendKey(page, world.keys.full, 'Ana Cañas');
    await expect(page).toHaveURL(new RegExp(`${wanted.replace('?', '\\?')}$`));
    await expect(page.getByRole('button', { name: 'Sesión: Ana Cañas' })).toBeVisible();
  });

  for (const next of [
    '//example.com',
    '/\\example.com',
    'https://example.com',
    '/gateway/session',
  ]) {
    test(`an address like ${next} is never gone to afterwards`, async ({
      page,
      world,
      baseURL,
    }) => {
      await signIn(page, world.keys.full, 'Ana', next);
      expect(new URL(page.url()).origin).toBe(baseURL);
      await expect(page.getByRole('navigation', { name: 'Áreas' })).toBeVisible();
    });
  }

  test('a wrong key says so, keeps the name, and asks again without a loop', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401, 403, 422);
    await page.goto('/sign-in');
    await sendKey(page, `${world.keys.full}x`, 'Ana');
    const form = page.getByRole('form', { name: 'Con una clave de integración' });
    await expect(form.getByRole('alert')).toContainText('La clave no es válida');
    await expect(form.getByLabel('Clave de la integración')).toBeFocused();
    await expect(form.getByLabel('Su nombre')).toHaveValue('Ana');
    await expect(form.getByLabel('Clave de la integración')).toHaveValue('');
    await sendKey(page, world.keys.full, 'Ana');
    await expect(page.getByRole('button', { name: 'Sesión: Ana' })).toBeVisible();
  });

  test('a deactivated integration is told apart from a wrong key', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401, 403, 422);
    await page.goto('/sign-in');
    await sendKey(page, world.keys.off, 'Ana');
    await expect(page.getByRole('alert')).toContainText('puede que esté desactivada');
  });

  test('the page is accessible in both languages, with and without an error', async ({
    page,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401, 403, 422);
    await page.goto('/sign-in');
    await expectAccessible(page);
    await sendKey(page, 'no-such-key', 'Ana');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to Trastienda' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the language chosen here is the one of the app, until it is switched there', async ({
    page,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403);
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: /^Compras / }).click();
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await expect(areas).toBeVisible();
    const kept = async () =>
      (await context.cookies()).filter(({ name }) => name.includes('language'));
    expect(await kept()).toMatchObject([{ value: 'en', sameSite: 'Strict', secure: true }]);
    await page.getByRole('button', { name: 'Español' }).click();
    const spanish = page.getByRole('navigation', { name: 'Áreas' });
    await expect(spanish).toBeVisible();
    expect(await kept()).toMatchObject([{ value: 'es', sameSite: 'Strict', secure: true }]);
    await page.reload();
    await expect(spanish).toBeVisible();
  });

  test('signing in without a word about the language leaves the one in use', async ({
    page,
    context,
    expectHttpStatus,
  }) => {
    expectHttpStatus(403);
    await page.goto('/sign-in?lang=en');
    await page.getByRole('button', { name: /^Compras / }).click();
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    // The screen still reads: the browser would tell as errors what is refused without the cookie.
    await page.goto('about:blank');
    await context.clearCookies({ name: /^__Host-/ });
    await page.goto('/');
    await page.getByRole('button', { name: /^Compras / }).click();
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
  });

  test('many wrong keys close the door for a while, also to the right one', async ({ browser }) => {
    const installation = await startInstallation({ SIGN_IN_TRIES: '3' });
    const context = await browser.newContext({ baseURL: installation.url, locale: 'es-SV' });
    const page = await context.newPage();
    await page.goto('/sign-in');
    for (let tries = 0; tries < 3; tries += 1) {
      await sendKey(page, `no-such-key-${tries}`, 'Ana');
      await expect(page.getByRole('alert')).toContainText('La clave no es válida');
    }
    await sendKey(page, await installation.demoKey(), 'Ana');
    await expect(page.getByRole('alert')).toContainText('Demasiados intentos');
    await context.close();
    await installation.stop();
  });
});

test.describe('signing out', () => {
  test('Back and reload show no data afterwards', async ({ page, world }) => {
    const wanted = `/branches/${world.branch.id}/batches`;
    await signIn(page, world.keys.full, 'Ana', wanted);
    await expect(page.getByRole('table')).toBeVisible();
    await signOut(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/sign-in/);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('the other tabs of the browser show nothing, and go on for the same person', async ({
    page,
    world,
    context,
    expectHttpStatus,
  }) => {
    // The other tab may be in the middle of its reads.
    expectHttpStatus(401);
    const wanted = `/branches/${world.branch.id}/batches`;
    await signIn(page, world.keys.full, 'Ana', wanted);
    const other = await context.newPage();
    await other.goto(wanted);
    await expect(other.getByRole('table')).toBeVisible();
    await signOut(page);
    await expect(other.getByRole('dialog', { name: 'Se cerró la sesión' })).toContainText('Ana');
    await expect(other.getByRole('main')).toBeHidden();
    await expectAccessible(other);
    const opened = context.waitForEvent('page');
    await other.getByRole('link', { name: 'Iniciar sesión en otra ventana' }).click();
    await sendKey(await opened, world.keys.full, 'Ana');
    await expect(other.getByRole('table')).toBeVisible();
  });

  test('is covered for whoever stays for a write that is on its way', async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(401);
    await sendSlowly(page, world, { code: 'MIO', prefix: 'MIO-', name: 'Mío' });
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('button', { name: /^Sesión: / }).click();
    await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
    await asked;
    await expect(page.getByRole('dialog', { name: 'Se cerró la sesión' })).toContainText('Ana');
    await expect(page.getByRole('main')).toBeHidden();
    await expect.poll(() => arrivals(world)).toBe(1);
  });

  test('everywhere ends the sessions of other browsers', async ({
    page,
    world,
    browser,
    baseURL,
  }) => {
    const wanted = `/branches/${world.branch.id}/batches`;
    const elsewhere = await browser.newContext({ locale: 'es-SV', ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await signIn(other, world.keys.full, 'Ana', wanted);
    await signIn(page, world.keys.full, 'Ana', wanted);
    await signOut(page, 'Cerrar sesión en todas partes');
    await other.reload();
    await expect(other).toHaveURL(/\/sign-in/);
    await elsewhere.close();
  });
});
