import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Write } from '@/api/core/attempt';
import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import type { TestAnswer } from '@/api/core/test-answers';
import {
  answered,
  ownerHeader,
  playGateway,
  problemAnswer,
  recordedSend,
  recordOf,
  testAt,
  type SentRequest,
} from '@/api/core/test-gateway';
import { useAttempt } from './use-attempt';

const write: Write<string, string> = {
  operation: { name: 'entry-types.create' },
  toRequest: (code) => ({ method: 'POST', url: '/things', body: { code } }),
  read: () => 'stored',
};

/** A gateway that answers when the test says; it keeps the attempts it was sent. */
function holdGateway() {
  const sent: { id: string | null; body: unknown }[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  configureHttp({
    fetch: async (_, { headers, body }) => {
      sent.push({ id: new Headers(headers).get('Attempt-Id'), body });
      await answered;
      return Response.json(
        { status: true },
        { headers: { ...ownerHeader, 'X-Outcome': 'applied' } },
      );
    },
  });
  return { sent, answer };
}

/** The smallest form there can be: Enter reviews, then sends. */
function Form({ of = write }: { of?: Write<string, string> }) {
  const { state, may, review, send } = useAttempt(of);
  const [code, setCode] = useState('A');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind === 'reviewing') send();
        else review(code, { form: 'test' });
      }}
    >
      <input
        aria-label="Code"
        value={code}
        readOnly={!may.edit}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <button type="submit">Go on</button>
      <output>{state.kind}</output>
    </form>
  );
}

async function show() {
  const client = createQueryClient();
  const screen = await render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { screen, client };
}

const button = page.getByRole('button', { name: 'Go on' });
const input = page.getByRole('textbox', { name: 'Code' });
const status = page.getByRole('status');

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

/** Presses as a broken mouse or an impatient person does: all before React has drawn anything. */
function press(times: number) {
  const element = button.element();
  for (let press = 0; press < times; press += 1) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

describe('M296: one intention is one request', () => {
  it('twenty clicks at once', async () => {
    const { sent, answer } = holdGateway();
    await show();
    await button.click();
    await expect.element(status).toHaveTextContent('reviewing');
    press(20);
    await expect.element(status).toHaveTextContent('sending');
    answer();
    await expect.element(status).toHaveTextContent('applied');
    expect(sent.filter(({ id }) => id !== null)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, body: '{\n  "code": "A"\n}' },
    ]);
  });

  it.each<[string, () => Promise<void>]>([
    ['a double click', () => button.dblClick()],
    ['Enter twice', () => userEvent.keyboard('{Enter}{Enter}')],
    [
      'Enter and a click',
      async () => {
        await userEvent.keyboard('{Enter}');
        press(1);
      },
    ],
  ])('%s', async (_, act) => {
    const { sent, answer } = holdGateway();
    await show();
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('reviewing');
    await act();
    await expect.element(status).toHaveTextContent('sending');
    answer();
    await expect.element(status).toHaveTextContent('applied');
    expect(sent).toHaveLength(1);
  });
});

/** A form whose write came to nobody knows what; a person says that it was stored. */
function Doubtful({ onSettled }: { onSettled: (how: Promise<void>) => void }) {
  const { state, review, send, settle } = useAttempt(write);
  const settled = state.kind === 'unknown' ? state.settled : null;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          review('A', { form: 'test' });
          send();
        }}
      >
        Send
      </button>
      <button type="button" onClick={() => onSettled(settle({ verdict: 'applied', note: 'Está' }))}>
        Settle
      </button>
      <output>{settled ? `${settled.verdict} by ${settled.operator}` : state.kind}</output>
    </>
  );
}

