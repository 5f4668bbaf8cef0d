import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { CountedWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { minutesPerDay, weekPieces, type Piece, type Span } from '@/domain/work-week';
import { timesInWords } from '@/modules/work-week/finding-words';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes, weekdayHead } from '@/text/work-time';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { movedShift, ofDay, resizedShift, snapMinutes, withShift, type Plan } from './plan';
import classes from './plan-grid.module.css';
import { shiftInWords } from './plan-words';

interface Props {
  plan: Plan;
  week: CountedWeek;
  holidays: readonly number[];
  nights: readonly Span[];
  /** In the order of the week. */
  weekdays: readonly number[];
  chosen: PlanPlace;
  onChoose: (place: PlanPlace) => void;
  /** Counts how often the chosen cell was to be focused once it is drawn. */
  focusWish: number;
  onFocusWish: () => void;
  /** What a drag would come to; null once it is over. */
  onPreview: (plan: Plan | null) => void;
  onChange: (plan: Plan, shift: WorkShift) => void;
  moves: {
    add: (weekday: number) => void;
    remove: (place: number) => void;
    edit: () => void;
    undo: () => void;
    redo: () => void;
  };
}

/** The day, and the shift by its place in the plan; null is a day without any. */
export interface PlanPlace {
  weekday: number;
  shift: number | null;
}

interface Drag {
  place: number;
  edge: 'start' | 'end' | null;
  x: number;
  row: number;
  plan: Plan;
  minutesPerPixel: number;
}

const hours = [0, 6, 12, 18, 24];

/** Days across which a shift is drawn by its times: the elements of a table have no such cells. */
const asRow = { role: 'row' } as const;
const asHead = { role: 'rowheader' } as const;
/** One cell of the grid is in the order of Tab; arrows lead to the others. */
const cell = (isInOrder: boolean) => ({ role: 'gridcell', tabIndex: isInOrder ? 0 : -1 }) as const;

/**
 * The week to be tried out, an ARIA grid with a row for each day: arrows go from shift to shift, with Ctrl they move it, with Shift they
 * make it longer or shorter; Enter goes to its fields, Delete takes it away, Insert adds one. A pointer drags and resizes.
 */
