import type { Attempt } from '@/api/attempts/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { outcomeOf, subjectOf } from '@/modules/journal/attempt-words';
import { integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText } from '@/ui/layout/cut-text';
import { useRowAnchor } from '@/ui/table/roving-rows';
import { useRowLink } from '@/ui/table/row-links';
import { amountInWords } from './attempt-facts';
import classes from './attempts.module.css';

interface CellProps {
  row: { original: Attempt };
}

/** What was asked for; following it shows the attempt. */
export function WhatCell({ row: { original } }: CellProps) {
  const anchor = useRowAnchor(original.id);
  const link = useRowLink(original.id);
  return (
    <a className={classes.what} {...link} {...anchor}>
      <CutText>{subjectOf(original)}</CutText>
    </a>
  );
}

export function OutcomeCell({ row: { original } }: CellProps) {
  const { tone, word } = outcomeOf(original);
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {original.imported ? (
        <span className={classes.mark}> {m.attempts_imported_mark()}</span>
      ) : null}
    </>
  );
}

export function MomentCell({ row: { original } }: CellProps) {
  return formatMoment(Date.parse(original.recordedAt));
}

export function OperatorCell({ row: { original } }: CellProps) {
  return <CutText>{original.operator}</CutText>;
}

export function IntegrationCell({ row: { original } }: CellProps) {
  return <CutText>{integrationInWords(original.integration)}</CutText>;
}

export function BranchCell({ row: { original } }: CellProps) {
  const { branchName } = original.context;
  return branchName === undefined ? (
    <CutText quiet>{m.attempts_whole_business()}</CutText>
  ) : (
    <CutText>{branchName}</CutText>
  );
}

export function AmountCell({ row: { original } }: CellProps) {
  const words = amountInWords(original);
  return original.facts.amount === null && words !== null ? (
    <span className={classes.none}>{words}</span>
  ) : (
    words
  );
}

export function ReferenceCell({ row: { original } }: CellProps) {
  const requestId = original.sends.at(-1)?.requestId;
  return requestId === undefined ? (
    <CutText quiet>{m.attempts_never_sent()}</CutText>
  ) : (
    <CutText>{requestId}</CutText>
  );
}
