import { OpenRecord } from '@/modules/open-record/open-record';
import { useOpenRecords } from '@/modules/open-record/record-links';
import { m } from '@/text/generated/messages';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './sales.module.css';

/** Where a sale is looked up: no operation lists or searches sales (API description, Endpoints). */
export function SalesScreen() {
  const open = useOpenRecords('sale');
  return (
    <ListScreen>
      <ScreenTitle title={m.sales_title()} />
      <p className={classes.honest}>{m.sales_honest()}</p>
      <OpenRecord kind="sale" onOpen={open} />
    </ListScreen>
  );
}
