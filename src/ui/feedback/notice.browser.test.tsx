import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Notice } from './notice';
import { SlowNotice } from './slow-notice';

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
        <Notice tone="fact" icon={null} onDismiss={onDismiss}>
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
        <Notice tone="info" icon={null}>
          Sin prisa
        </Notice>
        <Notice tone="warn" icon={null} urgent>
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
});
