import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

const number = (...groups: string[]) => groups.join('-');

/**
 * An employee of every world, first in the list, whose pay and numbers nobody else has: wherever they stand in what a run leaves
 * behind, something of ours put them there. Put together here, so that a copy of this file is no find.
 */
export const canary = {
  first_name: 'Canaria',
  last_name: 'Aabad',
  document_type: 'dui',
  document_number: number('97531864', '2'),
  tax_number: number('9412', '271891', '137', '5'),
  email: 'canaria@personal.example',
  phone: '59999999',
  type: 'full_time',
  job_title: 'Cajera',
  hire_date: '2021-02-03',
  salary: 9_180_273 + 0.64,
  is_active: true,
};

/** However they are grouped. */
const traces: Record<string, RegExp> = {
  salary: /9[^\d]{0,3}180[^\d]{0,3}273[^\d]{1,3}64(?!\d)/,
  'document number': /97531864-?2/,
  'tax number': /9412-?271891-?137-?5/,
};

/** What of the canary stands in a text or a file; what is packed is unpacked first. */
export function leaksIn(content: string | Buffer): string[] {
  const bytes = Buffer.from(content);
  const texts = [
    bytes.toString('latin1'),
    ...unpacked(bytes).map((part) => part.toString('latin1')),
  ];
  return Object.entries(traces)
    .filter(([, pattern]) => texts.some((text) => pattern.test(text)))
    .map(([name]) => name);
}

/** Traces of Playwright and spreadsheets are archives. */
function unpacked(bytes: Buffer): Buffer[] {
  try {
    if (bytes.readUInt16BE(0) === 0x1f8b) return [gunzipSync(bytes)];
    if (bytes.readUInt32BE(0) !== 0x504b0304) return [];
    return Object.values(unzipSync(bytes)).map((part) => Buffer.from(part));
  } catch {
    return [];
  }
}

/** What of the canary stands in a file or below a folder, each with its place. */
export function leaksBelow(place: string, except: readonly string[] = []): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory())
    return leaksIn(readFileSync(place)).map((name) => `${name} in ${place}`);
  return readdirSync(place)
    .filter((name) => !except.includes(name))
    .flatMap((name) => leaksBelow(path.join(place, name)));
}

/** What of the canary a browser keeps, or shows outside its pages: storage, address, history, title. */
export async function leaksOf(context: BrowserContext): Promise<string[]> {
  const pages = await Promise.all(context.pages().map(keptBy));
  const stored = await context.storageState({ indexedDB: true }).then(JSON.stringify, () => '');
  return leaksIn([...pages, stored].join('\n')).map((name) => `${name} in the browser`);
}

/** Nothing, of a page that crashed or may not store. */
const keptBy = (page: Page): Promise<string> =>
  page
    .evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        location.href,
        history.state,
        document.title,
      ]),
    )
    .catch(() => '');

/** What of the canary stands in the files that a context downloads. */
export function watchDownloads(context: BrowserContext) {
  const files: Promise<string[]>[] = [];
  const leaks = async (download: Download) => {
    const file = await download.path();
    return leaksIn(readFileSync(file)).map((name) => `${name} in a download`);
  };
  context.on('page', (page) =>
    // One that was given up left nothing.
    page.on('download', (download) => files.push(leaks(download).catch(() => []))),
  );
  return { leaks: async () => (await Promise.all(files)).flat() };
}
