import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the service got it. */
export type Seen = {
  method: string;
  target: string;
  /** Every header line, names in lower case. */
  headers: [string, string][];
};

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A service that writes down every request and answers as a test says. */
export type FakeUpstream = {
  base: string;
  seen: Seen[];
  connections: () => number;
  /** Answers every request from now on; null: as at the start. */
  answerWith(answer: Answer | null): void;
  /** Answers nothing from now on; what came in meanwhile is answered by what this gives back, as at the start too. */
  hold(): (answer: Answer | null) => void;
  close(): Promise<void>;
};

export const goodKey = 'canary-5d1f0c9be7a84d27-key';
export const otherKey = 'canary-0a77e1d3c2b94f56-key';

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const asDocumented: Answer = (request, response) => {
  const known = [goodKey, otherKey].includes(String(request.headers['x-api-key']));
  if (known) json(response, 200, { success: true, data: [], message: 'ok' });
  else json(response, 401, { status: false, message: 'Invalid API Key.' });
};

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const seen: Seen[] = [];
  let answer = asDocumented;
  let connections = 0;
  const server = createServer((request, response) => {
    const { rawHeaders } = request;
    const headers = rawHeaders.flatMap<[string, string]>((text, index) =>
      index % 2 === 0 ? [[text.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
    );
    seen.push({ method: request.method ?? '', target: request.url ?? '', headers });
    answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/api/external/v1`,
    seen,
    connections: () => connections,
    answerWith(next) {
      answer = next ?? asDocumented;
    },
    hold() {
      const waiting: Parameters<Answer>[] = [];
      answer = (...exchange) => waiting.push(exchange);
      return (next) => {
        answer = next ?? asDocumented;
        for (const exchange of waiting.splice(0)) answer(...exchange);
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