export function PlanGrid(props: Props) {
  const { plan, week, holidays, nights, weekdays, chosen, focusWish, onFocusWish } = props;
  const { onChoose, onPreview, onChange, moves } = props;
  const keysId = useId();
  const grid = useRef<HTMLDivElement>(null);
  // Not state: a finger may be lifted before what it did last is drawn.
  const drag = useRef<Drag | null>(null);
  const [moved, setMoved] = useState<Plan | null>(null);
  const shown = moved ?? plan;
  const pieces = weekPieces(shown.map((shift, place) => ({ ...shift, place })));
  useLayoutEffect(() => {
    if (focusWish === 0) return;
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }, [focusWish]);
  const placesOn = (weekday: number) =>
    pieces
      .filter((piece) => piece.weekday === weekday && !piece.isRest)
      .map(({ shift }) => shift.place);
  const focusOn = (weekday: number, shift: number | null) => {
    onFocusWish();
    onChoose({ weekday, shift });
  };
  const change = (place: number, shift: WorkShift) => {
    focusOn(shift.weekday, place);
    onChange(withShift(plan, place, shift), shift);
  };
  const goDay = (by: number) => {
    const at = weekdays.indexOf(chosen.weekday);
    const next = weekdays[at + by];
    if (next !== undefined) focusOn(next, placesOn(next)[0] ?? null);
  };
  const goShift = (by: number) => {
    const places = placesOn(chosen.weekday);
    const next = places[places.indexOf(chosen.shift ?? -1) + by];
    if (next !== undefined) focusOn(chosen.weekday, next);
  };
  /** The first or the last shift of a day; with Ctrl, of the week. */
  const goEnd = (isFirst: boolean, ofWeek: boolean) => {
    const weekday = ofWeek ? (weekdays.at(isFirst ? 0 : -1) ?? 1) : chosen.weekday;
    focusOn(weekday, placesOn(weekday).at(isFirst ? 0 : -1) ?? null);
  };
  const keepFocus = (move: () => void) => () => {
    onFocusWish();
    move();
  };

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (altKey) return;
    const withCtrl = ctrlKey || metaKey;
    const shift = chosen.shift === null ? undefined : plan[chosen.shift];
    const place = chosen.shift ?? 0;
    const act = actionFor();
    if (act === null) return;
    event.preventDefault();
    act();

    function actionFor(): (() => void) | null {
      if (key === 'Escape' && drag.current !== null) return cancel;
      if (withCtrl && key.toLowerCase() === 'z')
        return keepFocus(shiftKey ? moves.redo : moves.undo);
      if (withCtrl && key.toLowerCase() === 'y') return keepFocus(moves.redo);
      if (key === 'Home' || key === 'End') return () => goEnd(key === 'Home', withCtrl);
      const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
      if (by !== undefined) {
        const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
        if (shiftKey && shift && isAcross) {
          const edge = withCtrl ? 'start' : 'end';
          return () => change(place, resizedShift(shift, edge, by * snapMinutes));
        }
        if (withCtrl && shift) {
          const step = isAcross ? snapMinutes : minutesPerDay;
          return () => change(place, movedShift(shift, by * step));
        }
        return withCtrl || shiftKey ? null : () => (isAcross ? goShift(by) : goDay(by));
      }
      if (key === 'Insert' || (key === 'Enter' && shift === undefined)) {
        return keepFocus(() => moves.add(chosen.weekday));
      }
      if (key === 'Enter') return moves.edit;
      if (key === 'Delete' && shift !== undefined) {
        return () => moves.remove(place);
      }
      return null;
    }
  }

  function cancel() {
    drag.current = null;
    setMoved(null);
    onPreview(null);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const target = event.target as HTMLElement;
    const held = target.closest<HTMLElement>('[data-place]');
    const track = target.closest<HTMLElement>('[data-track]');
    if (held === null || track === null || event.button !== 0) return;
    const place = Number(held.dataset['place']);
    const weekday = plan[place]?.weekday;
    if (weekday === undefined) return;
    event.preventDefault();
    focusOn(weekday, place);
    held.focus();
    grid.current?.setPointerCapture(event.pointerId);
    const edge = target.dataset['edge'];
    drag.current = {
      place,
      edge: edge === 'start' || edge === 'end' ? edge : null,
      x: event.clientX,
      row: rowAt(event.clientY),
      plan,
      minutesPerPixel: minutesPerDay / track.getBoundingClientRect().width,
    };
  }

  function rowAt(y: number): number {
    const rows = grid.current?.querySelectorAll('[data-track]') ?? [];
    const at = [...rows].findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at === -1 ? rows.length - 1 : at;
  }

  /** The shift as the pointer has it now; null while nothing is dragged. */
  function draggedTo({ clientX, clientY }: PointerEvent): WorkShift | null {
    const held = drag.current;
    const shift = held?.plan[held.place];
    if (!held || shift === undefined) return null;
    const pixels = clientX - held.x;
    const minutes = Math.round((pixels * held.minutesPerPixel) / snapMinutes) * snapMinutes;
    if (held.edge !== null) return resizedShift(shift, held.edge, minutes);
    return movedShift(shift, minutes + (rowAt(clientY) - held.row) * minutesPerDay);
  }

  function onPointerMove(event: PointerEvent) {
    const shift = draggedTo(event);
    if (shift === null || drag.current === null) return;
    const next = withShift(drag.current.plan, drag.current.place, shift);
    setMoved(next);
    onPreview(next);
  }

  function onPointerUp(event: PointerEvent) {
    const shift = draggedTo(event);
    const held = drag.current;
    if (shift === null || held === null) return;
    cancel();
    if (!isSameTimes(shift, held.plan[held.place])) change(held.place, shift);
  }

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-describedby={keysId}
        tabIndex={-1}
        className={classes.grid}
        aria-label={m.what_if_grid()}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={cancel}
      >
        <div className={classes.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} style={place({ from: hour * 60, to: hour * 60 })}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
        </div>
        {weekdays.map((weekday) => {
          const ofThis = pieces.filter((piece) => piece.weekday === weekday);
          const places = ofThis.filter(({ isRest }) => !isRest);
          const findings = week.findings.filter((finding) => finding.weekday === weekday).length;
          const day = week.days.find((one) => one.weekday === weekday);
          const isChosen = chosen.weekday === weekday;
          return (
            <div
              key={weekday}
              {...asRow}
              className={classes.row}
              data-warned={findings > 0 || undefined}
            >
              <div {...asHead} className={classes.day}>
                <strong>{weekdayHead(weekday)}</strong>
                {places.map((piece) => (
                  <span
                    key={piece.shift.place}
                    className={classes.headTimes}
                    data-room={roomIn(piece)}
                    aria-hidden
                  >
                    {timesInWords(piece.shift)}
                  </span>
                ))}
                <span>{formatMinutes(day?.minutes ?? 0)}</span>
                {holidays.includes(weekday) ? <span>{m.what_if_holiday()}</span> : null}
                {findings > 0 ? (
                  <span className={classes.warned}>
                    {m.what_if_findings({ total: formatQuantity(findings), count: findings })}
                  </span>
                ) : null}
              </div>
              <div className={classes.track} style={lanesOf(ofThis)} data-track>
                {nights.map((night) => (
                  <span
                    key={night.from}
                    className={classes.night}
                    style={place(night)}
                    aria-hidden
                  />
                ))}
                {ofThis
                  .filter(({ isRest }) => isRest)
                  .map((piece) => (
                    <span
                      key={`rest ${piece.shift.place}`}
                      className={classes.rest}
                      style={place(piece)}
                      aria-hidden
                    >
                      {m.schedules_rest_of({ time: piece.shift.endTime })}
                    </span>
                  ))}
                {places.length === 0 ? (
                  <div
                    {...cell(isChosen)}
                    className={classes.empty}
                    onFocus={() => onChoose({ weekday, shift: null })}
                  >
                    <HiddenText>{m.schedules_no_shifts()}</HiddenText>
                  </div>
                ) : (
                  places.map((piece) => (
                    <ShiftCell
                      key={piece.shift.place}
                      piece={piece}
                      isChosen={isChosen && chosen.shift === piece.shift.place}
                      isFirst={isChosen && chosen.shift === null && piece === places[0]}
                      onFocus={() => onChoose({ weekday, shift: piece.shift.place })}
                    />
                  ))
                )}
              </div>
            </div>
          );
        })}
      </div>
      <p id={keysId} className={classes.keys} data-keys>
        {m.what_if_keys()}
      </p>
    </>
  );
}

