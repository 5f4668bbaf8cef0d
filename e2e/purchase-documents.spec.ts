import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { alertOf, field } from './support/controls';
import { draftInAddress, savedLine, untilSaved } from './support/drafts';
import { test } from './support/fixtures';
import { choose, files, nextDocument, openWithDocument, panel } from './support/purchase-documents';
import {
  chooseSupplier,
  addSupplier,
  enterGrid,
  grid,
  lineText,
  openNewPurchase,
  purchaseReceipt,
  sendPurchase,
  typeLine,
} from './support/purchases';
import { documentCodes, documentFile, taxDocument } from './support/tax-documents';

test.use({ worldOptions: { empty: true } });

test('D1: a document of a new supplier is filled in, its supplier created, and sent as it stands', async ({
  page,
  world,
}) => {
  test.slow();
  await openNewPurchase(page, world);
  await choose(page, documentFile());
  await expect(panel(page)).toContainText(/Del archivo .factura\.json/);
  await expect(panel(page)).toContainText(
    /LA CEIBA, S\.A\. DE C\.V\. · \$45\.20CCF a nombre de .*, 2 líneas/,
  );
  await expect(field(page, 'Fecha del documento')).toHaveValue('09/03/2026');
  await expect(field(page, 'Código de generación')).toHaveValue(documentCodes.generation);
  await expect(field(page, 'Número de control')).toHaveValue(documentCodes.control);
  await expect(field(page, 'Sello de recepción')).toHaveValue(documentCodes.seal);
  await expect(field(page, 'Días de crédito')).toHaveValue('30');
  expect((await lineText(page, 1)).slice(1, 2)).toEqual(['Arroz precocido 5 lb']);
  await expect(page.getByText('Cuadra al centavo.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear proveedor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await expect(dialog.getByLabel('NIT', { exact: false }).first()).toHaveValue('03151106051045');
  await expect(dialog.getByLabel('Correo', { exact: false }).first()).toHaveValue(
    'ventas@laceiba.example',
  );
  await expect(dialog.getByRole('combobox', { name: 'Departamento' })).toHaveValue(/San Salvador/);
  await expect(dialog.getByRole('combobox', { name: 'Municipio' })).toHaveValue(
    /San Salvador Centro/,
  );
  await dialog.getByRole('button', { name: 'Revisar el proveedor' }).click();
  await dialog.getByRole('button', { name: /^Crear/ }).click();
  await dialog.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByText(/Nadie en el directorio tiene/)).toBeHidden();
  await sendPurchase(page, '$45.20');
  await expect(purchaseReceipt(page)).toBeVisible();
  const [stored] = await world.rows<Record<string, unknown>>('expenses');
  expect(stored).toMatchObject({
    generation_code: documentCodes.generation,
    document_type: 'ccf',
    date: '2026-03-09',
    totals: { netTotals: 40, totalTax: 5.2, expenseTotalToPayment: 45.2 },
  });
  // Another of the same supplier is known by its number, and the same document by its code.
  await page.getByRole('button', { name: 'Registrar otra' }).click();
  await choose(page, documentFile());
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('La Ceiba');
  await expect(alertOf(page, 'ya registró una compra con')).toContainText('código de generación');
});

test('D1: what is changed of a document is told beside what it said, also after a reload', async ({
  page,
  world,
}) => {
  await openWithDocument(page, world);
  const changes = page.getByRole('main').getByRole('deletion');
  await expect(changes).toHaveCount(0);
  await field(page, 'Días de crédito').fill('15');
  await field(page, 'Fecha del documento').fill('10/03/2026');
  await untilSaved(page, async () => {
    await enterGrid(page);
    await page.keyboard.press('Control+Delete');
  });
  const told = ['09/03/2026', '30', '2 líneas, $40.00'];
  await expect(changes).toHaveText(told);
  await page.reload();
  await expect(changes).toHaveText(told);
  await expect(page.getByText('Líneas distintas del documento: 1 quitada.')).toBeVisible();
  await expectAccessible(page);
  await chooseSupplier(page, await addSupplier(world));
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await page.getByRole('checkbox', { name: 'Enviar las cifras del documento' }).check();
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(
    page.getByText('Distinto del documento: Fecha del documento y Días de crédito.'),
  ).toBeVisible();
  await expect(
    page.getByRole('status').getByText('Líneas distintas del documento: 1 quitada.'),
  ).toBeVisible();
});

test('D1: which cells and lines are not as the document has them is marked, and a line comes back', async ({
  page,
  world,
}) => {
  await openWithDocument(page, world);
  const toldCell = grid(page).getByTitle('En el documento: 8');
  await enterGrid(page);
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('99');
  await page.keyboard.press('Control+End');
  await expect(toldCell).toHaveText('99');
  await typeLine(page, ['F-1', 'Flete', '1', '3']);
  await expect(grid(page).getByTitle('No está en el documento.')).toHaveText(/^3/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await untilSaved(page, () => page.keyboard.press('Control+Delete'));
  const differences = page.getByText(
    'Líneas distintas del documento: 1 cambiada, 1 agregada y 1 quitada.',
  );
  await expect(differences).toBeVisible();
  await page.reload();
  await expect(differences).toBeVisible();
  await expect(toldCell).toHaveText('99');
  await expect(page.getByText('En el documento: Cantidad 8', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Quitada del documento (1)').click();
  await page.getByRole('button', { name: 'Devolver la línea 2 del documento' }).click();
  await expect(page.getByText('Quitada del documento')).toBeHidden();
  await expect(
    page.getByText('Líneas distintas del documento: 1 cambiada y 1 agregada.'),
  ).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(5);
});

test("D1: the supplier's file stays with its purchase, byte for byte, also when a draft of it goes on after a reload", async ({
  page,
  world,
}) => {
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  const file = documentFile();
  const kept = page.waitForResponse(/\/gateway\/documents\//);
  await untilSaved(page, () => choose(page, file));
  expect((await kept).status()).toBe(204);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await chooseSupplier(page, supplier);
  await sendPurchase(page, '$45.20');
  await expect(purchaseReceipt(page)).toBeVisible();
  await page.goto('/purchases');
  await page.getByRole('table').getByRole('link').click();
  const ofFile = page.getByRole('region', { name: 'Documento del proveedor' });
  await expect(ofFile).toContainText(/Archivo JSON como lo mandó el proveedor, \d KB/);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await ofFile.getByRole('button', { name: 'Descargar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${documentCodes.generation}.json`);
  expect(readFileSync(await download.path())).toEqual(file.buffer);
});

test('D1: one of the test environment is recorded only after somebody said so', async ({
  page,
  world,
}) => {
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await choose(page, documentFile({ environment: '00' }));
  await expect(panel(page)).toContainText('Es de prueba');
  await chooseSupplier(page, supplier);
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  const confirmed = page.getByRole('checkbox', { name: 'Registrarla de todos modos' });
  await expect(confirmed).toBeFocused();
  await expectAccessible(page);
  await confirmed.check();
  await page.getByRole('button', { name: 'Revisar la compra' }).click();
  await expect(page.getByRole('button', { name: 'Registrar compra por $45.20' })).toBeVisible();
  await expect(page.getByText(/Es de prueba/).filter({ visible: true })).toHaveCount(1);
});

test('D1: several documents, and one beside what is typed, become drafts; what is sent already does not', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  await chooseSupplier(page, supplier);
  await enterGrid(page);
  await typeLine(page, ['X-1', 'Lo escrito', '1', '2']);
  await choose(page, documentFile({ file: 'uno.json' }));
  await expect(files(page).getByRole('listitem')).toContainText([/uno\.json.*\$45\.20/]);
  expect((await lineText(page, 1)).slice(0, 2)).toEqual(['X-1', 'Lo escrito']);
  await choose(page, documentFile({ file: 'otra vez.json' }));
  await expect(files(page).getByText(/^Ya se tomó/)).toBeVisible();
  await page.getByRole('button', { name: /^Quitar .*otra vez/ }).click();
  await choose(page, documentFile(nextDocument), {
    ...documentFile(),
    name: 'roto.json',
    buffer: Buffer.from('{\n"a": ,\n}'),
  });
  await expect(files(page).getByRole('listitem')).toHaveCount(3);
  await expect(files(page).getByRole('alert')).toContainText('mal escrito en la línea 2');
  await expectAccessible(page);
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('link', { name: /^Abrir .*dos\.json/ }).click();
  await expect(field(page, 'Número de control')).toHaveValue(nextDocument.control);
  await chooseSupplier(page, supplier);
  await sendPurchase(page, '$45.20');
  await expect(purchaseReceipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Registrar otra' }).click();
  await expect(files(page).getByRole('listitem').filter({ hasText: 'dos.json' })).toContainText(
    'Ya está registrada.',
  );
  await choose(
    page,
    documentFile({ ...nextDocument, file: 'tres.json' }),
    documentFile({ file: 'cuatro.json', generation: documentCodes.generation.replace('B7', 'D9') }),
  );
  await expect(files(page).getByRole('listitem').filter({ hasText: 'tres.json' })).toContainText(
    'Ya está registrada.',
  );
  await expect(page.getByRole('link', { name: /^Abrir .*tres\.json/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Abrir .*cuatro\.json/ })).toBeVisible();
});

test('D1: a document of which there is a draft already begins another one only when somebody says so', async ({
  page,
  world,
}) => {
  await openNewPurchase(page, world);
  const fresh = page.url();
  await untilSaved(page, () => choose(page, documentFile()));
  const draft = draftInAddress(page);
  await page.goto(fresh);
  await choose(page, documentFile({ file: 'otra vez.json' }));
  const again = files(page).getByRole('listitem').filter({ hasText: 'otra vez.json' });
  await expect(again).toContainText(/Ya hay un borrador suyo en .*, guardado el /);
  await expect(
    page.getByText('Al quitar un archivo de la lista, su borrador queda.'),
  ).toBeVisible();
  await expect(field(page, 'Número de control')).toHaveValue('');
  await expectAccessible(page);
  await again.getByRole('link', { name: /^Abrir/ }).click();
  await expect(page).toHaveURL(new RegExp(`draft=${draft}`));
  await expect(field(page, 'Número de control')).toHaveValue(documentCodes.control);
  await page.goto(fresh);
  await choose(page, documentFile({ file: 'otra vez.json' }));
  await again.getByRole('button', { name: 'Empezar otro' }).click();
  await expect(field(page, 'Número de control')).toHaveValue(documentCodes.control);
  await expect(again).toHaveCount(0);
});

test('D1: a draft of a supplier that was created since has it once it is opened', async ({
  page,
  world,
}) => {
  test.slow();
  await openNewPurchase(page, world);
  await choose(page, documentFile(), documentFile(nextDocument));
  await page.getByRole('link', { name: /^Abrir .*factura\.json/ }).click();
  await expect(panel(page)).toContainText('Nadie en el directorio tiene el NIT');
  await page.getByRole('button', { name: 'Crear proveedor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await dialog.getByRole('button', { name: 'Revisar el proveedor' }).click();
  await dialog.getByRole('button', { name: /^Crear/ }).click();
  // Closing while it is on its way asks first.
  await expect(dialog.getByRole('heading', { name: /Se creó el proveedor/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(files(page).getByText('Abierta aquí')).toBeVisible();
  await page.getByRole('link', { name: /^Abrir .*dos\.json/ }).click();
  const supplier = page.getByRole('combobox', { name: 'Proveedor' });
  await expect(field(page, 'Número de control')).toHaveValue(nextDocument.control);
  await expect(supplier).toHaveValue('La Ceiba');
});

test('D1: what is no purchase is refused by its name, and a pasted document is taken wherever one types', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPurchase(page, world);
  await choose(page, documentFile({ file: 'nota.json', type: '05' }));
  await expect(files(page).getByRole('alert')).toHaveText(
    'Nota de crédito: no se registra como compra.',
  );
  await page.getByRole('button', { name: /^Quitar .*nota\.json/ }).click();
  await expect(files(page)).toBeHidden();
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(taxDocument()));
  await enterGrid(page);
  await page.keyboard.press('Control+v');
  await expect(panel(page)).toContainText(/Del archivo .DTE pegado/);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
});

test('D1: an excluded-subject invoice that exists is recorded, and none is issued', async ({
  page,
  world,
}) => {
  test.slow();
  const supplier = await addSupplier(world);
  await openNewPurchase(page, world);
  const issued = {
    ...taxDocument({ type: '14', control: documentCodes.control.replace('-03-', '-14-') }),
    sujetoExcluido: { tipoDocumento: '13', numDocumento: '012345678', nombre: 'José Alas' },
    cuerpoDocumento: [
      {
        numItem: 1,
        tipoItem: 2,
        codigo: null,
        descripcion: 'Poda de árboles',
        cantidad: 1,
        uniMedida: 99,
        precioUni: 50,
        montoDescu: 0,
        compra: 50,
      },
    ],
    resumen: {
      totalCompra: 50,
      descu: 0,
      totalDescu: 0,
      subTotal: 50,
      ivaRete1: 0,
      reteRenta: 5,
      totalPagar: 45,
      condicionOperacion: 1,
      pagos: null,
    },
  };
  await choose(page, {
    ...documentFile(),
    name: 'fse.json',
    buffer: Buffer.from(JSON.stringify(issued)),
  });
  await expect(panel(page)).toContainText(
    /José Alas · \$45\.00Factura de sujeto excluido .*, 1 línea/,
  );
  await expect(page.getByText(/no se emite otra/)).toBeVisible();
  await chooseSupplier(page, supplier);
  await sendPurchase(page, '$45.00');
  await expect(purchaseReceipt(page)).toBeVisible();
  const [stored] = await world.rows<Record<string, unknown>>('expenses');
  expect(stored).toMatchObject({
    document_type: 'fse',
    totals: { netTotals: 50, totalTax: 0, totalRent: 5, expenseTotalToPayment: 45 },
  });
});
