import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { AttemptContext } from '@/api/core/attempt';
import { useAttempt } from '../attempt/use-attempt';
import type { DeclaredForm } from './declare-form';
import { stagesOf } from './write-stages';

interface Beginning<Typed, Input> {
  /** What stands in it at first; left out: nothing. */
  initial?: Typed;
  /** What the journal is told of it besides, such as the branch. */
  context?: (input: Input) => Omit<AttemptContext, 'form'>;
}

/** A declared form with its write. Whoever shows it decides whether what is typed is kept as a draft. */
export function useWriteForm<Typed extends FieldValues, Names extends string, Input, Value>(
  of: DeclaredForm<Typed, Names, Input, Value>,
  { initial = of.empty, context }: Beginning<Typed, Input> = {},
) {
  const form = useForm<Typed, unknown, Input>({
    resolver: zodResolver(of.schema),
    defaultValues: initial as DefaultValues<Typed>,
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
    writing,
    round,
    outcome: stagesOf(writing.state).outcome,
    begin,
    startOver: () => begin(of.empty),
    onReview: (input: Input, draft: Partial<AttemptContext>) =>
      writing.review(input, { form: of.name, ...context?.(input), ...draft }),
  };
}
