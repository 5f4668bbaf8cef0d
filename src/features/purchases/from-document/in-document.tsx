import { m } from '@/text/generated/messages';
import classes from './from-document.module.css';

/** What the document says where something else stands. */
export function InDocument({ told }: { told: string }) {
  return (
    <p className={classes.original}>
      {m.purchases_in_document()} {told === '' ? m.purchases_not_in_document() : <del>{told}</del>}
    </p>
  );
}
