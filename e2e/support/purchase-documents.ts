import { expect, type Locator, type Page } from '@playwright/test';
import { openNewPurchase } from './purchases';
import { documentCodes, documentFile } from './tax-documents';
import type { World } from './world';

export const choose = (page: Page, ...files: ReturnType<typeof documentFile>[]) =>
  page.getByLabel('Llenar desde un DTE').setInputFiles(files);
export const panel = (page: Page) => page.getByRole('region', { name: 'Documento del proveedor' });
export const files = (page: Page) => page.getByRole('list', { name: 'Archivos de DTE' });

/** Of another document than the first one. */
export const nextDocument = {
  file: 'dos.json',
  generation: documentCodes.generation.replace('B7', 'C8'),
  control: documentCodes.control.replace('815', '816'),
};

/** Lets a file go over a place of the screen. */
export async function drop(
  page: Page,
  on: Locator,
  { name, buffer }: ReturnType<typeof documentFile>,
) {
  const carried = await page.evaluateHandle(
    ([text, file]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], file));
      return transfer;
    },
    [buffer.toString(), name] as const,
  );
  await on.dispatchEvent('drop', { dataTransfer: carried });
}

/** A purchase that is filled in from one document. */
export async function openWithDocument(page: Page, world: World): Promise<void> {
  await openNewPurchase(page, world);
  await choose(page, documentFile());
  await expect(panel(page)).toBeVisible();
}
