import { businessDateAt, businessZone } from '@/domain/business-date';
import { formatClock } from '@/text/format';
import type { ExportAbout, ExportFormat } from './export-plan';

const wordLimit = 40;

/** `lotes-central-2026-11-23-1042.csv`: letters, digits and hyphens only, which every file system takes. */
export function fileName(
  { title, branch }: ExportAbout,
  writtenAt: Date,
  format: ExportFormat,
): string {
  const time = formatClock(writtenAt.getTime(), businessZone).replace(':', '');
  const words = [title, branch].map(slug).filter((word) => word !== '');
  return `${[...words, businessDateAt(writtenAt), time].join('-')}.${format}`;
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, wordLimit)
    .replace(/^-+|-+$/g, '');
}
