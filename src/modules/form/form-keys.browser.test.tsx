import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '@/ui/overlay/dialog';
import { useSendKeys } from './form-keys';

function Form({ onSend, asks }: { onSend: () => void; asks: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useSendKeys(place, onSend);
  return (
    <div ref={place}>
      <input aria-label="Field" />
      {asks ? (
        <Dialog size="question" title="Leave?" onClose={() => undefined}>
          <button type="button">Stay</button>
        </Dialog>
      ) : null}
    </div>
  );
}

const send = '{Control>}{Enter}{/Control}';

it('sends by its keys, and not from a question that stands over it', async () => {
  const onSend = vi.fn<() => void>();
  const screen = await render(<Form onSend={onSend} asks={false} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledOnce();
  await screen.rerender(<Form onSend={onSend} asks />);
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledOnce();
});

it('takes two presses right after each other for one', async () => {
  const onSend = vi.fn<() => void>();
  await render(<Form onSend={onSend} asks={false} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
  await userEvent.keyboard(send + send);
  expect(onSend).toHaveBeenCalledOnce();
  // As fast as somebody can who reads what came of the first.
  await new Promise((read) => setTimeout(read, 700));
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('sends a form that stands in a dialog itself', async () => {
  const onSend = vi.fn<() => void>();
  await render(
    <Dialog size="form" title="New" onClose={() => undefined}>
      <Form onSend={onSend} asks={false} />
    </Dialog>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledOnce();
});
