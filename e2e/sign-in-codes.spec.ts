import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';

const program = path.join(import.meta.dirname, '../dist/server/code.js');

test('people sign in with codes that the command made, and choose where one opens more', async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda codes '));
  const codes = path.join(folder, 'codes.json');
  const codeFor = (...asked: string[]) =>
    execFileSync(process.execPath, [program, codes, ...asked], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const ana = codeFor('Ana Cañas', 'administracion');
  const berta = codeFor('Berta Díaz', 'administracion', 'gerencia');
  const installation = await startInstallation({ SIGN_IN: 'code', CODES: codes });
  const context = await browser.newContext({ baseURL: installation.url, locale: 'es-SV' });
  const page = await context.newPage();
  const form = page.getByRole('form', { name: 'Con su código personal' });
  const enter = async (code: string) => {
    await form.getByLabel('Código personal').fill(code);
    await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  };

  await page.goto('/attempts');
  await expect(page.getByRole('form', { name: 'Con una clave' })).toHaveCount(0);
  await enter('0A1BC-DEFGH-JKMNP-QRSTV-WXYZ2');
  await expect(form.getByRole('alert')).toContainText('El código no es válido');
  await expect(form.getByLabel('Código personal')).toBeFocused();
  await expectAccessible(page);
  await enter(ana.toLowerCase());
  await expect(page).toHaveURL(/\/attempts$/);
  await expect(page.getByRole('button', { name: 'Sesión: Ana Cañas' })).toBeVisible();

  await page.goto('/sign-in?next=/attempts');
  await enter(berta);
  const choice = page.getByRole('form', { name: /Berta Díaz/ });
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Gerencia/ }).click();
  await expect(page).toHaveURL(/\/attempts$/);
  await expect(page.getByRole('button', { name: 'Sesión: Berta Díaz' })).toContainText('Gerencia');

  await context.close();
  await installation.stop();
  rmSync(folder, { recursive: true });
});
