import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { useStartOfAny } from '@/modules/draft-start/use-draft-start';
import type { FormStart } from '@/modules/form/declare-form';
import { formOfDraft } from '@/modules/journal/write-words';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { useFormsOf } from './forms-of';

/** Whether it makes something new, in a form that knows what of it carries over. A product is copied from the product itself. */
const isOffered: Record<WriteOperation, boolean> = {
  'entry-types.create': true,
  'products.create': false,
  'products.update': false,
  'expenses.create': true,
  'providers.create': true,
  'schedule-assignments.delete': false,
  'payments.apply': true,
};

/** While nobody knows what became of it, the way on is to find that out, and not to begin another one. */
const isEnded = ({ state, unresolved }: AttemptDetail) =>
  state !== 'recorded' && state !== 'sending' && !unresolved;

/** Another one begins with what carries over of this one, as a draft of whoever asks for it. */
export function StartFrom({ attempt }: { attempt: AttemptDetail }) {
  return isOffered[attempt.operation] && isEnded(attempt) ? <Start attempt={attempt} /> : null;
}

function Start({ attempt: { operation, bodyText, context, facts } }: { attempt: AttemptDetail }) {
  const navigate = useNavigate();
  const loadForms = useFormsOf(operation);
  const { keep } = useStartOfAny();
  const [state, setState] = useState<'idle' | 'under-way' | 'failed'>('idle');
  const branchId = context.branchId ?? facts.branchId;
  const branch = branchId === null ? null : { id: branchId, name: context.branchName ?? null };
  const begin = async (start: FormStart) => {
    const draft = await keep({ ...start, branch });
    if (draft === null) setState('failed');
    else await navigate(formOfDraft(start).opens({ id: draft, branchId, subjectId: null }));
  };
  const go = () => {
    setState('under-way');
    loadForms()
      .then((forms) => forms.map((form) => form.startFrom(bodyText)).find((one) => one !== null))
      .then((start) => (start === undefined ? setState('failed') : begin(start)))
      .catch(() => setState('failed'));
  };
  return (
    <>
      <p>
        <Button size="xs" variant="default" busy={state === 'under-way'} onClick={go}>
          {m.attempts_start_from()}
        </Button>
      </p>
      {state === 'failed' ? (
        <Notice tone="warn" urgent>
          {m.attempts_start_failed()}
        </Notice>
      ) : null}
    </>
  );
}
