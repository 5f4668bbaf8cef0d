import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PopoverButton } from './popover-button';

it('what opens and closes inside of a panel leaves the panel as it is', async () => {
  await render(
    <PopoverButton face="Más" placement="below">
      {() => (
        <details>
          <summary>Detalles</summary>
          <input aria-label="Nota" />
        </details>
      )}
    </PopoverButton>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Más' }));
  const summary = page.getByText('Detalles');
  await userEvent.click(summary);
  const note = page.getByRole('textbox', { name: 'Nota' });
  await userEvent.fill(note, 'Contado');
  await userEvent.click(summary);
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.click(summary);
  await expect.element(note).toHaveValue('Contado');
});
