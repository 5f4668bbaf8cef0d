import { decimalText } from '@/domain/decimal-text';

/** Something the service finds wrong with a schedule; `text` is never empty. */
export interface ScheduleWarning {
  text: string;
  code: string | null;
}

const textFields = ['message', 'text', 'description', 'warning', 'detail', 'title', 'name'];

/** Reads a list of warnings whose shape is not documented (API description, Work schedule): none is ever swallowed. */
export function readWarnings(value: unknown): ScheduleWarning[] {
  if (Array.isArray(value)) return value.flatMap(readWarnings);
  const text = textOf(value);
  if (text !== null) return [{ text, code: null }];
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  if (fields.size === 0) return [];
  const code = textOf(fields.get('code'));
  const told = textFields.map((name) => textOf(fields.get(name))).find((found) => found !== null);
  return [{ text: told ?? code ?? JSON.stringify(value), code }];
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
