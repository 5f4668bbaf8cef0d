import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { DocumentFilter } from './document-filter';

it('hands nothing of the list on to its element', async () => {
  const given = { label: 'Documento', value: '', onChange: () => undefined, filters: { q: 'x' } };
  await render(<DocumentFilter {...given} />);
  const field = page.getByRole('textbox', { name: 'Documento' });
  await expect.element(field).toBeVisible();
  await expect.element(field).not.toHaveAttribute('filters');
});
