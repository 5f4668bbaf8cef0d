import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { answerNobody } from '@/api/core/test-answers';
import { createQueryClient } from '@/api/core/query-client';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { AmountFilter } from './rare-filters';

afterEach(() => configureHttp({}));

it('an amount keeps the focus when Enter narrows the journal, and shows what it was read as', async () => {
  answerNobody();
  const Filters = () => {
    const [amount, setAmount] = useState<string | null>(null);
    return (
      <>
        <AmountFilter label="Monto exacto" value={amount} filters={{}} onChange={setAmount} />
        <p>Narrowed to {amount ?? 'nothing'}</p>
        <button type="button" onClick={() => setAmount(null)}>
          Clear
        </button>
      </>
    );
  };
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={testSession()}>
        <Filters />
      </SessionContext>
    </QueryClientProvider>,
  );
  const amount = page.getByRole('textbox', { name: 'Monto exacto' });
  await userEvent.fill(amount, '1,234.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Narrowed to 1234.5')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveValue('1234.5');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(amount).toHaveValue('');
});
