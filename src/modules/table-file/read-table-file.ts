import { tableLimits, type TableReading } from './table-file';

/**
 * Reads a file somebody chose. One that is too large is refused by what the browser knows of it, before any of it is read; a
 * reading that takes too long, or that nobody waits for any more, is ended with its worker.
 */
export function readTableFile(file: File, signal: AbortSignal): Promise<TableReading> {
  if (file.size > tableLimits.bytes) {
    return Promise.resolve({ problem: { kind: 'too-large', mostBytes: tableLimits.bytes } });
  }
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./table-file-worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (reading: TableReading) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(
      () => end({ problem: { kind: 'too-slow' } }),
      tableLimits.milliseconds,
    );
    worker.addEventListener('message', ({ data }: MessageEvent<TableReading>) => end(data));
    worker.addEventListener('error', () => end({ problem: { kind: 'unreadable' } }));
    signal.addEventListener('abort', () => end({ problem: { kind: 'unreadable' } }));
    worker.postMessage(file);
  });
}
