import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test as base } from './support/fixtures';
import { startInstallation, type Installation } from './support/installation';
import { Provider } from './support/provider';

type Office = { provider: Provider; installation: Installation };

/** A gateway of an office with an identity provider, before the service of all tests. */
const test = base.extend<{ office: Office }>({
  office: async ({ world, page }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda accounts '));
    const integrations = path.join(folder, 'integrations.json');
    const business = 'Comercial Los Volcanes';
    const known = [
      { name: 'compras', label: 'Compras', business, key: world.keys.full, groups: ['bodega'] },
      { name: 'otra', label: 'Otra', business, key: world.keys.other, groups: ['@empresa.com.sv'] },
    ];
    writeFileSync(integrations, JSON.stringify(known), { mode: 0o600 });
    const answer = await fetch(`${process.env['E2E_CONTROL']}/ready`);
    const { base: service } = (await answer.json()) as { base: string };
    const provider = await Provider.start();
    provider.person = { name: 'Ana Cañas', groups: ['bodega'] };
    const installation = await startInstallation({
      ...provider.settings,
      UPSTREAM_URL: service,
      INTEGRATIONS: integrations,
    });
    await provide({ provider, installation });
    // An open page would go on asking who answers no more.
    await page.goto('about:blank');
    await installation.stop();
    await provider.down();
    rmSync(folder, { recursive: true });
  },
});

const wayIn = (page: Page) => page.getByRole('link', { name: 'Iniciar sesión con su cuenta' });

/** Through the provider's own page, which is another site. */
async function passThrough(page: Page): Promise<void> {
  await wayIn(page).click();
  await expect(page.getByRole('heading', { name: 'Cuentas' })).toBeVisible();
  await page.getByRole('link', { name: 'Soy yo' }).click();
}

test.describe('signing in with an account of the office', () => {
  test('leads through the provider to where somebody wanted to go, and chooses where it opens more', async ({
    page,
    office: { provider, installation },
  }) => {
    await page.goto(`${installation.url}/attempts`);
    await expect(page.getByLabel('Clave de la integración')).toHaveCount(0);
    await expectAccessible(page);
    await passThrough(page);
    await expect(page).toHaveURL(`${installation.url}/attempts`);
    const session = page.getByRole('button', { name: 'Sesión: Ana Cañas' });
    await expect(session).toContainText('Compras');
    await page.reload();
    await expect(session).toBeVisible();

    provider.person = { ...provider.person, email: 'ana@empresa.com.sv', email_verified: true };
    await page.goto(`${installation.url}/sign-in?next=/attempts`);
    await passThrough(page);
    const choice = page.getByRole('form', { name: /Ana Cañas/ });
    await expectAccessible(page);
    await choice.getByRole('button', { name: /^Otra/ }).click();
    await expect(page).toHaveURL(`${installation.url}/attempts`);
    await expect(session).toContainText('Otra');
  });

  test('says when the provider is away or the account opens nothing, and lets try again', async ({
    page,
    office: { provider, installation },
    expectHttpStatus,
  }) => {
    expectHttpStatus(502, 403);
    await provider.down();
    await page.goto(`${installation.url}/sign-in?return=window`);
    await wayIn(page).click();
    await expect(page.getByRole('alert')).toContainText('El sistema de cuentas no responde');
    await expectAccessible(page);
    await provider.up();
    provider.person = { name: 'Berta Díaz' };
    await passThrough(page);
    await expect(page.getByRole('alert')).toContainText('Su cuenta no abre ninguna integración');
    provider.person = { name: 'Berta Díaz', groups: ['bodega'] };
    await passThrough(page);
    await expect(page.getByRole('status')).toContainText('Ya inició sesión como Berta Díaz');
    await expect(page.getByRole('status')).toContainText('ya puede cerrar esta ventana');
  });
});
