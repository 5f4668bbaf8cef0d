const againAfterMs = 5_000;

/**
 * Loads a part of the app once, however often that takes: a screen waits for it, or does without it meanwhile, and never breaks
 * for a line that is down.
 */
export function untilLoaded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  const again = async (): Promise<Part> => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      }
    }
  };
  return () => (loading ??= again());
}
