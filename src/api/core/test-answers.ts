import { configureHttp, type HttpSettings } from './http-settings';

/** Only for tests: what a service would answer, without a service. */
export interface TestAnswer {
  status?: number;
  /** Sent as JSON unless it is text. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer as the transport hands it over. */
export function toResponse({ status = 200, body, headers = {} }: TestAnswer): Response {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Response(text ?? null, {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Makes every request get this answer; the addresses asked for are collected in the list returned. */
export function answerWith(answer: TestAnswer, settings: Partial<HttpSettings> = {}): URL[] {
  const asked: URL[] = [];
  configureHttp({
    ...settings,
    fetch: (url) => {
      asked.push(new URL(url, 'http://app.test'));
      return Promise.resolve(toResponse(answer));
    },
  });
  return asked;
}

/** An identifier that differs by its number. */
export const testId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Answers no request, and notes what was asked for. */
export function noteRequests(): string[] {
  const asked: string[] = [];
  configureHttp({
    fetch(url) {
      asked.push(url);
      return Promise.reject(new Error('Only noted'));
    },
  });
  return asked;
}

/** Answers nobody, until whoever asked gives up: what waits for its turn behind them is let go then, as by a browser. */
export function answerNobody(): void {
  configureHttp({
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
}
