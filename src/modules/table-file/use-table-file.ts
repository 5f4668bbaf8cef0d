import { useEffect, useRef, useState } from 'react';
import { tableLimits, type TableFile, type TableProblem, type TableReading } from './table-file';

/** A file of a table, read as it is chosen; another choice ends the reading before it. */
export function useTableFile(onRead: (table: TableFile, name: string) => void) {
  const [chosen, setChosen] = useState<{
    name: string;
    state: 'reading' | 'read' | TableProblem;
  } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const choose = async (picked: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { name } = picked;
    setChosen({ name, state: 'reading' });
    const read = await readTableFile(picked, own.signal);
    if (own.signal.aborted) return;
    setChosen({ name, state: 'problem' in read ? read.problem : 'read' });
    if ('table' in read) onRead(read.table, name);
  };
  const state = chosen?.state ?? null;
  return {
    name: chosen?.name ?? null,
    isReading: state === 'reading',
    problem: typeof state === 'string' ? null : state,
    choose: (picked: File) => void choose(picked),
  };
}

/**
 * Reads a file somebody chose. One that is too large is refused by what the browser knows of it, before any of it is read; a
 * reading that takes too long, or that nobody waits for any more, is ended with its worker.
 */
function readTableFile(file: File, signal: AbortSignal): Promise<TableReading> {
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
