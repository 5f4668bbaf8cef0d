import { useEffect, useState } from 'react';
import { untilLoaded } from '../later-part/until-loaded';

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

/** What is typed waits for them, and is not lost by a line that is down. */
const loadPanels = untilLoaded(async () => (loaded = await importPanels()));

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
