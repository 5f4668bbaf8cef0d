import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Notice } from './notice';
import { ReadState } from '../table/read-state';
import { announcement } from './announce';
import { SlowNotice } from './slow-notice';
import { Waited } from './waited';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('M306: a notice', () => {
  it('stays for as long as nobody takes it away', async () => {
    const onDismiss = vi.fn<() => void>();
    await render(
      <MantineProvider>
        <Notice tone="fact" onDismiss={onDismiss}>
          Borrador descartado
        </Notice>
      </MantineProvider>,
    );
    vi.advanceTimersByTime(8 * 3_600_000);
    await expect.element(page.getByText('Borrador descartado')).toBeVisible();
    expect(onDismiss).not.toHaveBeenCalled();
    page.getByRole('button', { name: 'Cerrar aviso' }).element().dispatchEvent(click());
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('is spoken, and at once where it is urgent', async () => {
    await render(
      <MantineProvider>
        <Notice tone="info">Sin prisa</Notice>
        <Notice tone="warn" urgent>
          Con prisa
        </Notice>
      </MantineProvider>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Sin prisa');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Con prisa');
  });
});

const click = () => new MouseEvent('click', { bubbles: true });

describe('M303: a word about waiting', () => {
  it('is there from the start for whoever listens, and seen only when waiting is noticeable', async () => {
    await render(<SlowNotice>Leyendo…</SlowNotice>);
    const word = page.getByRole('status', { includeHidden: true }).element();
    const [appearing] = word.getAnimations();
    if (!appearing) throw new Error('It appears at once');
    appearing.pause();
    appearing.currentTime = 300;
    expect(getComputedStyle(word).visibility).toBe('hidden');
    appearing.currentTime = 500;
    expect(getComputedStyle(word).visibility).toBe('visible');
  });

  it('says for how long once that is long, by voice only once', async () => {
    await render(
      <SlowNotice>
        Leyendo…
        <Waited />
      </SlowNotice>,
    );
    const word = page.getByRole('status', { includeHidden: true });
    vi.advanceTimersByTime(4_900);
    await expect.element(word).toHaveTextContent(/^Leyendo…$/);
    vi.advanceTimersByTime(1_100);
    await expect.element(word).toHaveTextContent(/^Leyendo… desde hace 6 s$/);
    expect(announcement.current().trim()).toBe('Leyendo… desde hace 5 s');
    expect(word.getByText('desde hace').element().closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  });

  it('stands beside the age of a list, and its button gives up what takes long', async () => {
    const onRefresh = vi.fn<() => void>();
    const onStop = vi.fn<() => void>();
    const shown = (reading: boolean) => (
      <ReadState readAt="10:42" reading={reading} onRefresh={onRefresh} onStop={onStop} />
    );
    const { rerender } = await render(shown(true));
    const element = page.getByRole('button').element();
    element.dispatchEvent(click());
    expect(element).toHaveAttribute('aria-disabled', 'true');
    vi.advanceTimersByTime(7_000);
    await expect
      .element(page.getByText('leído a las 10:42 · Leyendo… desde hace 7 s'))
      .toBeVisible();
    // The same button, so that the focus stays where it is.
    expect(page.getByRole('button', { name: 'Cancelar la carga' }).element()).toBe(element);
    element.dispatchEvent(click());
    expect([onStop.mock.calls.length, onRefresh.mock.calls.length]).toEqual([1, 0]);
    await rerender(shown(false));
    await expect.element(page.getByText(/^leído a las 10:42$/)).toBeVisible();
    page.getByRole('button', { name: 'Actualizar' }).element().dispatchEvent(click());
    expect([onStop.mock.calls.length, onRefresh.mock.calls.length]).toEqual([1, 1]);
  });
});
