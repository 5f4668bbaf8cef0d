import { readSettings } from '../../../server/config';
import { startGateway, type RunningGateway } from '../../../server/gateway/start';
import type { GatewayOrder } from './gateway-child';
import { mutantParts } from './mutants';

/** The real gateway with what only a test may reach: its clock, and a rule it lacks. */
let clockOffsetMs = 0;
let running: RunningGateway | null = null;

process.on('message', (order: GatewayOrder) => {
  if ('start' in order) {
    void start(order.start);
  } else {
    clockOffsetMs = order.clockOffsetMs;
    process.send?.(order);
  }
});
process.on('SIGTERM', () => void stop());
// Whoever started it has gone.
process.on('disconnect', () => process.exit(1));

async function start({
  env,
  mutant,
  clockOffsetMs: offset,
  webRoot,
}: Extract<GatewayOrder, { start: unknown }>['start']): Promise<void> {
  clockOffsetMs = offset;
  const now = () => new Date(Date.now() + clockOffsetMs);
  const parts = {
    now,
    ...mutantParts(mutant),
    ...(webRoot !== undefined && { webRoot }),
  };
  running = await startGateway(readSettings(env, now()), parts);
  process.send?.({ url: running.url });
}

async function stop(): Promise<void> {
  await running?.close();
  process.exit(0);
}
