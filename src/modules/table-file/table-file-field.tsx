import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { FileField } from '@/ui/form/file-field';
import { tableProblemInWords } from './table-problem-words';
import type { useTableFile } from './use-table-file';

interface Props {
  file: ReturnType<typeof useTableFile>;
  /** What choosing one does. */
  label?: string;
  /** What the file holds. */
  help: string;
  /** What was chosen is at work: no other is taken. */
  busy?: boolean;
}

/** Takes a file of a table; where it cannot be read, it says why. */
export function TableFileField({
  file,
  label = m.common_choose_file(),
  help,
  busy = false,
}: Props) {
  return (
    <>
      <FileField
        label={label}
        help={help}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        fileName={file.name}
        isReading={file.isReading}
        busy={busy}
        onChoose={file.choose}
      />
      {file.problem === null ? null : (
        <Notice tone="danger" urgent>
          {m.common_file_failed()} {tableProblemInWords(file.problem)}
        </Notice>
      )}
    </>
  );
}
