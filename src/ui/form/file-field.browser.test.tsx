import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FileField } from './file-field';

const onChoose = vi.fn<(file: File) => void>();
const file = new File(['id,nombre'], 'lista.csv', { type: 'text/csv' });

async function shown(given: { fileName?: string; isReading?: boolean; disabled?: boolean } = {}) {
  onChoose.mockClear();
  await render(
    <FileField
      label="Elegir el archivo"
      help="CSV. También puede soltarlo aquí."
      accept=".csv"
      fileName={null}
      onChoose={onChoose}
      {...given}
    />,
  );
}

const field = page.getByLabelText('Elegir el archivo');

/** Drops the file on the words about it; whether the browser was kept from opening it. */
function dropFile(): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  return !page.getByText('También puede soltarlo').element().dispatchEvent(event);
}

it('takes the same file once more, put right meanwhile', async () => {
  await shown();
  await field.upload(file);
  await field.upload(file);
  expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['lista.csv', 'lista.csv']);
});

it('takes a dropped file, and never lets the browser open it', async () => {
  await shown();
  expect(dropFile()).toBe(true);
  expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['lista.csv']);
});

it('takes none while it is closed', async () => {
  await shown({ disabled: true });
  await expect.element(field).toBeDisabled();
  expect(dropFile()).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

it('says what it is for and which file is in hand', async () => {
  await shown({ fileName: 'lista.csv', isReading: true });
  await expect.element(field).toHaveAccessibleDescription('CSV. También puede soltarlo aquí.');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Leyendo \u2068lista.csv\u2069…');
});
