import type { LineProblem } from '@/api/attempts/file';
import { m } from '@/text/generated/messages';

const words: Record<LineProblem, () => string> = {
  'not-json': m.attempts_line_not_json,
  'not-an-entry': m.attempts_line_not_an_entry,
  'unknown-write': m.attempts_line_unknown_write,
  'bad-body': m.attempts_line_bad_body,
  'in-the-future': m.attempts_line_in_the_future,
  'other-area': m.attempts_line_other_area,
  'id-taken': m.attempts_line_id_taken,
  repeated: m.attempts_line_repeated,
};

/** Why a line of a journal's file stays out. */
export function lineProblemInWords(problem: LineProblem, field: string | undefined): string {
  const said = words[problem]();
  return field === undefined || field === '' ? said : `${said} (${field})`;
}
