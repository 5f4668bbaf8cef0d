import { useEffect, useRef, useState } from 'react';
import { readTableFile } from './read-table-file';
import type { TableFile, TableProblem } from './table-file';

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
