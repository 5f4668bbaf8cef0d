import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { test } from './fixtures';
import type { FaultKind, World } from './world';

const failures: { kind: FaultKind; status: number; says: string }[] = [
  { kind: 'status-401', status: 401, says: 'El servicio rechazó la clave' },
  { kind: 'status-500', status: 500, says: 'El servicio falló al responder' },
  { kind: 'wrong-type', status: 502, says: 'No se entiende la respuesta' },
];

interface Screen {
  /** What is read, within a sentence. */
  what: string;
  /** Where the service answers it. */
  path: string;
  /** Opens the screen; what it returns waits until what was read is there. */
  open: (page: Page, world: World) => Promise<(timeout?: number) => Promise<void>>;
}

/** One record on a screen: whatever the service fails with is said, and a press goes on once it works. */
export function testReadFailures({ what, path, open }: Screen): void {
  for (const { kind, status, says } of failures) {
    test(`${kind}: ${what} says "${says}", and goes on when the service does`, async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      expectHttpStatus(status);
      await world.fail({ path, times: null, kind });
      const expectRead = await open(page, world);
      await expect(page.getByRole('heading', { name: says })).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      await world.recover();
      await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
      await expectRead();
    });
  }

  test(`status-429: ${what} waits as long as the service asks, and goes on by itself`, async ({
    page,
    world,
    expectHttpStatus,
  }) => {
    expectHttpStatus(429);
    await world.fail({ kind: 'status-429', path, times: 1 });
    const expectRead = await open(page, world);
    await expect(page.getByRole('heading', { name: 'El servicio pidió esperar' })).toBeVisible();
    await expectRead(15_000);
  });
}
