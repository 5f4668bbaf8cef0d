import '@mantine/core/styles/baseline.css';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { DaysFilter } from './days-filter';

async function show(props: { days?: number; enabled?: boolean } = {}) {
  const onChange = vi.fn<(days: number) => void>();
  await render(
    <MantineProvider>
      <DaysFilter days={props.days ?? 30} enabled={props.enabled ?? true} onChange={onChange} />
    </MantineProvider>,
  );
  return onChange;
}

const input = page.getByRole('textbox');

// On a phone the filter is out of sight while it is off.
beforeEach(() => page.viewport(1024, 700));
afterEach(() => setLocale('es'));

describe('M188: the window of days', () => {
  it.each([
    ['366', '36'],
    ['4000', '40'],
    ['-7', '7'],
    ['1.5', '15'],
    ['abc', ''],
    ['365', '365'],
  ])('typing %s leaves %j', async (typed, left) => {
    await show();
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await expect.element(input).toHaveValue(left);
  });

  it('is taken on Enter and on leaving, not at every key', async () => {
    const onChange = await show();
    await userEvent.clear(input);
    await userEvent.type(input, '45');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(45);
  });

  it.each(['', '0'])('goes back to the one in use when left with %j', async (typed) => {
    const onChange = await show();
    await userEvent.clear(input);
    if (typed) await userEvent.type(input, typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('30');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers the usual windows and marks the one in use', async () => {
    const onChange = await show({ days: 60 });
    const sixty = page.getByRole('button', { name: '60 días' });
    await expect.element(sixty).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: '7 días', exact: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is off, and says why, while the state has no window', async () => {
    await show({ enabled: false });
    await expect.element(input).toBeDisabled();
    await expect.element(input).toHaveAttribute('title', 'Los días solo se usan con «por vencer»');
    await expect.element(page.getByRole('button', { name: '90 días' })).toBeDisabled();
  });
});
