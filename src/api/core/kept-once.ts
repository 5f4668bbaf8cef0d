import { asApiError } from './errors';

const mostTries = 4;

/** How often a file is brought to the gateway: the same bytes are kept once, so bringing them again is no second write. */
export const keptOnce = {
  retry: (failed: number, error: unknown) =>
    failed < mostTries - 1 &&
    ['network', 'server', 'rate-limited'].includes(asApiError(error).kind),
  retryDelay: (failed: number) => 1000 * 4 ** failed,
};
