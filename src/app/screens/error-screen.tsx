import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { isLostPart } from '../lost-parts';
import { FaultPanel } from './fault-panel';
import { LostScreen } from './lost-screen';

/** A screen that could not be fetched, or a mistake of this program in it: the rest of the app stays usable. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const waysOn = (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => router.history.back()}
      >
        {m.shell_back()}
      </Button>
      <Link to="/">{m.shell_to_start()}</Link>
    </>
  );
  if (isLostPart(error)) return <LostScreen reset={reset}>{waysOn}</LostScreen>;
  return (
    <FaultPanel
      error={error}
      body={m.shell_error_body()}
      again={{ words: m.common_retry(), onClick: reset }}
    >
      {waysOn}
    </FaultPanel>
  );
}
