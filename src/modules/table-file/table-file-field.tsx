import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { FileField } from '@/ui/form/file-field';
import { tableProblemInWords } from './table-problem-words';
import type { useTableFile } from './use-table-file';

interface Props {
  file: ReturnType<typeof useTableFile>;
  /** What the file holds. */
  help: string;
}

/** Takes a file of a table; where it cannot be read, it says why. */
export function TableFileField({ file, help }: Props) {
  return (
    <>
      <FileField
        label={m.common_choose_file()}
        help={help}
        accept=".csv,.txt,.tsv,.xlsx"
        fileName={file.name}
        isReading={file.isReading}
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
