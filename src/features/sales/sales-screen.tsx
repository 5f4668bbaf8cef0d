import { OpenRecord } from '@/modules/open-record/open-record';
import { useOpenRecords } from '@/modules/open-record/record-links';
import { m } from '@/text/generated/messages';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenNote } from '@/ui/layout/screen-note';
import { ScreenTitle } from '@/ui/layout/screen-title';

/** Where a sale is looked up: no operation lists or searches sales (API description, Endpoints). */
export function SalesScreen() {
  const open = useOpenRecords('sale');
  return (
    <ListScreen>
      <ScreenTitle title={m.sales_title()} />
      <ScreenNote>{m.sales_honest()}</ScreenNote>
      <OpenRecord kind="sale" onOpen={open} />
    </ListScreen>
  );
}
