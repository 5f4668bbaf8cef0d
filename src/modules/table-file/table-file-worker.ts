import { readTable } from './read-table';
import { tableLimits, type TableReading } from './table-file';

/** Reads files beside the page, so that a large one stops nobody from working. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answer(data);
});

async function answer(file: Blob): Promise<void> {
  let reading: TableReading;
  try {
    reading = readTable(new Uint8Array(await file.arrayBuffer()), tableLimits);
  } catch {
    reading = { problem: { kind: 'unreadable' } };
  }
  globalThis.postMessage(reading);
}
