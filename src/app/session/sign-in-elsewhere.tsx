import { IconExternalLink } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { ButtonLink } from '@/ui/form/button';
import { signInElsewhereAddress } from './sign-in-address';

/** Signs somebody in beside this page, which keeps what it holds and goes on once they are back. */
export function SignInElsewhere(
  look: Pick<ComponentProps<typeof ButtonLink>, 'size' | 'variant' | 'ref'>,
) {
  return (
    <ButtonLink
      href={signInElsewhereAddress(currentLocale())}
      target="_blank"
      rel="noopener"
      icon={IconExternalLink}
      {...look}
    >
      {m.session_sign_in_elsewhere()}
    </ButtonLink>
  );
}
