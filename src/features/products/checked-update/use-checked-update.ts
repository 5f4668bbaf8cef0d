import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isSameIntention,
  newAttempt,
  type AttemptContext,
  type PreparedAttempt,
  type Write,
} from '@/api/core/attempt';
import { currentProfile } from '@/api/core/profile';
import { beforeChange } from '@/api/core/attempt-before';
import { productKeys } from '@/api/products/keys';
import { productMutations } from '@/api/products/mutations';
import { fetchProducts } from '@/api/products/operations';
import { rereadProduct, type SeenProduct, type Rereading } from '@/api/products/reread';
import type { ProductUpdate, StoredProduct } from '@/api/products/write-schemas';
import { useAttempt, type Attempting } from '@/modules/attempt/use-attempt';
import type { SteppedReading } from '@/modules/whole-list/long-reading';
import type { StoppableState } from '@/modules/whole-list/stoppable-reading';
import { useStoppable } from '@/modules/whole-list/use-stoppable';
import { productPages } from '@/modules/whole-list/whole-products';
import {
  findProduct,
  hasId,
  nothingSearched,
  type Finding,
  type FindingProgress,
} from '../product-page/product-finding';

/** What was compared with a reading no older than this may be sent; otherwise the product is read and compared once more. */
const freshMs = 60_000;

/** What stands between a person and their update. */
type Hold<Typed> =
  /** The product is being read; `aim` is what happens when nothing moved. */
  | { kind: 'reading'; typed: Typed; aim: Aim }
  /** It is not where it was read. */
  | { kind: 'missing'; typed: Typed }
  /** Something moved since `opened` that what was typed is about. */
  | { kind: 'decide'; typed: Typed; opened: SeenProduct; now: SeenProduct };

type Aim = 'review' | 'send' | 'resend';

/** `moved`: the review was made anew because the product moved after the first. `unchecked`: it could not be read again. */
export type CheckState = 'same' | 'moved' | 'unchecked';

interface Parts<Typed> {
  branch: string;
  /** The product as the form knows it. */
  seen: SeenProduct;
  /** The form goes on from this reading. */
  onSeen: (now: SeenProduct) => void;
  /** Whether a person has to decide what to do about what moved since `seen`. */
  asks: (typed: Typed, now: SeenProduct) => boolean;
  /** `now` is null where the product could not be read again and a person goes on all the same. */
  toUpdate: (typed: Typed, now: SeenProduct | null) => ProductUpdate;
  context: (typed: Typed) => AttemptContext;
}

/** What is under review, or was sent. */
export interface Reviewed<Typed> {
  typed: Typed;
  /** The reading of the product that the update is about. */
  seen: SeenProduct;
  /** How sure the review is of what it speaks of. */
  checkState: CheckState;
  update: ProductUpdate;
}

const { toRequest } = productMutations.update;

/** The update of a product that knows what it was made of. */
const reviewedUpdate: Write<Reviewed<unknown>, StoredProduct> = {
  ...productMutations.update,
  toRequest: ({ update }) => toRequest(update),
};

export interface CheckedUpdate<Typed> extends Attempting<Reviewed<Typed>, StoredProduct> {
  hold: Hold<Typed> | null;
  reread: ProductReread;
  /** Reads the product again, and shows the review when nothing moved that asks for a decision. */
  toReview: (typed: Typed) => void;
  /** Reads the whole branch for a product that is not where it was. */
  readWhole: () => void;
  /** Goes on although the product could not be read again. */
  goOnUnchecked: () => void;
  /** What was decided about what moved. */
  decide: (typed: Typed, now: SeenProduct) => void;
}

/**
 * The write of a product's update behind the guard of its stock: the product is read again before the review, and once more before
 * a send where the bytes repeat what was read, or where the review stood open for long. What moved is never overwritten without
 * somebody's word.
 */
