import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { signIn } from './support/actions';
import { alertOf, field } from './support/controls';
import { untilSaved } from './support/drafts';
import { test as base } from './support/fixtures';
import { copyBuild, startInstallation, type Installation } from './support/installation';
import { renewBuild } from './support/renewed-build';
import { today, World } from './support/world';

type Renewable = {
  build: string;
  installation: Installation;
  /** Installs another build, and starts it where the one before was. */
  renew: () => Promise<void>;
};

const test = base.extend<{ renewable: Renewable }>({
  renewable: async ({}, provide) => {
    const build = copyBuild(path.dirname(process.env['E2E_BUILD'] ?? ''));
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda renewed '));
    const start = (settings: Record<string, string>) =>
      startInstallation({ TODAY: today, DATA_DIR: folder, ...settings }, build);
    const first = await start({});
    const renewable: Renewable = {
      build,
      installation: first,
      async renew() {
        await first.kill();
        renewBuild(build);
        renewable.installation = await start({ PORT: new URL(first.url).port });
      },
    };
    await provide(renewable);
    await renewable.installation.stop();
    rmSync(build, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ renewable }, provide) => {
    await provide(renewable.installation.url);
  },
  world: async ({ renewable }, provide) => {
    await provide(await World.create({}, renewable.installation.control));
  },
});

const screen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const renewed = (page: Page) => alertOf(page, 'Trastienda se renovó.');

test('a build that is replaced under a running gateway takes nothing from it', async ({
  page,
  world,
  renewable,
}) => {
  renewBuild(renewable.build);
  await signIn(page, world.keys.full, 'Ana', '/entry-types');
  await expect(screen(page, 'Tipos de partida')).toBeVisible();
  await page.getByRole('link', { name: /^Bitácora/ }).click();
  await expect(screen(page, 'Bitácora')).toBeVisible();
});

test('a page of an earlier version says so once a part of it is gone, and is loaded again with what was typed', async ({
  page,
  world,
  renewable,
  expectHttpStatus,
  expectConnectionLoss,
}) => {
  test.slow();
  expectHttpStatus(404);
  expectConnectionLoss();
  await signIn(page, world.keys.full, 'Ana', '/entry-types');
  await untilSaved(page, () => field(page, 'Nombre').fill('Partidas de cierre'));
  await renewable.renew();
  await expect(renewed(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(renewed(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page, 'Nombre').fill('Partidas de cierre del mes');
  await renewed(page).getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(renewed(page)).toBeHidden();
  await expect(field(page, 'Nombre')).toHaveValue('Partidas de cierre del mes');
});

test('a screen of an earlier version that is gone comes from the new one by itself', async ({
  page,
  world,
  renewable,
  expectHttpStatus,
  expectConnectionLoss,
}) => {
  test.slow();
  expectHttpStatus(404);
  expectConnectionLoss();
  await signIn(page, world.keys.full, 'Ana', '/entry-types');
  await expect(screen(page, 'Tipos de partida')).toBeVisible();
  await renewable.renew();
  await page.getByRole('link', { name: /^Bitácora/ }).click();
  await expect(screen(page, 'Bitácora')).toBeVisible();
  await expect(renewed(page)).toBeHidden();
});
