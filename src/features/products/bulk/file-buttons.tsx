import type { Icon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { saveFile } from '@/modules/export/save-file';
import type { ExportFormat } from '@/modules/export/export-plan';
import { loadPart } from '@/api/core/part-lost';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './bulk.module.css';
import type { FileLine } from './template-file';

interface Props {
  /** What the file is called, without its ending. */
  name: string;
  /** Reads or makes the lines when a file is asked for. */
  lines: () => readonly FileLine[] | Promise<readonly FileLine[]>;
  /** What they are, with its article, should they not come. */
  subject: string;
  icon?: Icon | undefined;
}

/** The same lines in either format. What writes them is loaded with the first file, for most visits want none. */
export function FileButtons({ name, lines, subject, icon }: Props) {
  const writing = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { writeFile } = await loadPart('export.load', () => import('./write-file'));
      return writeFile(await lines(), name, format);
    },
  });
  return (
    <>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="xs"
          variant="default"
          busy={writing.isPending}
          icon={icon}
          onClick={() => writing.mutate(format, { onSuccess: saveFile })}
        >
          {format === 'xlsx' ? m.bulk_template_xlsx() : m.bulk_template_csv()}
        </Button>
      ))}
      {writing.isError ? (
        <p className={classes.wrong} role="alert">
          {describeReadError(asApiError(writing.error), subject).body}
        </p>
      ) : null}
    </>
  );
}
