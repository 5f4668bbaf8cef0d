import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';
import { FurtherFields } from '../form/further-fields';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { AskLastPurchase, useOtherBranch } from './other-branch';

afterEach(() => configureHttp({}));

// Ids of its own: browser tests share what the page keeps, and others name the first ones.
const here = testId(8_701);
const there = testId(8_702);

/** A form's first field, what stands behind it, and what its review asks. */
function Form() {
  const doubt = useOtherBranch(here, 'Centro');
  return (
    <>
      <input aria-label="Proveedor" />
      <FurtherFields>
        <AskLastPurchase />
      </FurtherFields>
      <output>{doubt ?? 'nada'}</output>
    </>
  );
}

/** Opens it before a gateway that answers so when the test says; what the page held when it was asked is collected. */
async function open(answer: TestAnswer) {
  const fields: (Element | null)[] = [];
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  configureHttp({
    fetch: async (url) => {
      if (!url.endsWith('/gateway/purchases/last')) return toResponse({ status: 403, body: {} });
      fields.push(document.querySelector('input'));
      await told;
      return toResponse(answer);
    },
  });
  await render(
    <MantineProvider>
      <SessionContext value={testSession()}>
        <QueryClientProvider client={createQueryClient({ retryDelay: () => 0 })}>
          <Form />
        </QueryClientProvider>
      </SessionContext>
    </MantineProvider>,
  );
  return { fields, tell: () => tell() };
}

const doubt = page.getByRole('status');
const unknown = /^¿Es para .Centro.\? No se sabe para cuál fue su última compra\.$/;

it('M66: where the last purchase was for is asked once the first field is there, and until it is known a review says that it is not', async () => {
  const { fields, tell } = await open({ body: { last: { branchId: there, branchName: 'Norte' } } });
  await expect.element(doubt).toHaveTextContent(unknown);
  await expect.poll(() => fields.length).toBe(1);
  expect(fields[0]).toBeInstanceOf(HTMLInputElement);
  tell();
  await expect
    .element(doubt)
    .toHaveTextContent(/^¿Es para .Centro.\? Su última compra fue para .Norte.\.$/);
  expect(fields).toHaveLength(1);
});

it.each([
  ['for this branch', { branchId: here, branchName: 'Centro' }],
  ['never', null],
])('M66: nothing is asked where it was %s', async (_, last) => {
  const { tell } = await open({ body: { last } });
  tell();
  await expect.element(doubt).toHaveTextContent('nada');
});

it('M66: a review says that it is not known where the gateway does not tell', async () => {
  const { fields, tell } = await open({ status: 500, body: {} });
  tell();
  await expect.poll(() => fields.length).toBeGreaterThan(0);
  await expect.element(doubt).toHaveTextContent(unknown);
});
