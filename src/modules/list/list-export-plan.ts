import { gatewayTimeAt } from '@/api/core/gateway-clock';
import { m } from '@/text/generated/messages';
import type { ExportColumn, ExportFormat, ExportPlan, ExportScope } from '../export/export-plan';
import { exportWords } from '../export/export-words';
import type { AnyFilters, FileCell, FileOfList, ListColumn } from './list-declaration';
import { localPages } from './listing';

interface Asked<Row> {
  format: ExportFormat;
  scope: ExportScope;
  /** The rows of the file; null where they have to be read. */
  rows: readonly Row[] | null;
  /** Those rows are chosen ones, not all of the filter. */
  chosen: boolean;
  operator: string;
}

/** A list as the file it becomes, fixed when it is asked for. */
export function listExportPlan<Row>(list: FileOfList<Row>, asked: Asked<Row>): ExportPlan<Row> {
  const { words, file, row } = list;
  const { format, rows, operator } = asked;
  const pages = rows === null ? file.pages?.() : undefined;
  const readAt = pages ? file.readAt : list.readAt;
  return {
    ...(pages ?? localPages(rows ?? [], row.id)),
    // Rows that are being read have no time yet.
    ...(readAt && { readAt: gatewayTimeAt(readAt) }),
    ...(pages && file.isWanted && { isWanted: file.isWanted }),
    columns: columnsOfFile(list, asked.scope),
    about: {
      title: file.name?.() ?? words.title,
      branch: file.of,
      filter: filterOf(list, asked),
      operator,
    },
    words: exportWords(),
    format,
  };
}

function columnsOfFile<Row>(
  { columns, file, shown, at }: FileOfList<Row>,
  scope: ExportScope,
): ExportColumn<Row>[] {
  if (file.columns) return file.columns.map((cell) => headed(cell, cell.heading));
  const ids = scope === 'shown' ? shown : at.address.ids;
  const chosen = ids.flatMap((id) => cellsOf(columns[id]));
  const unseen = scope === 'shown' ? [] : (file.unseen ?? []);
  return [...chosen, ...unseen.map((cell) => headed(cell, cell.heading))];
}

function cellsOf<Row>(column: ListColumn<Row> | undefined): ExportColumn<Row>[] {
  if (column?.file === undefined) return [];
  const cells: readonly FileCell<Row>[] = 'kind' in column.file ? [column.file] : column.file;
  return cells.map((cell) => headed(cell, cell.heading ?? column.label));
}

function headed<Row>(cell: FileCell<Row>, heading: () => string): ExportColumn<Row> {
  return { ...cell, heading: heading() };
}

/** The filter as a sentence for somebody who does not see the screen. */
function filterOf<Row>(list: FileOfList<Row>, { rows, chosen }: Asked<Row>): string {
  const { file, filters = {}, at } = list;
  const filter = file.filter?.() ?? filtersInWords(filters, at.narrowing, file.unfiltered);
  if (!chosen || rows === null || file.chosen === undefined) return filter;
  return `${file.chosen(rows.length)} ${filter}`;
}

/** Every filter that narrows, as "label: value". */
export function filtersInWords(
  filters: AnyFilters,
  values: object,
  unfiltered: () => string = m.lists_no_filter,
): string {
  const said = Object.entries(filters).flatMap(([name, { label, words }]) => {
    const value = (values as Record<string, unknown>)[name];
    if (value === null || value === undefined || value === '' || value === false) return [];
    if (value === true) return [label()];
    return [`${label()}: ${words?.(value, values) ?? JSON.stringify(value)}`];
  });
  return said.length === 0 ? unfiltered() : said.join('; ');
}
