import { expect, type Page } from '@playwright/test';
import { button, field } from './support/controls';
import { test } from './support/fixtures';
import { addCheese, openForm, receipt, save, toReview } from './support/product-edit';
import { openNewProduct, sendProduct, typedProduct, typeProduct } from './support/product-form';
import type { Fault, World } from './support/world';

interface Form {
  method: 'POST' | 'PUT';
  /** Opens it, fills it in, and tells how it is sent and what must still stand there. */
  fill: (
    page: Page,
    world: World,
  ) => Promise<{ send: () => Promise<void>; typed: Record<string, string> }>;
}

const forms: Record<'new' | 'edit' | 'stock', Form> = {
  new: {
    method: 'POST',
    fill: async (page, world) => {
      await openNewProduct(page, world);
      await typeProduct(page);
      return { send: () => sendProduct(page), typed: typedProduct };
    },
  },
  edit: {
    method: 'PUT',
    fill: async (page, world) => {
      await openForm(page, world, await addCheese(world), 'edit');
      await field(page, 'Nombre').fill('Queso viejo');
      const send = async () => {
        await toReview(page).click();
        await save(page).click();
      };
      return { send, typed: { Nombre: 'Queso viejo' } };
    },
  },
  stock: {
    method: 'PUT',
    fill: async (page, world) => {
      await openForm(page, world, await addCheese(world), 'stock');
      await field(page, 'Cantidad').fill('8');
      await field(page, 'Motivo').fill('Merma');
      const send = async () => {
        await button(page, 'Revisar el ajuste').click();
        await button(page, 'Ajustar de 10 a 8').click();
      };
      return { send, typed: { Cantidad: '8', Motivo: 'Merma' } };
    },
  },
};

const refused: {
  fault: Fault['kind'];
  status: number;
  says: string;
  resend: boolean;
}[] = [
  { fault: 'status-401', status: 401, says: 'rechazó la clave', resend: true },
  { fault: 'status-403', status: 403, says: 'Falta un permiso', resend: true },
  {
    fault: 'status-409',
    status: 409,
    says: 'rechazó por un conflicto',
    resend: false,
  },
  {
    fault: 'status-422',
    status: 422,
    says: 'no aceptó los datos',
    resend: false,
  },
  { fault: 'status-429', status: 429, says: 'pidió esperar', resend: true },
];

const unknown: { fault: Fault['kind']; status: number }[] = [
  { fault: 'status-500', status: 500 },
  { fault: 'reset-before', status: 502 },
  { fault: 'reset-after', status: 502 },
];

const writes = async (world: World, method: string) =>
  (await world.requests()).filter((one) => one.method === method);

/** The newest line of the journal, opened from the navigation's own address. */
const journal = async (page: Page, state: RegExp) => {
  await page.goto('/attempts');
  await expect(page.getByRole('row').filter({ hasText: state })).toHaveCount(1);
};

for (const [name, form] of Object.entries(forms)) {
  for (const { fault, status, says, resend } of refused) {
    test(`M37: ${name}, ${fault}: refused, kept, and sent again only where that helps`, async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      expectHttpStatus(status);
      const { send, typed } = await form.fill(page, world);
      await world.fail({ kind: fault, method: form.method, times: 1 });
      await send();
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      for (const [label, text] of Object.entries(typed)) {
        await expect(field(page, label)).toHaveValue(text);
      }
      const again = button(page, 'Reenviar lo mismo');
      await expect(again).toHaveCount(resend ? 1 : 0);
      expect(await writes(world, form.method)).toHaveLength(1);
      if (status === 429)
        await expect(page.getByText('Ya puede reenviar.')).toBeVisible({
          timeout: 20_000,
        });
      if (resend) await again.click();
      else await send();
      await expect(receipt(page).or(page.getByRole('region', { name: /^Se creó/ }))).toBeVisible({
        timeout: 20_000,
      });
      expect(await writes(world, form.method)).toHaveLength(2);
    });
  }

  for (const { fault, status } of unknown) {
    test(`M131: ${name}, ${fault}: nobody knows, so nothing sends it again`, async ({
      page,
      world,
      expectHttpStatus,
    }) => {
      expectHttpStatus(status, 504);
      const { send, typed } = await form.fill(page, world);
      await world.fail({ kind: fault, method: form.method, times: 1 });
      await send();
      await expect(page.getByRole('alert').filter({ hasText: 'No sabemos' })).toBeVisible();
      await expect(button(page, 'Reenviar lo mismo')).toHaveCount(0);
      const card = page.getByRole('region', { name: 'Lo que se envió' });
      for (const text of Object.values(typed)) await expect(card).toContainText(text);
      expect(await writes(world, form.method)).toHaveLength(1);
      await journal(page, /Sin confirmar|Desconocido|No sabemos/i);
    });
  }
}
