/** Gateways at work side by side; each has runs of its own, one after the other. */
const lanes = 2;

/** Runs every seed on one of the lanes until all are done or a run says that it is enough. */
export async function forEachSeed<Lane extends { close(): Promise<void> }>(
  { runs, seed }: { runs: number; seed: number },
  open: () => Promise<Lane>,
  run: (lane: Lane, number: number) => Promise<'enough' | 'more'>,
): Promise<void> {
  let next = seed;
  let enough = false;
  const work = async () => {
    const lane = await open();
    try {
      while (!enough && next < seed + runs) {
        const number = next;
        next += 1;
        if ((await run(lane, number)) === 'enough') enough = true;
      }
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, runs) }, work));
}
