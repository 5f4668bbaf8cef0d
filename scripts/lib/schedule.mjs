/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {'passed' | 'failed' | 'not-run'} Verdict */
/** @typedef {{ step: Step, verdict: Verdict, seconds: number }} StepResult */

/**
 * Runs the steps in their order, at most `lanes` at a time. A step waits for what it needs and is not
 * run when that failed; everything else still runs, so one failure never hides another.
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<boolean>} work true when the step passed
 * @param {{ lanes?: number, now?: () => number }} [options]
 * @returns {Promise<StepResult[]>} in the order of `steps`
 */
export async function schedule(steps, work, { lanes = 2, now = () => performance.now() } = {}) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const planned = new Set(steps.map((step) => step.name));
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let aloneRuns = false;

  const needed = (/** @type {Step} */ step) =>
    (step.needs ?? []).filter((name) => planned.has(name));
  const isReady = (/** @type {Step} */ step) => needed(step).every((name) => results.has(name));
  const hasRoom = (/** @type {Step} */ step) =>
    !aloneRuns && (step.alone ? running.size === 0 : running.size < lanes);

  const begin = async (/** @type {Step} */ step) => {
    const started = now();
    const blocked = needed(step).some((name) => results.get(name)?.verdict !== 'passed');
    const passed = !blocked && (await work(step));
    const verdict = blocked ? 'not-run' : passed ? 'passed' : 'failed';
    results.set(step.name, { step, verdict, seconds: (now() - started) / 1000 });
    running.delete(step.name);
    if (step.alone) aloneRuns = false;
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && hasRoom(step));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      if (next.alone) aloneRuns = true;
      running.set(
        next.name,
        Promise.resolve().then(() => begin(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.flatMap((step) => results.get(step.name) ?? []);
}
