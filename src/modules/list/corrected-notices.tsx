import { IconEraser } from '@tabler/icons-react';
import { useLocation, type HistoryState } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { useStateHere } from './use-state-here';

interface Props {
  /** What became of each value of the address that was not valid, by its name there. */
  corrections: Readonly<Record<string, () => string>>;
  /** Of a page size the service does not take, where a list can hear of one. */
  pageSize?: (asked: number) => string;
}

/** What was put right about the address, each until somebody has read it. */
export function CorrectedNotices({ corrections, pageSize }: Props) {
  const state = useLocation({ select: (location) => location.state });
  const change = useStateHere();
  const dismiss = (name: keyof HistoryState) => change((kept) => ({ ...kept, [name]: undefined }));
  return tellings(state, { corrections, pageSize }).map(({ name, words }) => (
    <Notice key={name} tone="info" icon={IconEraser} onDismiss={() => dismiss(name)}>
      {words}
    </Notice>
  ));
}

interface Telling {
  name: keyof HistoryState;
  words: string;
}

function tellings(
  { corrected = [], pageBeyondEnd, pageSize: asked }: HistoryState,
  { corrections, pageSize }: Props,
): Telling[] {
  const told: Telling[] = [];
  const put = Object.keys(corrections).filter((name) => corrected.includes(name));
  if (put.length > 0) {
    const words = put.map((name) => corrections[name]?.()).join('; ');
    told.push({ name: 'corrected', words: `${m.lists_corrected()} ${words}.` });
  }
  if (pageBeyondEnd !== undefined) {
    const page = formatQuantity(pageBeyondEnd);
    told.push({ name: 'pageBeyondEnd', words: m.lists_page_beyond_end({ page }) });
  }
  if (asked !== undefined && pageSize) told.push({ name: 'pageSize', words: pageSize(asked) });
  return told;
}
