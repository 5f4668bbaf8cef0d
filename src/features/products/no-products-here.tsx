import { IconPackageOff } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';

/** A branch without a single product: there is nothing to choose from or to narrow. */
export function NoProductsHere() {
  return (
    <StatePanel icon={<IconPackageOff size={20} />} title={m.products_empty_title()}>
      <p>{m.bulk_empty_branch()}</p>
    </StatePanel>
  );
}
