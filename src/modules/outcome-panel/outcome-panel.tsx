import { writes } from '@/api/attempts/names';
import type { Settlement } from '@/api/attempts/schemas';
import type { FormErrors } from '@/api/core/field-errors';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { EndedWrite } from '../attempt/write-state';
import { RefusedFields } from '../error-panel/refused-fields';
import { SimilarPanel } from './similar-panel';
import { StoppedPanel } from './stopped-panel';
import { SettledPanel } from './unknown-panel';
import { UnknownOfForm } from './unknown-of-form';

export interface OutcomeMoves {
  resend: () => void;
  confirmSimilar: (reason?: string) => void;
  /** Back to what was typed. */
  edit: () => void;
  /** To an empty form. */
  startOver: () => void;
  /** Notes what a person found; rejects when it could not be noted. */
  settle: (settlement: Settlement) => Promise<unknown>;
  /** Where what may have been stored can be read: looks for it first, and offers the given form for a person's finding after that. */
  renderLookUp?: (settleForm: ReactNode) => ReactNode;
}

interface Props {
  outcome: Exclude<EndedWrite<unknown>, { kind: 'applied' }>;
  moves: OutcomeMoves;
  /** Messages of the service no field was found for. */
  others: FormErrors['others'];
  /** What the form calls a value, by the service's name of it. */
  inWords: (field: string) => string | null;
  /** Fields say it too and have the focus. */
  quiet: boolean;
  /** What is typed is not what was sent any more. */
  isChanged: boolean;
  /** Something is read first: nothing is sent again meanwhile. */
  isHeld: boolean;
}

/** What a write came to when it was not simply applied, and the only steps that are safe. */
export function OutcomePanel(props: Props) {
  const { outcome, moves, others, inWords, quiet, isChanged, isHeld } = props;
  const { name } = outcome.attempt.operation;
  const { form } = outcome.attempt.context;
  switch (outcome.kind) {
    case 'refused':
    case 'not-sent':
    case 'paused':
      return (
        <StoppedPanel
          result={outcome}
          operation={name}
          form={form}
          onResend={moves.resend}
          quiet={quiet}
          isChanged={isChanged}
          isHeld={isHeld}
        >
          <RefusedFields
            fields={Object.fromEntries(others.map(({ field, messages }) => [field, messages]))}
            inWords={inWords}
          />
        </StoppedPanel>
      );
    case 'similar':
      return <SimilarPanel result={outcome} onConfirm={moves.confirmSimilar} onStop={moves.edit} />;
    case 'unknown':
      return outcome.settled === null ? (
        <UnknownOfForm
          attemptId={outcome.attempt.id}
          operation={name}
          form={form}
          sentAt={outcome.sentAt}
          reference={outcome.error.requestId}
          error={outcome.error}
          onResend={writes[name].isIdempotent ? moves.resend : null}
          onSettle={moves.settle}
          {...(moves.renderLookUp && { renderLookUp: moves.renderLookUp })}
        />
      ) : (
        <SettledPanel
          operation={name}
          form={form}
          settled={outcome.settled}
          actions={
            outcome.settled.verdict === 'applied' ? (
              <Button size="xs" variant="default" onClick={moves.startOver}>
                {m.outcome_start_over()}
              </Button>
            ) : (
              <Button size="xs" variant="default" onClick={moves.edit}>
                {m.outcome_again()}
              </Button>
            )
          }
        />
      );
  }
}