interface CellProps {
  piece: Piece<WorkShift & { place: number }>;
  isChosen: boolean;
  /** Its day is chosen and none of its shifts. */
  isFirst: boolean;
  onFocus: () => void;
}

function ShiftCell({ piece, isChosen, isFirst, onFocus }: CellProps) {
  const { shift } = piece;
  return (
    <div
      {...cell(isChosen || isFirst)}
      className={classes.shift}
      style={place(piece)}
      aria-selected={isChosen}
      aria-label={shiftInWords(shift)}
      data-place={shift.place}
      data-room={roomIn(piece)}
      onFocus={onFocus}
    >
      <span className={classes.edge} data-edge="start" aria-hidden />
      <span className={classes.times}>{timesInWords(shift)}</span>
      <span className={classes.edge} data-edge="end" aria-hidden />
    </div>
  );
}

/** Whether a block is wide enough for its times, on any desk or on a large one; what begins late has little of its day left. */
function roomIn({ from, to }: Span): 'wide' | 'none' | undefined {
  const minutes = to - from;
  return minutes < 115 ? 'none' : minutes < 200 ? 'wide' : undefined;
}

const isSameTimes = (one: WorkShift, other: WorkShift | undefined): boolean =>
  one.weekday === other?.weekday &&
  one.startTime === other.startTime &&
  one.endTime === other.endTime;

/** Where the first shift of a week stands, or its first day. */
export function firstPlace(plan: Plan, weekdays: readonly number[]): PlanPlace {
  const weekday = weekdays.find((day) => ofDay(plan, day).length > 0) ?? weekdays[0] ?? 1;
  const shift = plan.findIndex((one) => one.weekday === weekday);
  return { weekday, shift: shift === -1 ? null : shift };
}

/** A day whose shifts overlap is as tall as they need. */
function lanesOf(pieces: readonly { lanes: number }[]): CSSProperties {
  const own = { '--lanes': Math.max(1, ...pieces.map(({ lanes }) => lanes)) };
  return own as CSSProperties;
}

function place({ from, to, lane = 0, lanes = 1 }: Span & { lane?: number; lanes?: number }) {
  const shares = {
    '--from': from / minutesPerDay,
    '--to': to / minutesPerDay,
    '--lane': lane / lanes,
    '--tall': 1 / lanes,
  };
  return shares as CSSProperties;
}
