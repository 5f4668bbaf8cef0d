import { IconCircleX, IconLock } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import type { ApiError, FieldErrors } from '@/api/core/errors';
import { CopyPermissionRequest, MissingPermission } from '@/modules/error-panel/missing-permission';
import { RefusedFields } from '@/modules/error-panel/refused-fields';
import { fieldInWords, type FormRefusals } from '@/modules/form/service-refusals';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { ServiceWords } from '@/modules/outcome-panel/service-words';
import { m } from '@/text/generated/messages';
import { useFormsOf } from './forms-of';

interface Props {
  operation: WriteOperation;
  /** What the service's answer says; null where its words are not to be shown. */
  error: ApiError | null;
  /** The way on, or why there is none. */
  children: ReactNode;
  actions: ReactNode;
  focusRef?: Ref<HTMLElement>;
}

/** The service said no: to which values, for want of what, and in its own words. */
export function RefusedAttempt({ operation, error, children, actions, ...focus }: Props) {
  const isLocked = error?.kind === 'forbidden' || error?.kind === 'unauthorized';
  return (
    <OutcomeFrame
      tone={isLocked ? 'warn' : 'danger'}
      icon={isLocked ? IconLock : IconCircleX}
      title={((error && titles[error.kind]) ?? m.attempts_rejected_title)()}
      {...focus}
      actions={
        <>
          {actions}
          {error?.kind === 'forbidden' ? <CopyPermissionRequest error={error} /> : null}
        </>
      }
    >
      <p>{m.attempts_rejected_body()}</p>
      {error?.kind === 'forbidden' ? <MissingPermission error={error} /> : null}
      {error?.kind === 'validation' ? (
        <RefusedValues fields={error.fields} operation={operation} />
      ) : null}
      {children}
      {error === null ? null : <ServiceWords error={error} />}
    </OutcomeFrame>
  );
}

/** They wait for their words: two names for one value, one after the other, would be read as two. */
function RefusedValues(props: { fields: FieldErrors; operation: WriteOperation }) {
  const inWords = useFormWords(props.operation);
  return inWords && <RefusedFields fields={props.fields} inWords={inWords} />;
}

const titles: Partial<Record<ApiError['kind'], () => string>> = {
  forbidden: m.outcome_forbidden_title,
  unauthorized: m.outcome_unauthorized_title,
  validation: m.outcome_refused_title,
  conflict: m.outcome_refused_conflict,
  'not-found': m.outcome_refused_missing,
};

/** What a form calls a value that the service names so; null for one it has no name for. */
type ValueWords = (field: string) => string | null;

const noWords: ValueWords = () => null;

function firstWords(forms: readonly FormRefusals[], field: string): string | null {
  return forms.map((form) => fieldInWords(field, form)).find((words) => words !== null) ?? null;
}

/** How the forms of an operation call its values; null while they are not loaded, which they are once a refusal is told. */
function useFormWords(operation: WriteOperation): ValueWords | null {
  const loadForms = useFormsOf(operation);
  const [words, setWords] = useState<ValueWords | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without them the service's own names stand there, which are better than nothing.
    void loadForms()
      .then(
        (forms): ValueWords =>
          (field) =>
            firstWords(forms, field),
      )
      .catch(() => noWords)
      .then((loaded) => {
        if (!isGone) setWords(() => loaded);
      });
    return () => {
      isGone = true;
    };
  }, [loadForms]);
  return words;
}
