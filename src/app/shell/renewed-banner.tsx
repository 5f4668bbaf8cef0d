import { IconRefresh } from '@tabler/icons-react';
import { useIsRenewed } from '@/app/lost-parts';
import { thisDraftPage } from '@/modules/drafts/draft-page';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';

/** Another version runs behind this page, and some of its parts are gone: it works on as far as it is here. */
export function RenewedBanner() {
  if (!useIsRenewed()) return null;
  const load = async () => {
    // Leaving the field has begun to save it; what no draft holds the browser asks about.
    await thisDraftPage().settled();
    window.location.reload();
  };
  return (
    <Notice
      tone="info"
      urgent
      actions={
        <Button size="xs" variant="default" icon={IconRefresh} onClick={() => void load()}>
          {m.shell_reload()}
        </Button>
      }
    >
      <strong>{m.shell_renewed_title()}</strong> {m.shell_renewed_body()}
    </Notice>
  );
}
