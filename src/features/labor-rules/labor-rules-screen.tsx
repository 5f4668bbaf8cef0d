import { IconScale, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { businessZone } from '@/api/core/gateway-clock';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { allSets } from '@/api/labor-rules/rule-sets';
import { whyNotReckoned, type LaborRules, type RuleSet } from '@/api/labor-rules/schemas';
import { contradictsReading, factorOf } from '@/api/labor-rules/work-rules';
import { readClock } from '@/modules/business-day/moments';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import classes from './labor-rules.module.css';
import { RuleDetails } from './rule-details';
import { nameOf } from './rule-facts';
import type { RuleSearch } from './rule-search';
import { AskedDay, RuleTimeline, setInForce } from './rule-timeline';

const corrections = {
  set: m.labor_rules_corrected_set,
  compare: m.labor_rules_corrected_compare,
  on: m.labor_rules_corrected_day,
};

/** The rules that work time is reckoned by: which there are, which holds when, and what each says. Nothing changes them here. */
export function LaborRulesScreen({ search }: { search: RuleSearch }) {
  const rules = useQuery({ ...laborRuleQueries.list(), retryOnMount: false });
  const stop = useStopWaiting(laborRuleQueries.list().queryKey);
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.labor_rules_title()}>
        <ReadState
          readAt={rules.data ? readClock(rules.dataUpdatedAt) : null}
          reading={rules.isFetching}
          onRefresh={() => void rules.refetch()}
          onStop={stop}
        />
      </ScreenTitle>
      <CorrectedNotices corrections={corrections} />
      <ReadTrouble query={rules} subject={m.labor_rules_subject()} />
      {rules.data ? (
        <Rules rules={rules.data} search={search} />
      ) : rules.error === null ? (
        <SkeletonLines count={16} />
      ) : null}
    </div>
  );
}

function Rules({ rules, search }: { rules: LaborRules; search: RuleSearch }) {
  const today = useBusinessToday();
  const sets = allSets(rules);
  const named = (id: string | null | undefined) => sets.find((set) => set.id === id);
  const shown = named(search.set) ?? setInForce(rules);
  if (shown === null) {
    return (
      <StatePanel icon={IconScale} title={m.labor_rules_empty_title()}>
        <p>{m.labor_rules_empty_body()}</p>
      </StatePanel>
    );
  }
  return (
    <>
      {search.set && named(search.set) === undefined ? (
        <Notice tone="warn" urgent>
          {m.labor_rules_unknown_set({ name: nameOf(shown) })}
        </Notice>
      ) : null}
      <InForce rules={rules} />
      {rules.dropped > 0 ? (
        <Notice tone="warn">
          {m.labor_rules_dropped({ count: rules.dropped, rows: formatQuantity(rules.dropped) })}
        </Notice>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.side}>
          <RuleTimeline sets={sets} currentId={rules.currentId} shown={shown} today={today} />
          <AskedDay sets={sets} day={search.on ?? today} currentId={rules.currentId} />
        </div>
        <RuleDetails set={shown} sets={sets} compared={named(search.compare) ?? null}>
          <Oddities set={shown} />
        </RuleDetails>
      </div>
    </>
  );
}

/** Which set holds today, and whether it is the business's own. */
function InForce({ rules: { effective, currentId, ruleSets } }: { rules: LaborRules }) {
  const isListed = ruleSets.some(({ id }) => id === currentId);
  // Whoever tells the rules in force whole has said which they are.
  const isSaid = currentId === null ? effective !== null : isListed || effective?.id === currentId;
  return (
    <>
      {effective === null ? null : effective.isTemplate === true ? (
        <Notice tone="info" icon={IconWorld}>
          {m.labor_rules_template_holds({ name: nameOf(effective) })}
        </Notice>
      ) : (
        <Notice tone="fact" icon={IconScale}>
          {m.labor_rules_own_holds({ name: nameOf(effective) })}
        </Notice>
      )}
      {isSaid ? null : (
        <Notice tone="warn">
          {currentId === null
            ? m.labor_rules_current_untold()
            : m.labor_rules_current_elsewhere({ id: currentId })}
        </Notice>
      )}
    </>
  );
}

/** What a reader of this set has to know before the rest: another time zone, a scheme that is not known. */
function Oddities({ set }: { set: RuleSet }) {
  const { params } = set;
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = params.timezone;
  const today = businessZone();
  const reason = reasonInWords(set);
  const { ordinaryDay } = params.surcharges;
  return (
    <>
      {reason === null ? null : <Notice tone="warn">{reason}</Notice>}
      {zone !== null && (zone !== ownZone || zone !== today) ? (
        <Notice tone="info" icon={IconWorld}>
          {m.labor_rules_other_zone({ zone, today, computer: ownZone })}
        </Notice>
      ) : null}
      {contradictsReading(ordinaryDay) ? (
        <Notice tone="warn">
          {m.labor_rules_surcharges_doubtful({
            ratio: ordinaryDay ?? '',
            factor: factorOf(ordinaryDay) ?? '',
          })}
        </Notice>
      ) : null}
      {ordinaryDay === null ? null : (
        <p className={classes.quiet}>
          {m.labor_rules_surcharges_assumed()}{' '}
          <Link to="/diagnostics" hash="diagnostics-assumptions">
            {m.labor_rules_to_assumptions()}
          </Link>
        </p>
      )}
    </>
  );
}

/** Why nothing is reckoned by the set; null where it is. */
function reasonInWords(set: RuleSet): string | null {
  const reason = whyNotReckoned(set);
  if (reason === null) return null;
  if (reason === 'value') return m.labor_rules_unread_value();
  const { schemaVersion } = set;
  return schemaVersion === null
    ? m.labor_rules_unread_schema()
    : m.labor_rules_unknown_schema({ version: String(schemaVersion) });
}
