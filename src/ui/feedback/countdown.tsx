import { useSecondsLeft } from './use-seconds-left';

interface Props {
  /** Milliseconds of the epoch. */
  until: number;
  /** While seconds are left. */
  words: (seconds: number) => string;
  /** After that. */
  over: string;
}

/** How long something still waits. Seen, not spoken: a number a second would drown everything else. */
export function Countdown({ until, words, over }: Props) {
  const seconds = useSecondsLeft(until);
  return <span aria-live="off">{seconds > 0 ? words(seconds) : over}</span>;
}
