import { IconCircleX, IconLock } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import type { ApiError, FieldErrors } from '@/api/core/errors';
import { CopyPermissionRequest, MissingPermission } from '@/modules/error-panel/missing-permission';
import { RefusedFields } from '@/modules/error-panel/refused-fields';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { ServiceWords } from '@/modules/outcome-panel/service-words';
import { m } from '@/text/generated/messages';
import { useFormWords } from './form-words';

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
      icon={isLocked ? <IconLock size={20} /> : <IconCircleX size={20} />}
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
