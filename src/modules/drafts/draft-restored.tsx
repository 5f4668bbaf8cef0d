import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { formatMoment } from '@/modules/business-day/moments';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import classes from './drafts.module.css';
import type { LostValue } from './fit-values';

interface Props {
  savedAt: number;
  lost: readonly LostValue[];
  onDismiss: () => void;
}

/** The form was filled from a draft; what found no place in it is shown to be copied. */
export function DraftRestored({ savedAt, lost, onDismiss }: Props) {
  useLocale();
  const restored = m.drafts_restored({ moment: formatMoment(savedAt) });
  if (lost.length === 0) {
    return (
      <Notice tone="info" icon={<IconHistory size={16} />} onDismiss={onDismiss}>
        {restored}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      icon={<IconAlertTriangle size={16} />}
      actions={
        <CopyButton text={() => lost.map(({ path, text }) => `${path}: ${text}`).join('\n')}>
          {m.drafts_copy_lost()}
        </CopyButton>
      }
    >
      {restored} {m.drafts_lost()}
      <dl className={classes.lost}>
        {lost.map(({ path, text }) => (
          <LostPair key={path} path={path} text={text} />
        ))}
      </dl>
    </Notice>
  );
}

function LostPair({ path, text }: LostValue) {
  return (
    <>
      <dt>{path}</dt>
      <dd>{isolate(text)}</dd>
    </>
  );
}
