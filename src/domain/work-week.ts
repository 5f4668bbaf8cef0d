/** A week of shifts as it lies on the clock. A shift belongs to the weekday it starts on, and is counted there alone. */

export const minutesPerDay = 24 * 60;

/** 1 is Monday, 7 is Sunday. */
const daysPerWeek = 7;

/** `HH:MM`; an end at or before the start is on the next day. */
export interface ShiftTimes {
  weekday: number | null;
  startTime: string | null;
  endTime: string | null;
}

/** Minutes since midnight of the day it starts on; `to` is beyond a day's where it ends on the next. */
export interface Span {
  from: number;
  to: number;
}

export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Null when one of its times was not told. A shift that ends when it starts is a whole day long. */
export function spanOf({ startTime, endTime }: ShiftTimes): Span | null {
  if (startTime === null || endTime === null) return null;
  const from = minuteOf(startTime) % minutesPerDay;
  const end = minuteOf(endTime);
  return { from, to: end > from ? end : end + minutesPerDay };
}

/** The part of a shift that lies on one day. */
export interface Piece<Shift> {
  shift: Shift;
  weekday: number;
  from: number;
  to: number;
  /** It began the day before. */
  isRest: boolean;
  /** It goes on the day after. */
  goesOn: boolean;
  /** Where it stands among so many that overlap. */
  lane: number;
  lanes: number;
}

/** The pieces of every shift whose day and times are told, day by day and the earlier first; after Sunday comes Monday. */
export function weekPieces<Shift extends ShiftTimes>(shifts: readonly Shift[]): Piece<Shift>[] {
  const pieces = shifts.flatMap((shift): Piece<Shift>[] => {
    const span = spanOf(shift);
    if (span === null || shift.weekday === null) return [];
    const goesOn = span.to > minutesPerDay;
    const first = { ...span, to: Math.min(span.to, minutesPerDay) };
    const alone = { lane: 0, lanes: 1 };
    return [
      { shift, weekday: shift.weekday, ...first, isRest: false, goesOn, ...alone },
      ...(goesOn
        ? [
            {
              shift,
              weekday: (shift.weekday % daysPerWeek) + 1,
              from: 0,
              to: span.to - minutesPerDay,
              isRest: true,
              goesOn: false,
              ...alone,
            },
          ]
        : []),
    ];
  });
  const inOrder = pieces.toSorted(
    (one, other) => one.weekday - other.weekday || one.from - other.from || one.to - other.to,
  );
  return inLanes(inOrder);
}

/** Pieces that overlap, one with the next, stand side by side; those that only touch do not. */
function inLanes<Shift>(pieces: readonly Piece<Shift>[]): Piece<Shift>[] {
  const clusters: Piece<Shift>[][] = [];
  let end = 0;
  let weekday = 0;
  for (const piece of pieces) {
    const last = clusters.at(-1);
    if (last !== undefined && piece.weekday === weekday && piece.from < end) {
      last.push(piece);
      end = Math.max(end, piece.to);
    } else {
      clusters.push([piece]);
      ({ weekday, to: end } = piece);
    }
  }
  return clusters.flatMap(sideBySide);
}

function sideBySide<Shift>(cluster: readonly Piece<Shift>[]): Piece<Shift>[] {
  const ends: number[] = [];
  const placed = cluster.map((piece) => {
    const free = ends.findIndex((end) => end <= piece.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = piece.to;
    return { ...piece, lane };
  });
  return placed.map((piece) => ({ ...piece, lanes: ends.length }));
}

/** Weekdays in the order of a week that starts on one of them; on Monday when that is not told. */
export function weekFrom(start: number | null): number[] {
  return Array.from({ length: daysPerWeek }, (_, index) => (((start ?? 1) - 1 + index) % 7) + 1);
}

/** The stretches of a day that the band of day hours leaves to the night. The band may cross midnight; one of a whole day leaves none. */
export function nightBands({ start, end }: { start: string; end: string }): Span[] {
  const [opens, closes] = [minuteOf(start), minuteOf(end)];
  const nights =
    opens < closes
      ? [
          { from: 0, to: opens },
          { from: closes, to: minutesPerDay },
        ]
      : [{ from: closes, to: opens }];
  return nights.filter(({ from, to }) => from < to);
}
