import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { alertOf, field } from './support/controls';
import { receipt, reviewAndSend, scope, typed } from './support/entry-types';
import { test } from './support/fixtures';
import { purchaseWrites } from './support/purchase-forms';
import type { Fault } from './support/world';
import {
  createdRow,
  expectKept,
  expectUnknown,
  expectWrites,
  failWrites,
  fillIn,
  resend,
  sendInto,
} from './support/writes';

/** The forms that write something nobody can read back, and what each says of an outcome nobody knows. */
const forms = {
  'an entry type': {
    fill: fillIn,
    fail: failWrites,
    send: (page: Page) => reviewAndSend(page),
    expectUnknown,
  },
  ...purchaseWrites,
};

/** `done`: how often it was carried out all the same. */
const answers: { title: string; fault: Fault; status: number; done: number }[] = [
  { title: 'F03 W: a reset in the body', fault: { kind: 'mid-body' }, status: 502, done: 1 },
  { title: 'F04 W: a 500', fault: { kind: 'status-500' }, status: 500, done: 0 },
  {
    title: 'F04 W: a 500 after the effect',
    fault: { kind: 'status-500', when: 'after' },
    status: 500,
    done: 1,
  },
  { title: 'F05 W: a 502 with HTML', fault: { kind: 'html-502' }, status: 502, done: 0 },
  { title: 'F10 W: malformed JSON', fault: { kind: 'malformed' }, status: 502, done: 1 },
  { title: 'F11 W: 64 MB of JSON', fault: { kind: 'huge' }, status: 502, done: 1 },
  {
    title: 'F12 W: HTML under 200',
    fault: { kind: 'wrong-type', when: 'after' },
    status: 502,
    done: 1,
  },
  { title: 'F21 W: a false flag under 200', fault: { kind: 'flag-false' }, status: 200, done: 0 },
];
test.describe('an answer that proves nothing', () => {
  test.use({ worldOptions: { empty: true } });
  test.slow();
  for (const [kind, form] of Object.entries(forms)) {
    for (const { title, fault, status, done } of answers) {
      test(`${title} leaves ${kind} unknown, and nothing sends it again`, async ({
        page,
        world,
        expectHttpStatus,
      }) => {
        expectHttpStatus(status);
        await form.fill(page, world);
        await form.fail(world, fault);
        await form.send(page);
        await form.expectUnknown(page);
        await expectWrites(world, { arrived: 1, done });
      });
    }
  }
});

test('F03 W: whoever finds it says so, and it is over', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  await sendInto(page, world, { kind: 'mid-body' });
  const unknown = await expectUnknown(page);
  await unknown.getByRole('radio', { name: 'Sí existe: se guardó' }).check();
  await unknown.getByRole('textbox', { name: 'Cómo lo comprobó' }).fill('Está en la lista');
  await unknown.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('heading', { name: 'Comprobado: sí se guardó' })).toBeVisible();
  await expect(page.getByText('envío sin confirmar')).toBeHidden();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test('F06 W: a burst of 429 is waited for by a person, never asked again by itself', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(429);
  await sendInto(page, world, { kind: 'status-429', times: 20 });
  const paused = await expectKept(page, 'El servicio pidió esperar');
  await expect(paused).toContainText('No se envió el tipo de partida');
  // Pressed too early, the gateway says so without asking the service.
  await resend(page);
  await expectKept(page, 'El servicio pidió esperar');
  await expect(paused).toContainText('Ya puede reenviar.');
  await expectWrites(world, { arrived: 1, done: 0 });
  await world.recover();
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 2, done: 1 });
});

test('F07 W: a key that is refused leaves the form, and the same attempt goes on', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(401);
  await sendInto(page, world, { kind: 'status-401' });
  const refused = await expectKept(page, 'El servicio rechazó la clave de la integración');
  await expect(refused).toContainText('No se guardó nada');
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 2, done: 1 });
});

test('F08 W: a permission that is taken away is named, and the form stays', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(403);
  await fillIn(page, world);
  const scopes = Object.keys(world.keys.scopes);
  const others = scopes.filter((one) => one !== scope);
  await world.changeIntegration('full', { scopes: others });
  await reviewAndSend(page);
  const refused = await expectKept(page, 'Falta un permiso');
  await expect(refused).toContainText(scope);
  await expect(refused.getByRole('button', { name: 'Copiar solicitud' })).toBeVisible();
  await world.changeIntegration('full', { scopes });
  await resend(page);
  await expect(receipt(page)).toBeFocused();
  await expectWrites(world, { arrived: 2, done: 1 });
});