export function useCheckedUpdate<Typed>(parts: Parts<Typed>): CheckedUpdate<Typed> {
  const { branch, seen, onSeen, asks, toUpdate, context } = parts;
  const writing = useAttempt<Reviewed<Typed>, StoredProduct>(reviewedUpdate);
  const reread = useReread(branch);
  const [hold, setHold] = useState<Hold<Typed> | null>(null);

  const review = (typed: Typed, now: SeenProduct | null, checkState: CheckState) => {
    setHold(null);
    if (now !== null) onSeen(now);
    const update = toUpdate(typed, now);
    const known = now ?? seen;
    writing.review(
      { typed, seen: known, checkState, update },
      { ...context(typed), ...beforeChange(known.product) },
    );
  };

  const goOn = (typed: Typed, aim: Aim, now: SeenProduct) => {
    const { state } = writing;
    const attempt = 'attempt' in state ? state.attempt : null;
    if (aim === 'review' || attempt === null) return review(typed, now, 'same');
    if (!isStill(attempt, toUpdate(typed, now))) {
      writing.edit();
      return review(typed, now, 'moved');
    }
    setHold(null);
    onSeen(now);
    if (aim === 'send') writing.send();
    else writing.resend();
  };

  const begin = (typed: Typed, aim: Aim, read: ProductReread['start']) => {
    setHold({ kind: 'reading', typed, aim });
    read(seen, (now) => {
      if (now !== null && !asks(typed, now)) return goOn(typed, aim, now);
      if (aim !== 'review') writing.edit();
      setHold(
        now === null ? { kind: 'missing', typed } : { kind: 'decide', typed, opened: seen, now },
      );
    });
  };

  /** Sends at once what says nothing that could be out of date by now, and was compared a moment ago. */
  const guarded = (aim: 'send' | 'resend', go: () => void) => () => {
    const { state } = writing;
    if (!('input' in state)) return;
    const { typed, checkState, seen: compared } = state.input;
    const isFresh = Date.now() - compared.readAt <= freshMs;
    if (checkState === 'unchecked' || (isFresh && !carriesReadings(state.attempt))) go();
    else begin(typed, aim, reread.start);
  };

  const letGo = () => {
    reread.dismiss();
    setHold(null);
  };

  return {
    ...writing,
    hold,
    reread,
    toReview: (typed) => begin(typed, 'review', reread.start),
    readWhole() {
      if (hold !== null) begin(hold.typed, 'review', reread.startWhole);
    },
    goOnUnchecked() {
      if (hold !== null) review(hold.typed, null, 'unchecked');
    },
    decide: (typed, now) => review(typed, now, 'same'),
    send: guarded('send', writing.send),
    resend: guarded('resend', writing.resend),
    edit() {
      letGo();
      writing.edit();
    },
    moveOn(draft) {
      letGo();
      writing.moveOn(draft);
    },
  };
}

/** Whether the same bytes would be made of it now. */
function isStill(attempt: PreparedAttempt, update: ProductUpdate): boolean {
  const { operation } = productMutations.update;
  return isSameIntention(attempt, newAttempt(operation, toRequest(update), attempt.context));
}

/** A stock in the body posts an adjustment when it is out of date, and repeated values overwrite what others changed. */
function carriesReadings({ bodyText }: PreparedAttempt): boolean {
  const body: unknown = JSON.parse(bodyText);
  const hasStock = typeof body === 'object' && body !== null && 'availability' in body;
  return hasStock || currentProfile().omittedOnUpdate === 'unknown';
}

/** Called when a reading has ended; null: the product was on none of the pages. */
type OnRead = (now: SeenProduct | null) => void;

interface RereadProgress extends FindingProgress {
  /** All pages of the branch are read, not only those where the product stood. */
  isWhole: boolean;
}

interface ProductReread {
  state: StoppableState<RereadProgress>;
  /** Reads where the product stood and one page on each side. */
  start: (seen: SeenProduct, onRead: OnRead) => void;
  /** Reads the branch from its first page on. */
  startWhole: (seen: SeenProduct, onRead: OnRead) => void;
  /** Goes on where it failed. */
  resume: () => void;
  /** Gives the reading up. */
  dismiss: () => void;
}

const nothing: RereadProgress = { ...nothingSearched, isWhole: false };

/** Reads one product of a branch again, right before something is written to it. */
function useReread(branch: string): ProductReread {
  const client = useQueryClient();
  const reading = useStoppable<Finding, RereadProgress>(nothing);
  const fetchPage = (asked: { page: number; perPage: number }, signal: AbortSignal) =>
    fetchProducts({ branch, ...asked }, { signal });
  const now = () => new Date();
  const read = (stepped: SteppedReading<Finding, RereadProgress>, id: string, onRead: OnRead) =>
    reading.start(stepped, ({ found }) => {
      // The product's page shows what was seen last.
      if (found !== null) client.setQueryData(productKeys.found(branch, id), found);
      onRead(found);
    });
  return {
    ...reading,
    start: (seen, onRead) =>
      read(stepped(rereadProduct(seen, { fetchPage, now })), seen.product.id, onRead),
    startWhole(seen, onRead) {
      const { id } = seen.product;
      const finding = findProduct(hasId(id), { pages: productPages(branch), now });
      const progress = () => ({ ...finding.progress(), isWhole: true });
      read({ step: finding.step, progress }, id, onRead);
    },
  };
}

/** A few pages, as the reader of long lists takes them. */
function stepped(rereading: Rereading): SteppedReading<Finding, RereadProgress> {
  return {
    progress() {
      const progress = rereading.progress();
      return { ...nothing, ...progress, pages: progress.done };
    },
    async step(signal) {
      const result = await rereading.step(signal);
      return result && { found: result.found };
    },
  };
}
