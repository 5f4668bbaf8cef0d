import { createListeners } from '@/domain/store';
import { partLost } from '@/api/core/part-lost';
import { isUnderWay } from '../whole-list/stoppable-reading';
import type { ExportName, ExportPlan } from './export-plan';
import type { Exporter, ExportState } from './exporter';

/** An exporter that is loaded with the first export, for most visits have none. */
export interface LazyExporter extends Omit<Exporter, 'start'> {
  /** What the export is called; null while there is none. */
  name: () => ExportName | null;
  /** Begins a list, whose plan may have to be loaded too. One that is under way goes on, and this one does not begin. */
  start: <Row>(name: ExportName, plan: ExportPlan<Row> | (() => Promise<ExportPlan<Row>>)) => void;
}

const idle: ExportState = { status: 'idle' };
const starting: ExportState = { status: 'running', done: 0, total: null, wanted: null };

export function lazyExporter(load: () => Promise<Exporter> = loadExporter): LazyExporter {
  const { subscribe, tell } = createListeners();
  let exporter: Exporter | null = null;
  /** Stands for the exporter's own state until it has the list. */
  let before: ExportState | null = idle;
  let name: ExportName | null = null;
  let asked = 0;

  const become = (state: ExportState) => {
    before = state;
    exporter?.dismiss();
    tell();
  };
  const state = () => before ?? exporter?.state() ?? idle;

  const begin = async <Row>(plan: ExportPlan<Row> | (() => Promise<ExportPlan<Row>>)) => {
    asked += 1;
    const wanted = asked;
    become(starting);
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
      before = null;
      exporter.start(ready);
    } catch {
      if (wanted === asked) become(notLoaded());
    }
  };

  const giveUp = (state: ExportState) => {
    asked += 1;
    become(state);
  };

  return {
    state,
    name: () => name,
    subscribe,
    start(called, plan) {
      if (isUnderWay(state())) return;
      name = called;
      void begin(plan);
    },
    resume: () => exporter?.resume(),
    cancel: () => giveUp({ status: 'cancelled' }),
    dismiss() {
      name = null;
      giveUp(idle);
    },
  };
}

async function loadExporter(): Promise<Exporter> {
  const { createExporter } = await import('./exporter');
  return createExporter();
}

function notLoaded(): ExportState {
  const { error } = partLost('export.load');
  return { status: 'failed', error, canResume: false, done: 0, total: null, wanted: null };
}