test('F09 W: a 409 is told and never sent again by itself', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await sendInto(page, world, { kind: 'status-409' });
  const refused = await expectKept(page, 'El servicio lo rechazó por un conflicto');
  await expect(refused).toContainText('No se guardó nada');
  await expect(refused.getByRole('button', { name: 'Reenviar lo mismo' })).toHaveCount(0);
  await expectWrites(world, { arrived: 1, done: 0 });
});

test('F13 W: an answer with other fields is a receipt of what it does tell', async ({
  page,
  world,
}) => {
  const data = { code: typed.code, name: null, prefix: 7, extra: { deep: ['x'] } };
  await sendInto(page, world, {
    kind: 'flag-false',
    when: 'after',
    status: 201,
    body: { status: true, data },
  });
  const stored = page.getByRole('region', { name: /^Se creó o restauró el tipo de partida/ });
  await expect(stored).toBeFocused();
  await expect(stored).not.toContainText(/undefined|null|NaN|\[object/);
  await expect(stored.getByRole('link', { name: 'Ver en la bitácora' })).toBeVisible();
  await expect(createdRow(page)).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 1 });
});

test.describe('messages about fields', () => {
  const errors = { prefix: ['Ya no se usa.'], code: ['Está tomado.'], other: ['Sin lugar.'] };
  const shapes: { title: string; fault: Fault; status: number }[] = [
    {
      title: 'F22 W: a 422 goes to its fields, the first of them has the focus',
      fault: { kind: 'status-422', body: { status: false, message: 'Invalid.', errors } },
      status: 422,
    },
    {
      title: 'F22 W: the same under a 200',
      fault: { kind: 'flag-false', body: { status: false, message: 'Invalid.', errors } },
      status: 200,
    },
    {
      title: 'F22 W: the same in the shape of providers',
      fault: {
        kind: 'status-422',
        body: { success: false, message: 'Validation Error.', data: errors },
      },
      status: 422,
    },
    {
      title: 'F21 W: a false flag with reasons is a refusal',
      fault: { kind: 'flag-false', body: { success: false, message: 'Invalid.', data: errors } },
      status: 200,
    },
  ];
  for (const { title, fault, status } of shapes) {
    test(title, async ({ page, world, expectHttpStatus }) => {
      expectHttpStatus(status);
      await sendInto(page, world, fault);
      const refused = await expectKept(page, 'El servicio no aceptó los datos', {
        focus: field(page, 'Código'),
      });
      await expect(refused).toContainText('Sin lugar.');
      await expect(field(page, 'Código')).toHaveAccessibleDescription(/Está tomado\./);
      await expect(field(page, 'Prefijo')).toHaveAccessibleDescription(/Ya no se usa\./);
      await expectWrites(world, { arrived: 1, done: 0 });
      await field(page, 'Código').fill('OTRO');
      await reviewAndSend(page, 'OTRO');
      await expect(receipt(page, 'OTRO')).toBeFocused();
      await expectWrites(world, { arrived: 2, done: 1 });
    });
  }
});

test('F25 W: a redirect is not followed, and proves nothing', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(502);
  let visits = 0;
  const elsewhere = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  await sendInto(page, world, { kind: 'redirect', location: `http://127.0.0.1:${port}/` });
  await expectUnknown(page);
  expect(visits).toBe(0);
  await expectWrites(world, { arrived: 1, done: 0 });
  elsewhere.close();
});

test('F04 W: the list of what was created marks it as unconfirmed', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(500);
  await sendInto(page, world, { kind: 'status-500' });
  await expectUnknown(page);
  await expect(createdRow(page)).toContainText('sin confirmar');
  await failWrites(world, { kind: 'status-500', times: null });
  await page.reload();
  await expect(page.getByText('1 envío sin confirmar')).toBeVisible();
  await expect(createdRow(page)).toContainText('sin confirmar');
  await expect(alertOf(page, 'No sabemos si se guardó')).toBeVisible();
  await expectWrites(world, { arrived: 1, done: 0 });
});
