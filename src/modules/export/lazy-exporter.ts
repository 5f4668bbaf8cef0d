import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import type { ExportPlan } from './export-plan';
import type { Exporter, ExportState } from './exporter';

/** An exporter that is loaded with the first export, for most visits to a list have none. */
export interface LazyExporter extends Omit<Exporter, 'start'> {
  /** Begins a list; an export under way is given up. The plan may have to be loaded too. */
  start: <Row>(plan: ExportPlan<Row> | (() => Promise<ExportPlan<Row>>)) => void;
}

const idle: ExportState = { status: 'idle' };

export function lazyExporter(load: () => Promise<Exporter> = loadExporter): LazyExporter {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let exporter: Exporter | null = null;
  let before: ExportState = idle;
  let asked = 0;

  const begin = async <Row>(plan: ExportPlan<Row> | (() => Promise<ExportPlan<Row>>)) => {
    asked += 1;
    const wanted = asked;
    try {
      const [loaded, ready] = await Promise.all([
        exporter ?? load(),
        typeof plan === 'function' ? plan() : plan,
      ]);
      if (wanted !== asked) return;
      if (exporter === null) {
        exporter = loaded;
        exporter.subscribe(tell);
      }
      exporter.start(ready);
    } catch {
      if (wanted !== asked) return;
      before = notLoaded();
      tell();
    }
  };

  return {
    state: () => exporter?.state() ?? before,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (plan) => void begin(plan),
    resume: () => exporter?.resume(),
    cancel: () => exporter?.cancel(),
    dismiss() {
      asked += 1;
      before = idle;
      if (exporter === null) tell();
      else exporter.dismiss();
    },
  };
}

async function loadExporter(): Promise<Exporter> {
  const { createExporter } = await import('./exporter');
  return createExporter();
}

/** A part of the program that does not arrive is a lost connection to the person who waits for it. */
function notLoaded(): ExportState {
  const facts = factsWithoutAnswer('export.load', 'not-sent', new Date());
  const { error } = new ApiFailure({ ...facts, kind: 'network' });
  return { status: 'failed', error, canResume: false, done: 0, total: null };
}
