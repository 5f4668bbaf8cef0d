import { createColumnHelper } from '@tanstack/react-table';
import type { Attempt } from '@/api/attempts/schemas';
import { m } from '@/text/generated/messages';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
import {
  AmountCell,
  BranchCell,
  IntegrationCell,
  MomentCell,
  OperatorCell,
  OutcomeCell,
  ReferenceCell,
  WhatCell,
} from './attempt-cells';

const column = createColumnHelper<ListFeatures, Attempt>();

const looks = {
  what: { label: m.attempts_column_what, width: null, narrow: 'lead' },
  outcome: {
    label: m.attempts_column_outcome,
    width: { wide: 168, medium: 144 },
    narrow: 'mark',
  },
  at: { label: m.attempts_column_at, width: { wide: 136, medium: 140 }, narrow: 'detail' },
  operator: {
    label: m.attempts_column_operator,
    width: { wide: 148, medium: 0 },
    mediumUnder: 'at',
    narrow: 'detail',
  },
  integration: {
    label: m.attempts_column_integration,
    width: { wide: 140, medium: 110 },
    narrow: 'hidden',
  },
  branch: {
    label: m.attempts_column_branch,
    width: { wide: 168, medium: 0 },
    mediumUnder: 'what',
    narrow: 'hidden',
  },
  amount: {
    label: m.attempts_column_amount,
    width: { wide: 112, medium: 96 },
    align: 'end',
    narrow: 'aside',
  },
  reference: {
    label: m.attempts_column_reference,
    width: { wide: 140, medium: 110 },
    narrow: 'hidden',
  },
} satisfies Record<string, ColumnLook>;

const cells = {
  what: WhatCell,
  outcome: OutcomeCell,
  at: MomentCell,
  operator: OperatorCell,
  integration: IntegrationCell,
  branch: BranchCell,
  amount: AmountCell,
  reference: ReferenceCell,
};

export function columnName(id: string): string {
  return id in looks ? looks[id as keyof typeof looks].label() : id;
}

/** The columns of the journal, by the ids of `attemptList`. */
export const attemptColumns = column.columns(
  (Object.keys(looks) as (keyof typeof looks)[]).map((id) =>
    column.display({ id, cell: cells[id], meta: looks[id] }),
  ),
);
