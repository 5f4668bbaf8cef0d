import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ExportState } from './exporter';
import { lazyExporter, type LazyExporter } from './lazy-exporter';

export interface ListExport extends Pick<LazyExporter, 'start' | 'resume' | 'cancel' | 'dismiss'> {
  state: ExportState;
  /** Where the focus goes when there is nothing left to show. */
  menuButton: RefObject<HTMLButtonElement | null>;
}

/** The export of one screen; leaving the screen gives it up. */
export function useExport(): ListExport {
  const [exporter] = useState(() => lazyExporter());
  const state = useSyncExternalStore(exporter.subscribe, exporter.state, exporter.state);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => exporter.dismiss, [exporter]);
  return { ...exporter, state, menuButton };
}
