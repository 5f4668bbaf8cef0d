import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { draftQueries } from '@/api/drafts/queries';
import type { DraftForm } from '@/api/drafts/schemas';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import classes from './drafts.module.css';

interface Props {
  form: DraftForm;
  /** The record that the form changes. */
  subject: string | undefined;
  /** One of them is being opened. */
  onFollowed: () => void;
}

/** On an empty form: what the same person left unsent in it. A failure is told where drafts are listed, not here. */
export function DraftOffer({ form, subject, onFollowed }: Props) {
  const { data } = useQuery(draftQueries.list({ form, subject }));
  const newest = data?.rows[0];
  if (data === undefined || newest === undefined) return null;
  const title = isolate(newest.title || m.drafts_untitled());
  return (
    <Notice
      tone="info"
      icon={<IconFileText size={16} />}
      actions={
        <div className={classes.actions}>
          <Link to="." search={{ draft: newest.id }} replace onClick={onFollowed}>
            {m.drafts_continue({ title })}
          </Link>
          <Link to="/drafts">{m.drafts_all()}</Link>
        </div>
      }
    >
      {m.drafts_offer({ count: data.total })}
    </Notice>
  );
}
