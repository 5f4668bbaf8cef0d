import { IconDevicesOff, IconLogout, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { MenuItem } from '@/ui/overlay/menu-item';
import { PopoverButton } from '@/ui/overlay/popover-button';
import { useSignOut } from '../session/use-sign-out';
import { areas, linkProps } from './navigation-areas';
import classes from './session-menu.module.css';
import { useCurrentBranch } from './use-current-branch';

const asideScreens = areas.flatMap(({ aside, screens }) =>
  screens.filter((screen) => aside ?? screen.aside),
);

/** Who works here, for which business, through which integration; and the ways out. On a phone, the way to every other screen. */
export function SessionMenu() {
  const { operator, integration } = useSession();
  const branchId = useCurrentBranch();
  const { signOut, signOutEverywhere, failed } = useSignOut();
  const through = integrationInWords(integration);
  const facts = [
    [m.shell_operator(), operator],
    [m.shell_integration(), through],
    [m.shell_business(), businessInWords(integration)],
  ];
  return (
    <PopoverButton
      className={classes.button}
      placement="above"
      face={
        <>
          <IconMenu2 className={classes.onPhone} size={20} stroke={1.6} aria-hidden />
          <span className={classes.onPhone}>{m.shell_menu()}</span>{' '}
          <IconUserCircle className={classes.beside} size={20} stroke={1.6} aria-hidden />
          <span className={classes.who} aria-hidden>
            <bdi className={classes.operator}>{operator}</bdi>
            <bdi className={classes.integration}>{through}</bdi>
          </span>
          <HiddenText>{m.shell_session_of({ operator, integration: through })}</HiddenText>
        </>
      }
    >
      {(close) => (
        <>
          <dl className={classes.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <ul className={classes.screens}>
            {asideScreens.map((screen) => (
              <li key={screen.to}>
                <Link className={classes.screen} {...linkProps(screen, branchId)} onClick={close}>
                  <screen.icon size={16} aria-hidden />
                  {screen.label()}
                </Link>
              </li>
            ))}
          </ul>
          {failed ? (
            <p className={classes.failed} role="alert">
              {m.session_sign_out_failed()}
            </p>
          ) : null}
          <MenuItem onClick={signOut}>
            <IconLogout size={16} aria-hidden />
            {m.shell_sign_out()}
          </MenuItem>
          <MenuItem onClick={signOutEverywhere}>
            <IconDevicesOff size={16} aria-hidden />
            {m.shell_sign_out_everywhere()}
          </MenuItem>
        </>
      )}
    </PopoverButton>
  );
}