describe('an outcome nobody knows', () => {
  const unknown = problemAnswer('upstream-timeout', 504, 'unknown');
  const byLuis = { verdict: 'not-applied', note: 'No está', operator: 'Luis', at: testAt } as const;
  const record = recordOf('unknown', [recordedSend('unknown', { status: null })], {
    settled: byLuis,
  });

  async function settle(refusal: TestAnswer) {
    const sent = playGateway({ write: [unknown], resend: [refusal], record: [{ body: record }] });
    let how: Promise<void> = Promise.reject(new Error('Not settled'));
    how.catch(() => undefined);
    await render(
      <QueryClientProvider client={createQueryClient()}>
        <Doubtful
          onSettled={(settling) => {
            how = settling;
            how.catch(() => undefined);
          }}
        />
      </QueryClientProvider>,
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(status).toHaveTextContent('unknown');
    await page.getByRole('button', { name: 'Settle' }).click();
    await vi.waitFor(() => expect(sent.at(-1)?.kind).not.toBe('write'));
    return how;
  }

  it('that somebody settled meanwhile is told as they did, and the form goes on', async () => {
    await settle(problemAnswer('attempt-refused', 409, 'unknown', { refusal: 'final' }));
    await expect.element(status).toHaveTextContent('not-applied by Luis');
  });

  it('is still unknown when what was found could not be noted', async () => {
    await expect(settle(problemAnswer('ledger-failure', 503))).rejects.toThrow(
      'attempts.settle: server',
    );
    await expect.element(status).toHaveTextContent('unknown');
  });
});

/** Whether the browser would ask before the page is left. */
function isHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('while it is on its way', () => {
  it('the form is read-only and the browser asks before the page is left', async () => {
    const { answer } = holdGateway();
    await show();
    await button.click();
    expect(isHeld()).toBe(false);
    await button.click();
    await expect.element(input).toHaveAttribute('readonly');
    expect(isHeld()).toBe(true);
    answer();
    await expect.element(status).toHaveTextContent('applied');
    await expect.element(input).not.toHaveAttribute('readonly');
    expect(isHeld()).toBe(false);
  });

  it('M17: leaving the screen cancels nothing', async () => {
    const { sent, answer } = holdGateway();
    const { screen, client } = await show();
    await button.click();
    await button.click();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await screen.unmount();
    answer();
    await vi.waitFor(() => {
      const [mutation] = client.getMutationCache().getAll();
      expect(mutation?.state).toMatchObject({ status: 'success', data: { kind: 'applied' } });
    });
    expect(sent).toHaveLength(1);
  });
});

/** A payment that the service fails at, with so many milliseconds before it is sent again. */
async function showPayment(pauseMs: number) {
  const failed = problemAnswer('upstream-timeout', 504, 'unknown');
  const sends = [recordedSend('unknown', { status: null })];
  const record = recordOf('unknown', sends, { resendRefused: null, operation: 'payments.apply' });
  const sent = playGateway(
    { write: [failed], resend: [answered('applied')], record: [{ body: record }] },
    { paymentResends: { inProcess: [], limited: [], inDoubt: [pauseMs] } },
  );
  const client = createQueryClient();
  const screen = await render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Form of={{ ...write, operation: { name: 'payments.apply' } }} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await button.click();
  await button.click();
  const isWrite = ({ kind }: SentRequest) => kind === 'write';
  const isResend = ({ kind }: SentRequest) => kind === 'resend';
  return {
    screen,
    written: () => sent.filter(isWrite).map(({ headers }) => headers.get('Attempt-Id')),
    resent: () => sent.filter(isResend).map(({ url }) => url),
  };
}

describe('M282: a payment nobody knows the outcome of', () => {
  it('is sent again by itself while its screen is there', async () => {
    const { written, resent } = await showPayment(20);
    await expect.element(status).toHaveTextContent('applied');
    expect(written()).toHaveLength(1);
    expect(resent()).toEqual([`/gateway/attempts/${written()[0]}/resend`]);
  });

  it('is not, once its screen was left', async () => {
    const { screen, written, resent } = await showPayment(60_000);
    await vi.waitFor(() => expect(written()).toHaveLength(1));
    await expect.element(status).toHaveTextContent('sending');
    await screen.unmount();
    // Nothing holds the page any more, so nothing is to come.
    await vi.waitFor(() => expect(isHeld()).toBe(false));
    expect(resent()).toEqual([]);
  });
});
