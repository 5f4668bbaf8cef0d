import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './tool-field.module.css';

interface Shared {
  label: string;
  /** The place says what the field is: the label is only spoken. */
  spoken?: boolean;
}

interface FieldProps extends Shared, ComponentPropsWithRef<'input'> {
  icon?: ReactNode;
  /** Why what stands in the field is not used; null while it is. */
  problem?: string | null;
  /** A word on what stands in the field, below it; null keeps its place. */
  note?: string | null;
}

/**
 * A field of a list's tools or of a panel. Plain elements: the inputs of the component library bring 4 kB into each first load
 * for what forms need and a filter does not.
 */
export function ToolField(props: FieldProps) {
  const { label, spoken, icon, problem = null, note, className, ...input } = props;
  const id = useId();
  const wordsId = useId();
  return (
    <Labelled id={id} label={label} spoken={spoken} className={className}>
      {icon === undefined ? null : <span className={classes.icon}>{icon}</span>}
      <input
        id={id}
        className={classes.control}
        aria-label={spoken ? label : undefined}
        data-icon={icon !== undefined || undefined}
        {...input}
        aria-invalid={problem !== null || undefined}
        aria-describedby={(problem ?? note) ? wordsId : undefined}
      />
      {problem !== null ? (
        <p id={wordsId} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : note === undefined ? null : (
        <p id={wordsId} className={classes.note}>
          {note}
        </p>
      )}
    </Labelled>
  );
}

/** A choice from a short list, as `ToolField` is a field; its options are the children. */
export function ToolSelect(props: Shared & ComponentPropsWithRef<'select'>) {
  const { label, spoken, className, children, ...select } = props;
  const id = useId();
  return (
    <Labelled id={id} label={label} spoken={spoken} className={className}>
      <select
        id={id}
        className={classes.control}
        aria-label={spoken ? label : undefined}
        data-choice
        {...select}
      >
        {children}
      </select>
      <IconChevronDown className={classes.chevron} size={16} aria-hidden />
    </Labelled>
  );
}

interface LabelledProps extends Shared {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

function Labelled({ id, label, spoken, className, children }: LabelledProps) {
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      {spoken ? null : (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={classes.frame}>{children}</div>
    </div>
  );
}
