import { useEffect, useState } from 'react';

const againAfterMs = 5_000;

type LaterPanels = Awaited<ReturnType<typeof importPanels>>;

async function importPanels() {
  const [{ ReviewPanel }, { SendingPanel }, { OutcomePanel }] = await Promise.all([
    import('@/modules/review-panel/review-panel'),
    import('@/modules/outcome-panel/sending-panel'),
    import('@/modules/outcome-panel/outcome-panel'),
  ]);
  return { ReviewPanel, SendingPanel, OutcomePanel };
}

let loaded: LaterPanels | null = null;
let loading: Promise<LaterPanels> | undefined;

/** Loads them, however often that takes: what is typed waits for them, and is not lost by a line that is down. */
function loadPanels(): Promise<LaterPanels> {
  loading ??= (async () => {
    for (;;) {
      try {
        return (loaded = await importPanels());
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      }
    }
  })();
  return loading;
}

/**
 * What comes after the fields of a form, from the review on: it is loaded while these are filled in, and nothing goes on before
 * it is there.
 */
export function useLaterPanels(): LaterPanels | null {
  const [panels, setPanels] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    void loadPanels().then((all) => {
      if (isShown) setPanels(all);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return panels;
}
