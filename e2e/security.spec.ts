import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, type Response } from '@playwright/test';
import { openBatches, signOut } from './support/actions';
import { button, checkInAddress } from './support/controls';
import { typeEntryType } from './support/entry-types';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';

test('M6: the key is nowhere a page could find it, nor in what is sent or copied', async ({
  page,
  world,
  context,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answers: Promise<string>[] = [];
  context.on('response', (response) => answers.push(asText(response)));
  await openBatches(page, world);
  await expect(page.getByRole('table')).toBeVisible();
  await checkInAddress(page.getByRole('radio', { name: 'Vencidos' }));
  await expect(page).toHaveURL(/status=expired/);
  await page.getByRole('button', { name: /^Sesión: / }).click();
  const reachable = await withinReach(page);
  await page.keyboard.press('Escape');
  await page.goto('/entry-types');
  await typeEntryType(page);
  await button(page, 'Revisar el tipo de partida').click();
  await expect(page.getByText(/"code": "DIARIO"/)).toBeAttached();
  const toSend = await withinReach(page);
  await world.fail({ kind: 'status-403', path: '/incoterms' });
  await page.goto('/catalogs?catalog=incoterms');
  await button(page, 'Copiar detalles').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('403');
  const details = await copied();
  await page.goto(`/branches/${world.branch.id}/batches`);
  await signOut(page);
  const afterwards = await withinReach(page);
  const everything = [...(await Promise.all(answers)), reachable, toSend, details, afterwards];
  expect(everything.length).toBeGreaterThan(8);
  // The search finds what is there, so it would find the key too.
  expect(everything.some((text) => text.includes('Ana'))).toBe(true);
  const leaks = everything.filter((text) => text.includes(world.keys.full) || /tsk_\w/.test(text));
  expect(leaks).toEqual([]);
});

/** Status line, headers and body of an answer; a redirect has no body to read. */
async function asText(response: Response): Promise<string> {
  const body = await response.text().catch(() => '');
  return `${response.url()}\n${JSON.stringify(await response.headersArray())}\n${body}`;
}

/** Everything a script on the page could read without asking the gateway. */
function withinReach(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      history.state,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
}

test('the cookie of the session is out of reach of scripts and other sites', async ({
  page,
  world,
  context,
}) => {
  await openBatches(page, world);
  const cookies = await context.cookies();
  expect(cookies.length).toBe(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(cookies[0]?.name).toMatch(/^__Host-/);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('another site cannot show the app in a frame', async ({ browser, baseURL }) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>other</title><iframe src="${baseURL}/sign-in"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A context of its own: Chromium complains about the refused frame, as it should.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(frame.getByText('Trastienda')).toHaveCount(0);
  await context.close();
  server.close();
});

test('what one integration read is not shown to the next person', async ({ page, world }) => {
  await openBatches(page, world);
  await expect(page.getByRole('table')).toBeVisible();
  await signOut(page);
  await openBatches(page, world, {
    key: world.keys.second,
    branch: world.otherBusinessBranches[0]?.id ?? '',
  });
  await expectCount(page, '4 de 6 lotes');
  await page.getByRole('button', { name: /^Sucursal/ }).click();
  await expect(page.getByText(world.branch.name)).toHaveCount(0);
});
