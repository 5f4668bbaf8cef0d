import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { OpenRecord } from './open-record';
import classes from './open-record.module.css';
import { mostTogether, useOpenRecords, type OpenKind } from './record-links';

interface Props {
  kind: OpenKind;
  id: string;
  title: string;
  /** Why it may be, and what to try. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A record that is not under this identifier: what it may be, and the way to another one. */
export function MissingRecord({ kind, id, title, children, actions }: Props) {
  const open = useOpenRecords(kind);
  return (
    <>
      <StatePanel tone="warn" icon={IconFileOff} title={title} urgent actions={actions}>
        <p>
          <bdi>
            <code className={classes.id}>{id}</code>
          </bdi>
        </p>
        {children}
      </StatePanel>
      <h2 className={classes.other}>{m.open_record_other()}</h2>
      <OpenRecord kind={kind} most={mostTogether[kind]} onOpen={open} />
    </>
  );
}

interface InvalidProps extends Pick<Props, 'kind' | 'id' | 'title'> {
  /** What the screen shows otherwise. */
  name: string;
  back: ReactNode;
  body: string;
}

/** The screen of an address that cannot be that of a record: nothing was asked of the service. */
export function InvalidRecord({ kind, id, title, name, back, body }: InvalidProps) {
  return (
    <ListScreen>
      <ScreenTitle title={name}>{back}</ScreenTitle>
      <MissingRecord kind={kind} id={id} title={title}>
        <p>{body}</p>
      </MissingRecord>
    </ListScreen>
  );
}
