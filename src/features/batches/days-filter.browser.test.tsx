import '@mantine/core/styles/baseline.css';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { DaysFilter } from './batch-filters';

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
  it.each(['400', '366', '4000', '0', '-7', '1.5', '1e2', 'abc', ''])(
    'keeps %j as it was typed, and says that it is not used',
    async (typed) => {
      const onChange = await show();
      await userEvent.fill(input, typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(input).toHaveValue(typed);
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect
        .element(input)
        .toHaveAccessibleDescription('De 1 a 365. La lista sigue con 30 días.');
      await userEvent.keyboard('{Tab}');
      await expect.element(input).toHaveValue(typed);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('takes both ends of the range', async () => {
    const onChange = await show();
    for (const typed of ['1', '365']) {
      await userEvent.fill(input, typed);
      await userEvent.keyboard('{Enter}');
    }
    expect(onChange.mock.calls).toEqual([[1], [365]]);
  });

  it('is taken on Enter and on leaving, not at every key', async () => {
    const onChange = await show();
    await userEvent.clear(input);
    await userEvent.type(input, '45');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(45);
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
