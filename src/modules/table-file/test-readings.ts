import { strToU8 } from 'fflate';
import { tableLimits, type TableCell, type TableReading } from './table-file';
import { readTable } from './read-table';

/** Only for tests: readings within limits that a test can reach. */

export const limits = { ...tableLimits, rows: 50, columns: 10 };
export const read = (bytes: Uint8Array) => readTable(bytes, limits);
export const readText = (text: string) => read(strToU8(text));

export const tableOf = (reading: TableReading) => {
  if ('problem' in reading) throw new Error(reading.problem.kind);
  return reading.table;
};
export const textsOf = (reading: TableReading) =>
  tableOf(reading).rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
export const problemOf = (reading: TableReading) => ('problem' in reading ? reading.problem : null);
export const text = (value: string): TableCell => ({ kind: 'text', text: value });
