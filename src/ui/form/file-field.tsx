import { IconFileUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import classes from './file-field.module.css';

interface Props {
  /** What choosing does: the words of the button. */
  label: string;
  /** What a file may be and what happens with it. */
  help: ReactNode;
  /** As of an `input`; a dropped file may be of another kind, so whoever reads it checks. */
  accept: string;
  /** The name of the file in hand; null before one was chosen. */
  fileName: string | null;
  /** True from the choice until its content is known. */
  isReading?: boolean;
  /** What was chosen is at work: none is taken, and the focus stays. */
  busy?: boolean;
  /** Above fields that are filled in without a file, too: it takes no more room than its button. */
  slim?: boolean;
  /** Several may be taken at once. */
  multiple?: boolean;
  onChoose: (file: File, ...more: File[]) => void;
}

/** Takes a file, or several, chosen or dropped, and says which. */
export function FileField(props: Props) {
  const { label, help, accept, slim, onChoose, ...shown } = props;
  const { busy = false, multiple = false } = props;
  const inputId = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = ([file, ...more]: readonly File[]) => {
    if (file !== undefined) onChoose(file, ...(multiple ? more : []));
  };
  const drop = (event: DragEvent) => {
    // Whatever happens to it here, the browser must not open the file in place of the screen.
    event.preventDefault();
    setIsOver(false);
    if (!busy) choose([...event.dataTransfer.files]);
  };
  return (
    <div className={classes.field}>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-slim={slim}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!busy);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={inputId}
          className={classes.input}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (busy) event.preventDefault();
          }}
          aria-describedby={`${inputId}-help`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file, put right meanwhile, has to be a choice again.
            currentTarget.value = '';
            choose(files);
          }}
        />
        <label className={classes.pick} htmlFor={inputId}>
          <IconFileUpload size={16} aria-hidden />
          {label}
        </label>
        <small id={`${inputId}-help`} className={classes.help}>
          {help}
        </small>
      </div>
      <output className={classes.name}>{nameInWords(shown)}</output>
    </div>
  );
}

function nameInWords({ fileName, isReading }: Pick<Props, 'fileName' | 'isReading'>) {
  if (fileName === null) return null;
  const file = isolate(fileName);
  return isReading ? m.common_file_reading({ file }) : m.common_file_name({ file });
}
