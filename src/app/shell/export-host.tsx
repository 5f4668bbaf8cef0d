import { Suspense, useEffect } from 'react';
import {
  currentExport,
  exportButton,
  isAtStake,
  useCurrentExport,
} from '@/modules/export/current-export';
import { laterComponent } from '@/modules/later-part/later-component';
import { holdPage } from '@/modules/leaving/held-page';

const ExportPanel = laterComponent(
  async () => (await import('@/modules/export/export-panel')).ExportPanel,
);

/** How the export goes, on whatever screen; closing the page while it would lose the file asks first. */
export function ExportHost() {
  const state = useCurrentExport();
  const name = currentExport.name();
  const atStake = isAtStake(state);
  useEffect(() => {
    if (!atStake) return;
    // Read at that moment: signing out gives the export up on its way.
    return holdPage(() => (isAtStake(currentExport.state()) ? 'export' : null));
  }, [atStake]);
  if (state.status === 'idle' || name === null) return null;
  return (
    <Suspense>
      <ExportPanel state={state} name={name} onClose={close} />
    </Suspense>
  );
}

function close(): void {
  currentExport.dismiss();
  (exportButton.current ?? document.getElementById('main'))?.focus();
}
