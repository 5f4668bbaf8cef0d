import { IconClockPause, IconExternalLink } from '@tabler/icons-react';
import { currentLocale } from '@/text/locale';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ButtonLink } from '@/ui/form/button';
import { signInAddress } from '../session/sign-in-address';

/** The session ended under someone's hands: the screen stays, and goes on by itself once they are back. */
export function SessionEndedBanner() {
  return (
    <Notice
      tone="info"
      urgent
      icon={<IconClockPause size={20} />}
      actions={
        <ButtonLink
          href={signInAddress('/', currentLocale())}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {m.session_sign_in_elsewhere()}
        </ButtonLink>
      }
    >
      <strong>{m.session_ended_title()}</strong> {m.session_ended_body()}
    </Notice>
  );
}
