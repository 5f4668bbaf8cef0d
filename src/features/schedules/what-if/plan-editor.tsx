import { IconDownload, IconFlask } from '@tabler/icons-react';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { countingRules } from '@/api/labor-rules/work-rules';
import type { WorkSchedule } from '@/api/work-schedules/schemas';
import { countWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { nightBands, weekFrom } from '@/domain/work-week';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { DraftStatus, LazyDraftNotices } from '@/modules/drafts/draft-status';
import { useDraft } from '@/modules/drafts/use-draft';
import { saveFile } from '@/modules/export/save-file';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { AutomaticBreakNote } from '@/modules/work-week/automatic-break';
import { StaleFigures } from '@/modules/work-week/shift-fields';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { weekdayHead } from '@/text/work-time';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { PrintButton } from '@/ui/form/print-button';
import { focusTitle } from '@/ui/layout/focus-title';
import small from '@/ui/table/small-table.module.css';
import type { DayRules } from '../use-day-rules';
import { requestAsCsv, requestAsJson, type ChangeRequest } from './change-request';
import { figuresOf } from './compared-plans';
import {
  addedShift,
  changedDays,
  changedPlace,
  copiedDay,
  noHistory,
  stepBack,
  stepForth,
  withShift,
  withStep,
  withoutShift,
  type ChangedDay,
  type Plan,
  type TriedWeek,
} from './plan';
import { CostTables, PlanFiguresTable, PlanFindings, PlanGroups } from './plan-figures';
import { originOf, planDraft, type TypedPlan } from './plan-form';
import { PlanGapsNotice } from './plan-gaps';
import { firstPlace, PlanGrid, type PlanPlace } from './plan-grid';
import { PlanHolidays } from './plan-holidays';
import { PlanTools } from './plan-tools';
import { shiftInWords, shiftsInWords } from './plan-words';
import { ShiftPanel } from './shift-panel';
import { ToldSchedule } from './told-schedule';
import classes from './what-if.module.css';

interface Props {
  id: string;
  schedule: WorkSchedule;
  rules: DayRules;
}

/** A copy of a schedule to try changes on. It is kept as a draft and leaves as a paper or a file: no operation changes a schedule. */
export function PlanEditor({ id, schedule, rules }: Props) {
  const today = useBusinessToday();
  const latest = useMemo(() => originOf(schedule), [schedule]);
  const [origin, setOrigin] = useState(latest);
  const form = useForm<TypedPlan>({ defaultValues: planDraft.empty(origin) });
  const [history, setHistory] = useState(noHistory);
  const [preview, setPreview] = useState<Plan | null>(null);
  const counting = useMemo(() => countingRules(rules.params), [rules.params]);
  const weekdays = weekFrom(counting.rules.weekStartsOn);
  const [place, setPlace] = useState<PlanPlace>(() => firstPlace(origin.plan, weekdays));
  const fields = useRef<HTMLFieldSetElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  /** A file of figures that go on with what a field held before would say what nobody typed: that field comes first. */
  const onceRead = (handOut: () => void) => () => {
    const refused = copy.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else handOut();
  };
  const [focusWish, setFocusWish] = useState(0);
  const wishFocus = () => setFocusWish((wishes) => wishes + 1);
  const draft = useDraft(form, planDraft, {
    outcome: null,
    branch: null,
    subject: {
      id,
      origin,
      latest,
      onOrigin(filledAbout) {
        setOrigin(filledAbout);
        setHistory(noHistory);
      },
    },
  });
  const atRisk = useSyncExternalStore(draft.saved.subscribe, draft.saved.atRisk);
  const plan = useWatch({ control: form.control, name: 'shifts' });
  const holidays = useWatch({ control: form.control, name: 'holidays' });
  const groups = useWatch({ control: form.control, name: 'groups' });
  const shown = preview ?? plan;
  const before = useMemo(
    () => figuresOf({ plan: origin.plan, holidays }, counting, groups),
    [origin, holidays, counting, groups],
  );
  const after = useMemo(
    () => figuresOf({ plan: shown, holidays }, counting, groups),
    [shown, holidays, counting, groups],
  );
  // An undone step may have taken the chosen shift away.
  const chosen: PlanPlace =
    place.shift !== null && shown[place.shift]?.weekday !== place.weekday && preview === null
      ? { ...place, shift: null }
      : place;
  const shift = chosen.shift === null ? undefined : plan[chosen.shift];

  const fill = (next: TriedWeek, said: string) => {
    form.setValue('shifts', [...next.plan], { shouldDirty: true, shouldTouch: true });
    form.setValue('holidays', [...next.holidays], { shouldDirty: true, shouldTouch: true });
    const { findings } = countWeek(next.plan, counting.rules);
    announce(m.what_if_said({ change: said, findings: formatQuantity(findings.length) }));
  };
  const tryWeek = (next: TriedWeek, said: string) => {
    setHistory(withStep(history, { plan, holidays }));
    fill(next, said);
  };
  const change = (next: Plan, said: string) => tryWeek({ plan: next, holidays }, said);
  const step = (to: typeof stepBack, said: string) => {
    const found = to(history, { plan, holidays });
    if (found === null) return;
    setHistory(found.history);
    const at = changedPlace(plan, found.week.plan);
    const shift = at === null ? undefined : found.week.plan[at];
    if (shift) setPlace({ weekday: shift.weekday, shift: at });
    fill(found.week, shift ? `${said}: ${shiftInWords(shift)}` : said);
  };
  const changeShift = (at: number, next: WorkShift) => {
    setPlace({ weekday: next.weekday, shift: at });
    change(withShift(plan, at, next), shiftInWords(next));
  };
  const add = (weekday: number) => {
    setPlace({ weekday, shift: plan.length });
    const next = addedShift(plan, weekday);
    const added = next.at(-1);
    change(next, added ? shiftInWords(added) : '');
  };
  const remove = (at: number) => {
    const weekday = plan[at]?.weekday ?? chosen.weekday;
    const next = withoutShift(plan, at);
    const other = next.findIndex((one) => one.weekday === weekday);
    wishFocus();
    setPlace({ weekday, shift: other === -1 ? null : other });
    change(next, m.what_if_removed());
  };
  const isSameOriginal = changedDays(origin.plan, latest.plan).length === 0;
  // What was read last of the same shifts knows best.
  const { gaps } = isSameOriginal ? latest : origin;
  const request = (): ChangeRequest => ({
    schedule: { id: origin.id, code: origin.code, name: origin.name },
    told: isSameOriginal ? schedule : null,
    gaps,
    knowsKinds: counting.knowsKinds,
    date: today,
    holidays: weekdays.filter((day) => holidays.includes(day)),
    before: { plan: origin.plan, figures: before },
    after: { plan, figures: after },
    groups,
  });
  const changed = changedDays(origin.plan, shown);
  const { id: draftId, conflict } = draft.view;
  /** A draft of this page's own is discarded in the way that can be undone. */
  const copyLatest = () => {
    if (draftId !== null && (conflict === null || conflict.isApart)) draft.moves.discard();
    else draft.restart(latest);
  };

  return (
    <div className={classes.copy} ref={copy}>
      <LeaveGuard risk={atRisk ? 'typed' : null} />
      <Notice tone="info" icon={IconFlask}>
        <strong>{m.what_if_banner()}</strong> {m.what_if_banner_more()}
      </Notice>
      <div className={classes.screenOnly}>
        <LazyDraftNotices draft={draft} specs={{}} onAnswered={focusTitle} />
      </div>
      {isSameOriginal ? null : (
        <Notice
          tone="warn"
          actions={
            <Button size="compact-sm" variant="default" onClick={copyLatest}>
              {m.what_if_restart()}
            </Button>
          }
        >
          {m.what_if_original_changed()}
        </Notice>
      )}
      <PlanGapsNotice gaps={gaps} openBreaks={Math.max(before.openBreaks, after.openBreaks)} />
      {rules.lacking === null ? null : <p className={classes.quiet}>{rules.lacking}</p>}
      {draft.view.opening === null ? (
        <>
          <div className={classes.screenOnly}>
            <PlanTools
              weekday={chosen.weekday}
              weekdays={weekdays}
              canUndo={history.done.length > 0}
              canRedo={history.undone.length > 0}
              onUndo={() => step(stepBack, m.what_if_undone())}
              onRedo={() => step(stepForth, m.what_if_redone())}
              onAdd={() => add(chosen.weekday)}
              onCopy={(to) => change(copiedDay(plan, chosen.weekday, to), m.what_if_copied())}
              onTemplate={(template, name) => {
                setPlace(firstPlace(template, weekdays));
                change(template, name);
              }}
            />
          </div>
          <PlanGrid
            plan={plan}
            week={after.week}
            holidays={holidays}
            nights={rules.dayBand === null ? [] : nightBands(rules.dayBand)}
            weekdays={weekdays}
            chosen={chosen}
            onChoose={setPlace}
            focusWish={focusWish}
            onFocusWish={wishFocus}
            onPreview={setPreview}
            onChange={(next, moved) => change(next, shiftInWords(moved))}
            moves={{
              add,
              remove,
              edit: () => fields.current?.querySelector('select')?.focus(),
              undo: () => step(stepBack, m.what_if_undone()),
              redo: () => step(stepForth, m.what_if_redone()),
            }}
          />
          <div className={classes.screenOnly}>
            {shift === undefined || chosen.shift === null ? null : (
              <ShiftPanel
                shift={shift}
                weekdays={weekdays}
                fields={fields}
                onChange={(next) => changeShift(chosen.shift ?? 0, next)}
                onRemove={() => remove(chosen.shift ?? 0)}
              />
            )}
          </div>
          <PlanHolidays
            weekdays={weekdays}
            holidays={holidays}
            pay={counting.pay}
            onChange={(next, said) => tryWeek({ plan, holidays: next }, said)}
          />
          <ToldSchedule schedule={schedule} params={rules.params} />
          <h2>{m.what_if_figures()}</h2>
          <div className={classes.screenOnly}>
            <PlanGroups
              groups={groups}
              counting={counting}
              onChange={(next) => form.setValue('groups', next, { shouldDirty: true })}
            />
          </div>
          <StaleFigures />
          <PlanFiguresTable
            before={before}
            after={after}
            groups={groups}
            knowsKinds={counting.knowsKinds}
            knowsPay={counting.pay !== null}
          />
          {counting.pay === null && !rules.isAwaited ? (
            <p className={classes.quiet}>
              {counting.knowsKinds ? m.what_if_no_pay() : m.what_if_no_pay_kinds()}
            </p>
          ) : null}
          <CostTables groups={groups} figures={after} pay={counting.pay} />
          <AutomaticBreakNote automaticBreak={counting.automaticBreak} />
          <PlanFindings
            plan={shown}
            figures={after}
            knowsKinds={counting.knowsKinds}
            isAwaited={rules.isAwaited}
          />
          <section className={classes.request}>
            <h2>{m.what_if_request()}</h2>
            <p className={classes.quiet}>
              {[origin.name, origin.code, origin.id].filter((part) => part !== null).join(' · ')}
            </p>
            <Changes changed={changed} />
            <SignatureLines labels={[m.what_if_asked_by(), m.what_if_agreed_by()]} />
          </section>
          <div className={`${classes.tools} ${classes.screenOnly}`}>
            <PrintButton disabled={changed.length === 0} />
            <Button
              size="xs"
              variant="default"
              icon={IconDownload}
              disabled={changed.length === 0}
              onClick={onceRead(() =>
                save(requestAsJson(request()), 'json', 'application/json', today),
              )}
            >
              JSON
            </Button>
            <Button
              size="xs"
              variant="default"
              icon={IconDownload}
              disabled={changed.length === 0}
              onClick={onceRead(() =>
                save(asCsv(request()), 'csv', 'text/csv;charset=utf-8', today),
              )}
            >
              CSV
            </Button>
          </div>
          <div className={classes.screenOnly}>
            <DraftStatus draft={draft} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** What is asked for, day by day. */
function Changes({ changed }: { changed: readonly ChangedDay[] }) {
  if (changed.length === 0) return <p className={classes.quiet}>{m.what_if_unchanged()}</p>;
  return (
    <table className={`${small.table} ${classes.figures}`} aria-label={m.what_if_request()}>
      <thead>
        <tr>
          <th scope="col">{m.schedules_column_day()}</th>
          <th scope="col">{m.what_if_before()}</th>
          <th scope="col">{m.what_if_after()}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ weekday, before, after }) => (
          <tr key={weekday}>
            <th scope="row">{weekdayHead(weekday)}</th>
            <td data-label={m.what_if_before()}>{shiftsInWords(before)}</td>
            <td data-label={m.what_if_after()}>{shiftsInWords(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function asCsv(request: ChangeRequest): string {
  const heads = [
    m.schedules_column_day(),
    m.what_if_before(),
    m.what_if_after(),
    m.what_if_minutes_told(),
    m.what_if_minutes_before(),
    m.what_if_minutes_after(),
    m.what_if_holiday(),
    m.what_if_warnings_told(),
  ] as const;
  return requestAsCsv(request, heads, {
    day: weekdayHead,
    week: m.schedules_whole_week(),
    shifts: shiftsInWords,
    holiday: (isOne) => (isOne ? m.common_yes() : ''),
  });
}

function save(text: string, ending: 'json' | 'csv', type: string, date: string): void {
  const fileName = `${m.what_if_file_name()}-${date}.${ending}`;
  saveFile({ blob: new Blob([text], { type }), fileName });
}

/** On paper only: a line for each hand that signs, with what it signs for under it. */
function SignatureLines({ labels }: { labels: readonly string[] }) {
  return (
    <div className={classes.signatures} aria-hidden>
      {labels.map((label) => (
        <p key={label}>{label}</p>
      ))}
    </div>
  );
}
