import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatMoment } from '@/modules/business-day/moments';
import { fieldLabel } from '@/modules/form-fields/field-label';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import classes from './drafts.module.css';
import type { StoredEarlier } from './draft-view';
import type { LostValue } from './fit-values';

interface Props {
  savedAt: number;
  lost: readonly LostValue[];
  /** What stored an earlier version of it. */
  stored: StoredEarlier | null;
  /** Every field of the form, by path. */
  specs: Readonly<Record<string, FieldSpec>>;
  onDismiss: () => void;
}

/** The form was filled from a draft; what found no place in it is shown to be copied. */
export function DraftRestored({ savedAt, lost, stored, specs, onDismiss }: Props) {
  const restored = m.drafts_restored({ moment: formatMoment(savedAt) });
  if (stored !== null && lost.length === 0) {
    return (
      <Notice
        tone="warn"
        icon={<IconAlertTriangle size={16} />}
        onDismiss={onDismiss}
        actions={
          <Link to="/attempts/$attemptId" params={{ attemptId: stored.attempt }}>
            {m.drafts_see_sent()}
          </Link>
        }
      >
        {restored} {m.drafts_stored_earlier({ moment: formatMoment(stored.at) })}
      </Notice>
    );
  }
  if (lost.length === 0) {
    return (
      <Notice tone="info" icon={<IconHistory size={16} />} onDismiss={onDismiss}>
        {restored}
      </Notice>
    );
  }
  const told = lost.map(({ path, text }) => {
    const label = fieldLabel(specs, path) ?? m.drafts_lost_field();
    return { path, label, text };
  });
  return (
    <Notice
      tone="warn"
      icon={<IconAlertTriangle size={16} />}
      actions={
        <CopyButton text={() => told.map(({ label, text }) => `${label}: ${text}`).join('\n')}>
          {m.drafts_copy_lost()}
        </CopyButton>
      }
    >
      {restored} {m.drafts_lost()}
      <dl className={classes.lost}>
        {told.map(({ path, label, text }) => (
          <Fragment key={path}>
            <dt>{label}</dt>
            <dd>{isolate(text)}</dd>
          </Fragment>
        ))}
      </dl>
    </Notice>
  );
}
