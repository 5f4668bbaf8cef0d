import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog';

function Office({ keepsTyped }: { keepsTyped?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <MantineProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Nombrar
      </button>
      {isOpen ? (
        <Dialog
          size="form"
          title="Ferretería"
          onClose={() => (keepsTyped ? setAsked(asked + 1) : setIsOpen(false))}
          {...(keepsTyped && { keepsTyped })}
        >
          <input aria-label="Nombre" />
          <p>Veces: {asked}</p>
        </Dialog>
      ) : null}
    </MantineProvider>
  );
}

const opener = page.getByRole('button', { name: 'Nombrar' });
const dialog = page.getByRole('dialog', { name: 'Ferretería' });
const field = page.getByRole('textbox', { name: 'Nombre' });

describe('a dialog', () => {
  it('gives the focus back to where it was', async () => {
    await render(<Office />);
    await userEvent.click(opener);
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('that keeps what is typed asks whoever opened it, however often Escape is pressed', async () => {
    await render(<Office keepsTyped />);
    await userEvent.click(opener);
    await userEvent.fill(field, 'Luis');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
    await expect.element(page.getByText('Veces: 3')).toBeVisible();
    await expect.element(field).toHaveValue('Luis');
  });
});
