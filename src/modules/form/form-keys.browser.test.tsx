import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '@/ui/overlay/dialog';
import { useSendKeys } from './form-keys';

interface Props {
  onSend: () => void;
  asks: boolean;
  isReview?: boolean;
}

function Form({ onSend, asks, isReview = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useSendKeys(place, isReview, onSend);
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

/** As long as somebody takes who reads. */
const reading = () => new Promise((read) => setTimeout(read, 700));

it('takes presses right after each other for one', async () => {
  const onSend = vi.fn<() => void>();
  await render(<Form onSend={onSend} asks={false} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard(send);
    await new Promise((on) => setTimeout(on, 300));
  }
  expect(onSend).toHaveBeenCalledOnce();
  await reading();
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('sends no review that has only just come up', async () => {
  const onSend = vi.fn<() => void>();
  const screen = await render(<Form onSend={onSend} asks={false} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
  await reading();
  await screen.rerender(<Form onSend={onSend} asks={false} isReview />);
  await userEvent.keyboard(send);
  expect(onSend).not.toHaveBeenCalled();
  await reading();
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledOnce();
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

it('sends from the title, where the focus begins, and not from elsewhere on the screen', async () => {
  const onSend = vi.fn<() => void>();
  await render(
    <>
      <h1 tabIndex={-1} data-screen-title>
        Purchase
      </h1>
      <button type="button">Elsewhere</button>
      <Form onSend={onSend} asks={false} />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await userEvent.keyboard(send);
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('heading'));
  await userEvent.keyboard(send);
  expect(onSend).toHaveBeenCalledOnce();
});
