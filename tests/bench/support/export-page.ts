import type { Page } from '@/api/core/paging';
import { createExporter } from '@/modules/export/exporter';
import type { ExportColumn, ExportFormat } from '@/modules/export/export-plan';
import { testWords } from '@/modules/export/test-lists';

/** What runs in the browser while an export is measured. */

interface Lot {
  id: string;
  product: string;
  sku: string;
  lot: string;
  expires: string;
  days: number;
  quantity: number;
  available: number;
  cost: string;
  expired: boolean;
}

export interface Measured {
  ms: number;
  /** Script memory at its highest over what it was before, garbage included. */
  peakBytes: number;
  fileBytes: number;
}

const perPage = 200;

const columns: ExportColumn<Lot>[] = [
  { heading: 'Producto', kind: 'text', value: (row) => row.product },
  { heading: 'Código', kind: 'code', value: (row) => row.sku },
  { heading: 'Lote', kind: 'code', value: (row) => row.lot },
  { heading: 'Vence', kind: 'date', value: (row) => row.expires },
  { heading: 'Faltan', kind: 'integer', value: (row) => row.days },
  { heading: 'Cantidad', kind: 'decimal', value: (row) => row.quantity },
  { heading: 'Disponible', kind: 'decimal', value: (row) => row.available },
  { heading: 'Costo', kind: 'decimal', value: (row) => row.cost },
  { heading: 'Vencido', kind: 'boolean', value: (row) => row.expired },
];

/** Rows as they come out of an answer: new objects and new texts on every page. */
function pageOf(page: number, total: number): Page<Lot> {
  const count = Math.min(perPage, total - (page - 1) * perPage);
  const body = JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const number = (page - 1) * perPage + index;
      return {
        id: `0190b8a4-7c11-7e51-9b4e-${String(number).padStart(12, '0')}`,
        product: `Leche entera UHT ${number % 800} 1 L caja de cartón`,
        sku: String(7_411_001_000_000 + (number % 800)),
        lot: `L-${number}`,
        expires: `2027-0${1 + (number % 9)}-1${number % 10}`,
        days: number % 365,
        quantity: number % 1000,
        available: (number % 1000) / 4,
        cost: `${number % 90}.${10 + (number % 90)}`,
        expired: number % 7 === 0,
      };
    }),
  );
  const rows = JSON.parse(body) as Lot[];
  const lastPage = Math.ceil(total / perPage);
  return { rows, dropped: 0, pagination: { page, perPage, total, lastPage } };
}

/** Chromium alone tells this, and exactly only when started for it. */
function scriptBytes(): number {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? Number.NaN;
}

function measure(format: ExportFormat, total: number): Promise<Measured> {
  const exporter = createExporter();
  const before = scriptBytes();
  const began = performance.now();
  let highest = before;
  return new Promise((resolve, reject) => {
    exporter.subscribe(() => {
      const state = exporter.state();
      if (state.status === 'failed') reject(new Error(state.error.kind));
      if (state.status !== 'done') return;
      resolve({
        ms: performance.now() - began,
        peakBytes: highest - before,
        fileBytes: state.blob.size,
      });
    });
    exporter.start<Lot>({
      fetchPage: async (page) => {
        // A request always gives the page time to breathe.
        await new Promise((next) => setTimeout(next, 0));
        const answer = pageOf(page, total);
        highest = Math.max(highest, scriptBytes());
        return answer;
      },
      rowId: (row) => row.id,
      columns,
      about: { title: 'Lotes', branch: 'Central', filter: 'todos', operator: 'Bench' },
      words: testWords,
      format,
    });
  });
}

Object.assign(globalThis, { measure });
