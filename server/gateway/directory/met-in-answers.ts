import { amountOf, dateOf, idInPath, idOf, isRecord, partOf, textOf } from '../told-values';
import type { Met } from './remember';

/** What was read of the service: the operation's template, the path that was asked, and what the JSON of the answer tells. */
export type ReadAnswer = { template: string; path: string; told: unknown };

type Reader = (data: unknown, id: string | null) => Met[];

const readers: Record<string, Reader> = {
  '/branches': (data) =>
    rowsIn(data).flatMap((row): Met[] => {
      const id = idOf(row['id']);
      const name = textOf(row['name']);
      return id === null || name === null ? [] : [{ kind: 'branch', id, source: 'told', name }];
    }),

  '/hr/work-schedules/{id}': (data, id) => {
    const schedule = objectOf(data);
    const [name, code] = [textOf(schedule['name']), textOf(schedule['code'])];
    return id === null ? [] : [{ kind: 'schedule', id, source: 'told', name, code }];
  },

  /** Nothing of the customer: a sale is called by the number on its paper. */
  '/sales/{id}': (data, id) => {
    const sale = objectOf(data);
    if (id === null) return [];
    return [
      {
        kind: 'sale',
        id,
        source: 'told',
        name: textOf(sale['control_number']),
        code: textOf(sale['generation_code']),
        date: dateOf(textOf(sale['issue_time'])?.slice(0, 10)),
        amount: amountOf(partOf(sale, 'totals')['sale_total']),
      },
    ];
  },
};

/** Whether an answer to this operation can tell names. */
export function tellsNames(template: string): boolean {
  return Object.hasOwn(readers, template);
}

/** The records an answer names; none in one that says no, or that is not what the description shows. */
export function metInAnswer({ template, path, told: answer }: ReadAnswer): Met[] {
  if (isRecord(answer) && (answer['status'] === false || answer['success'] === false)) return [];
  const data = isRecord(answer) ? answer['data'] : answer;
  return readers[template]?.(data, idInPath(path)) ?? [];
}

/** The branches are a list without a documented envelope (API description, Endpoints). */
function rowsIn(data: unknown): Record<string, unknown>[] {
  const rows: unknown = isRecord(data) ? data['data'] : data;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

function objectOf(data: unknown): Record<string, unknown> {
  return isRecord(data) ? data : {};
}
