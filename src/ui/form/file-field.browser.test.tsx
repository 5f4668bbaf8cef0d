import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FileField } from './file-field';
import { refuseStrayFiles } from './stray-files';

const onChoose = vi.fn<(file: File) => void>();
const file = new File(['id,nombre'], 'lista.csv', { type: 'text/csv' });

async function shown(given: { fileName?: string; isReading?: boolean; busy?: boolean } = {}) {
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

const carrying = (what: File | string): DataTransfer => {
  const carried = new DataTransfer();
  if (typeof what === 'string') carried.setData('text/plain', what);
  else carried.items.add(what);
  return carried;
};

/** Whether the browser was kept from doing with it what it would. */
function isKeptFrom(type: 'dragover' | 'drop', dataTransfer: DataTransfer, place: Element) {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  return !place.dispatchEvent(event);
}

/** Drops the file on the words about it. */
const dropFile = () =>
  isKeptFrom('drop', carrying(file), page.getByText('También puede soltarlo').element());

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

it('takes none while one is at work, and keeps the focus', async () => {
  await shown({ busy: true });
  await expect.element(field).toHaveAttribute('aria-disabled', 'true');
  field.element().focus();
  expect(document.activeElement).toBe(field.element());
  expect(
    field.element().dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true })),
  ).toBe(false);
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

it('refuses a file beside it, which the browser would open in place of the screen', async () => {
  await shown();
  const { body } = document;
  expect(isKeptFrom('drop', carrying(file), body)).toBe(false);
  refuseStrayFiles(window);
  expect(isKeptFrom('dragover', carrying(file), body)).toBe(true);
  expect(isKeptFrom('drop', carrying(file), body)).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  expect(dropFile()).toBe(true);
  expect(onChoose).toHaveBeenCalledOnce();
  expect(isKeptFrom('drop', carrying('Café'), body)).toBe(false);
});
