import { Link } from '@tanstack/react-router';
import type { DraftSummary } from '@/api/drafts/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { formOfDraft } from '@/modules/journal/write-words';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { CutText } from '@/ui/layout/cut-text';
import small from '@/ui/table/small-table.module.css';
import { ageOf, sizeOf, titleOf } from './draft-words';
import classes from './drafts.module.css';

interface Props {
  rows: readonly DraftSummary[];
  /** The gateway's clock when they were read. */
  now: number;
  isBusy: boolean;
  onDiscard: (id: string) => void;
}

/** Drafts, the newest first. */
export function DraftTable({ rows, now, isBusy, onDiscard }: Props) {
  return (
    <table className={`${small.table} ${classes.table}`} aria-label={m.drafts_title()}>
      <thead>
        <tr>
          <th scope="col">{m.drafts_what()}</th>
          <th scope="col">{m.drafts_branch()}</th>
          <th scope="col">{m.drafts_age()}</th>
          <th scope="col">{m.drafts_size()}</th>
          <th scope="col">{m.drafts_actions()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((draft) => (
          <tr key={draft.id} data-draft={draft.id}>
            <th scope="row">
              <DraftLink draft={draft} />
              <span className={classes.form}>{formOfDraft(draft).name()}</span>
              {draft.sent ? (
                <span className={classes.form}>{sentInWords(draft.sent.outcome)}</span>
              ) : null}
            </th>
            <td className={classes.branch}>
              <CutText>{draft.branchName ?? m.drafts_whole_business()}</CutText>
            </td>
            <td className={classes.age}>
              {ageOf(draft, now)}
              <span className={classes.moment}>{formatMoment(Date.parse(draft.savedAt))}</span>
            </td>
            <td className={classes.size}>{sizeOf(draft)}</td>
            <td className={classes.actions}>
              <Button
                size="compact-sm"
                variant="default"
                busy={isBusy}
                aria-label={m.drafts_discard_one({ title: titleOf(draft) })}
                onClick={() => onDiscard(draft.id)}
              >
                {m.drafts_discard_short()}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sentInWords(outcome: NonNullable<DraftSummary['sent']>['outcome']): string {
  return outcome === 'unknown' ? m.drafts_sent_unknown() : m.drafts_sent_earlier();
}

function DraftLink({ draft }: { draft: DraftSummary }) {
  return (
    <Link {...formOfDraft(draft).opens(draft)}>
      <CutText>{titleOf(draft)}</CutText>
    </Link>
  );
}
