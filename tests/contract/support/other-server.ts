import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came to the server, in the order it came. */
export interface SeenRequest {
  path: string;
  query: Record<string, string>;
  key: string | undefined;
}

export interface OtherServer {
  /** The versioned base address. */
  base: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

const prefix = '/api/external/v1';

/**
 * A service by somebody else: it answers what `answers` holds for a path below the base, and 404 otherwise. It shares no code
 * with the sandbox.
 */
export async function startOtherServer(answers: Record<string, unknown>): Promise<OtherServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    const path = url.pathname.slice(prefix.length);
    const key = request.headers['x-api-key'];
    seen.push({
      path,
      query: Object.fromEntries(url.searchParams),
      key: typeof key === 'string' ? key : undefined,
    });
    const known = url.pathname.startsWith(prefix) && path in answers;
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? answers[path] : { error: 'No such thing.' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}${prefix}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
