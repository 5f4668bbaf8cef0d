/** This opened page as the gateway tells it from others: every save of it has its own number, in the order they were made. */
export interface DraftPage {
  tab: string;
  nextRevision: () => number;
  /** Notes a save that is under way, whoever made it. */
  track: <T>(save: Promise<T>) => Promise<T>;
  /** Resolves when no save is under way: what is read then is what this page knows. */
  settled: () => Promise<void>;
}

export function createDraftPage(tab: string): DraftPage {
  let revision = 0;
  const underWay = new Set<Promise<unknown>>();
  return {
    tab,
    nextRevision: () => (revision += 1),
    track(save) {
      underWay.add(save);
      const forget = () => underWay.delete(save);
      save.then(forget, forget);
      return save;
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

let page: DraftPage | undefined;

/** The one of this page; it is new after every load. */
export function thisDraftPage(): DraftPage {
  page ??= createDraftPage(crypto.randomUUID());
  return page;
}

/** When those drafts were saved that a press on this page began, in milliseconds of the epoch. */
const begun = new Map<string, number>();

export const noteBegun = (id: string, savedAt: string) => begun.set(id, Date.parse(savedAt));

/** Whether it stands as it was begun here: the form that opens with it recovers nothing. */
export const isAsBegun = (id: string, savedAt: number) => begun.get(id) === savedAt;
