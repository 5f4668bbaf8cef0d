import type { DteType } from '@/domain/dte/document';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import type { FileProblem } from './read-document-file';

/** What the authority calls each document (catalog CAT-002). */
const typeWords: Readonly<Record<string, () => string>> = {
  '01': m.dte_type_01,
  '03': m.dte_type_03,
  '04': m.dte_type_04,
  '05': m.dte_type_05,
  '06': m.dte_type_06,
  '07': m.dte_type_07,
  '08': m.dte_type_08,
  '09': m.dte_type_09,
  '11': m.dte_type_11,
  '14': m.dte_type_14,
  '15': m.dte_type_15,
} satisfies Record<DteType, () => string> & Record<string, () => string>;

export const typeInWords = (type: string): string =>
  typeWords[type]?.() ?? m.dte_type_other({ type: isolate(type) });

/** Why a file fills in nothing, and what to do. */
export function problemInWords(problem: FileProblem): string {
  switch (problem.kind) {
    case 'empty':
      return m.dte_empty();
    case 'not-json':
      // Programs write a file on one line: its number says nothing.
      return problem.line === null || problem.line === 1
        ? m.dte_not_json()
        : m.dte_not_json_line({ line: formatQuantity(problem.line) });
    case 'other-file':
      return m.dte_other_file();
    case 'several':
      return m.dte_several({ count: formatQuantity(problem.count) });
    case 'not-document':
      return m.dte_not_document();
    case 'only-answer':
      return m.dte_only_answer();
    case 'other-type':
      return m.dte_other_type({ type: typeInWords(problem.type) });
    case 'incomplete':
      return incompleteInWords(problem.path);
    case 'too-many-lines':
      return m.dte_too_many_lines({ most: formatQuantity(problem.most) });
    case 'too-large':
      return m.dte_too_large({ most: `${problem.mostBytes / 1024 / 1024} MB` });
    case 'unreadable':
      return m.dte_unreadable();
  }
}

/** Lines are counted from 1 by people. */
function incompleteInWords(path: string): string {
  const [, index] = /^cuerpoDocumento\.(\d+)/.exec(path) ?? [];
  return index === undefined
    ? m.dte_incomplete({ path: isolate(path) })
    : m.dte_incomplete_line({ line: formatQuantity(Number(index) + 1) });
}

/** What is odd about a document, and stops nobody. */
const warningWords: Readonly<Record<string, () => string>> = {
  'no-seal': m.dte_no_seal,
  'no-receiver': m.dte_no_receiver,
  'line-differs': m.dte_line_differs,
  'totals-differ': m.dte_totals_differ,
  'no-date': m.dte_no_date,
  'no-term': m.dte_no_term,
  'other-terms': m.dte_other_terms,
  contingency: m.dte_contingency,
  encoding: m.dte_encoding,
};

export const warningsInWords = (warnings: readonly string[]): string[] =>
  warnings.flatMap((warning) => warningWords[warning]?.() ?? []);
