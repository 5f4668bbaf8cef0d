import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, linkOptions, type LinkOptions } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { catalogQueries } from '@/api/catalogs/queries';
import { asApiError, type ApiError } from '@/api/core/errors';
import { draftQueries } from '@/api/drafts/queries';
import type { DraftList } from '@/api/drafts/schemas';
import { unsentDrafts } from '@/api/drafts/unsent-drafts';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { endsUnfollowed } from '@/api/labor-rules/rule-sets';
import type { LaborRules } from '@/api/labor-rules/schemas';
import { addDays } from '@/domain/business-date';
import { readClock } from '@/modules/business-day/moments';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useFilterRecord } from '@/modules/filter-checks/filter-record';
import { isIgnored } from '@/modules/filter-checks/observe';
import {
  usePermissionRecord,
  type PermissionRecord,
} from '@/modules/permissions/permission-record';
import { doesAnythingWorkSince, isProbablyDeactivated } from '@/modules/permissions/scope-access';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import classes from './home.module.css';

/** Labour rules hardly ever change during a working day. */
const rulesMs = 30 * 60_000;
/** So many days before they end somebody has to see to the next ones. */
const endingDays = 30;

/** One thing that needs a person, with the one place where it is dealt with. */
interface Item {
  tone: 'danger' | 'warn' | 'unknown' | 'neutral';
  words: string;
  /** When it was read; null for what is known of the answers as they come. */
  readAt: number | null;
  open: string;
  link: LinkOptions;
}

/** What is not about one branch, most urgent first: the key, what was sent without a known end, and what was not sent. */
export function WaitingList() {
  const probe = useQuery(catalogQueries.activities());
  const open = useQuery(attemptQueries.open());
  const drafts = useQuery(draftQueries.list({}));
  const rules = useQuery({ ...laborRuleQueries.list(), staleTime: rulesMs });
  const today = useBusinessToday();
  const ofKey = useKeyItems(probe);
  const isKnown = open.data !== undefined && drafts.data !== undefined;
  const ofWork = [...unresolvedItems(open), ...draftItems(drafts)];
  const items = [...ofKey, ...ruleItems(rules, today), ...ofWork];
  return (
    <section className={classes.section} aria-labelledby="home-waiting">
      <h2 id="home-waiting">{m.home_waiting()}</h2>
      {items.length === 0 ? null : (
        <ul className={classes.items}>
          {items.map(({ tone, words, readAt, open: name, link }) => (
            <li key={words} className={classes.item} data-tone={tone}>
              <span>{words}</span>
              {readAt === null ? null : (
                <span className={classes.under}>
                  {m.common_read_at({ time: readClock(readAt) })}
                </span>
              )}
              <Link {...link}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {ofWork.length === 0 && isKnown ? (
        <p className={classes.help}>
          {m.home_nothing()}
          {' · '}
          {m.common_read_at({
            time: readClock(Math.min(open.dataUpdatedAt, drafts.dataUpdatedAt)),
          })}
        </p>
      ) : null}
      {isKnown || open.error || drafts.error ? null : <SlowNotice>{m.common_reading()}</SlowNotice>}
      <ReadTrouble query={open} subject={m.home_unresolved_subject()} />
      <ReadTrouble query={drafts} subject={m.home_drafts_subject()} />
    </section>
  );
}

/** What is wrong with the key or with how the service reads what it is asked; nothing where all is well. */
function useKeyItems({ error }: UseQueryResult<unknown>): Item[] {
  const record = usePermissionRecord();
  const ignored = [...useFilterRecord().values()].some(isIgnored);
  const words = keyInWords(error === null ? null : asApiError(error), record);
  const open = m.home_key_open();
  const shared = { readAt: null, open };
  return [
    ...(words === null
      ? []
      : [
          {
            ...shared,
            tone: 'danger' as const,
            words,
            link: linkOptions({ to: '/diagnostics', hash: 'diagnostics-connection' }),
          },
        ]),
    ...(ignored
      ? [
          {
            ...shared,
            tone: 'warn' as const,
            words: m.home_filters_ignored(),
            link: linkOptions({ to: '/diagnostics', hash: 'diagnostics-filters' }),
          },
        ]
      : []),
  ];
}

/** The economic activities take a valid key and no permission: a refusal of theirs is about the key (API description, Authentication). */
function keyInWords(error: ApiError | null, record: PermissionRecord): string | null {
  if (error?.kind === 'unauthorized') return m.home_key_rejected();
  if (isProbablyDeactivated(record)) return m.home_key_deactivated();
  if (error?.kind !== 'forbidden') return null;
  return doesAnythingWorkSince(record, error)
    ? m.home_key_list_refused()
    : m.home_key_deactivated();
}

/** The rules that shifts are judged by: that there are none, or that they are about to end and none follow. */
function ruleItems({ data, dataUpdatedAt }: UseQueryResult<LaborRules>, today: string): Item[] {
  const words = data && rulesInWords(data, today);
  if (!words) return [];
  const link = linkOptions({ to: '/labor-rules' });
  return [{ tone: 'warn', words, readAt: dataUpdatedAt, open: m.home_rules_open(), link }];
}

function rulesInWords(rules: LaborRules, today: string): string | null {
  if (rules.effective === null) return m.home_rules_none();
  const { effectiveTo } = rules.effective;
  if (effectiveTo === null || effectiveTo > addDays(today, endingDays)) return null;
  if (!endsUnfollowed(rules)) return null;
  return m.home_rules_ending({ date: formatCalendarDate(effectiveTo) });
}

function unresolvedItems({ data, dataUpdatedAt }: UseQueryResult<{ unresolved: number }>): Item[] {
  const count = data?.unresolved ?? 0;
  if (count === 0) return [];
  return [
    {
      tone: 'unknown',
      words: m.home_unresolved({ attempts: formatQuantity(count), count }),
      readAt: dataUpdatedAt,
      open: m.home_unresolved_open(),
      link: linkOptions({ to: '/attempts', search: { unresolved: true } }),
    },
  ];
}

function draftItems({ data, dataUpdatedAt }: UseQueryResult<DraftList>): Item[] {
  const count = data === undefined ? 0 : unsentDrafts(data).total;
  if (count === 0) return [];
  return [
    {
      tone: 'neutral',
      words: m.home_drafts({ drafts: formatQuantity(count), count }),
      readAt: dataUpdatedAt,
      open: m.home_drafts_open(),
      link: linkOptions({ to: '/drafts' }),
    },
  ];
}
