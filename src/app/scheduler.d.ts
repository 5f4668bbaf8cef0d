/** React's own scheduler, as far as it is used here; it comes without types. */
declare module 'scheduler' {
  /** How often a second React lets go of the page while it draws, at most 125 times; 0: as it does by itself. */
  export function unstable_forceFrameRate(times: number): void;
}
