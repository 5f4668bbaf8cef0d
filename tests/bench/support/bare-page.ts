import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../bare-page', import.meta.url));
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

/** Builds the bare page and serves it as the gateway does ours: brotli, its files immutable, its data (rows by number) never kept. */
export async function serveBarePage(
  data: ReadonlyMap<number, string>,
): Promise<{ port: number; stop: () => void }> {
  const answers = new Map<string, { body: Buffer; type: string; keep: boolean }>();
  for (const { fileName, content } of await built()) {
    const type = types[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const body = brotliCompressSync(content);
    answers.set(`/${fileName}`, { body, type, keep: fileName !== 'index.html' });
  }
  for (const [rows, text] of data) {
    answers.set(`/data/${rows}`, {
      body: brotliCompressSync(text),
      type: 'application/json',
      keep: false,
    });
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bare');
    const answer = answers.get(pathname) ?? answers.get('/index.html');
    response
      .writeHead(200, {
        'content-type': answer?.type,
        'content-encoding': 'br',
        // As ours: a browser starts a process for a page that is kept apart from its opener.
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': answer?.keep ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      .end(answer?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

async function built(): Promise<{ fileName: string; content: Buffer | string | Uint8Array }[]> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
    },
  });
  if (!('output' in made)) throw new Error('the bare page is one build');
  return made.output.map((one) => ({
    fileName: one.fileName,
    content: one.type === 'chunk' ? one.code : one.source,
  }));
}
