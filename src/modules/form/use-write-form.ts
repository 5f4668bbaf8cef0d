import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { AttemptContext, Write } from '@/api/core/attempt';
import { useAttempt } from '../attempt/use-attempt';
import type { DeclaredForm } from './declare-form';
import { stagesOf } from './write-stages';

interface Beginning<Typed, Input, Around> {
  /** What the form knows besides what is typed. */
  around: Around;
  /** What stands in it at first; left out: nothing. */
  initial?: Typed;
  /** What the journal is told of it besides, such as the branch. */
  context?: (input: Input) => Omit<AttemptContext, 'form'>;
}

/** Left out by a form that knows nothing besides. */
type Given<Typed, Input, Around> = [Around] extends [void]
  ? [given?: Omit<Beginning<Typed, Input, Around>, 'around'>]
  : [given: Beginning<Typed, Input, Around>];

/** A declared form with its write. Whoever shows it decides whether what is typed is kept as a draft. */
export function useWriteForm<
  Typed extends FieldValues,
  Names extends string,
  Input,
  Around,
  Value,
  Sent,
>(
  of: DeclaredForm<Typed, Names, Input, Around, Write<Input, Value>, Sent>,
  ...[given]: Given<Typed, Input, Around>
) {
  // Only a form whose `Around` is nothing may leave it out.
  const { initial = of.empty, context, around } = (given ?? {}) as Beginning<Typed, Input, Around>;
  const resolver = useMemo(() => zodResolver(of.schema(around)), [of, around]);
  const form = useForm<Typed, unknown, Input>({
    resolver,
    defaultValues: initial as DefaultValues<Typed>,
    shouldFocusError: false,
  });
  const writing = useAttempt(of.write);
  const [round, setRound] = useState(0);
  /** Another one, with this in it. */
  const begin = (typed: Typed) => {
    form.reset(typed);
    setRound(round + 1);
    writing.edit();
  };
  return {
    of,
    form,
    needs: (typed: Typed) => of.needs(typed, around),
    writing,
    round,
    outcome: stagesOf(writing.state).outcome,
    begin,
    startOver: () => begin(of.empty),
    onReview: (input: Input, draft: Partial<AttemptContext>) =>
      writing.review(input, { form: of.name, ...context?.(input), ...draft }),
  };
}
