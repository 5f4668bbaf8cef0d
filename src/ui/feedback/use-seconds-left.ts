import { useSyncExternalStore } from 'react';

const second = 1_000;

/** For `useSyncExternalStore`: asks again each second. */
export function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment (milliseconds of the epoch), counted on the screen; never below zero. */
export function useSecondsLeft(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / second));
  return useSyncExternalStore(eachSecond, left, left);
}

/** Whole seconds since a moment (milliseconds of the epoch), counted on the screen. */
export function useSecondsSince(moment: number): number {
  const passed = () => Math.max(0, Math.floor((Date.now() - moment) / second));
  return useSyncExternalStore(eachSecond, passed, passed);
}
