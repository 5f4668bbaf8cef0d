import { fetchJob, fetchJobRows, resumeJob } from '@/api/jobs/operations';
import type { BulkJob, BulkRowState } from '@/api/jobs/names';
import type { BulkProgress } from '@/modules/bulk-job/bulk-view';
import { runBulkJob } from '@/modules/bulk-job/bulk-run';
import type { RunParts } from '@/modules/bulk-job/run-parts';

/** The tabs a job is open in. */
export class Tabs {
  readonly #open: (parts?: RunParts) => Tab;
  readonly #all: Tab[] = [];

  constructor(open: (parts?: RunParts) => Tab) {
    this.#open = open;
  }

  /** Opens the job in one tab more, whoever has it already. */
  open(parts?: RunParts): void {
    const tab = this.#open(parts);
    this.#all.push(tab);
    void tab.ended.finally(() => this.#all.splice(this.#all.indexOf(tab), 1));
  }

  /** All of them are gone; whoever is there opens the page again. */
  close(): void {
    for (const tab of this.#all) tab.stop();
  }

  async ended(): Promise<void> {
    while (this.#all.length > 0) await Promise.all(this.#all.map(({ ended }) => ended));
  }
}

type Tab = ReturnType<typeof runBulkJob>;

type Course<Event> = {
  /** Of each tab that says no other. */
  parts: () => RunParts;
  /** In their order; each happens when that share of the rows has come to an end. */
  events: (Event & { at: number })[];
  happen: (event: Event, tabs: Tabs) => Promise<unknown> | void;
  share: (progress: BulkProgress) => number;
  /** Before each look at how the job stands, with what is still to happen. */
  between: (left: number) => Promise<unknown>;
};

/** However much goes wrong, a person presses "continue" a few times at most. */
const mostRuns = 60;

/** A tab looks again that soon when another one has the job. */
const nextTabMs = 50;

/** Carries a job out while the events happen, one after the other, until nothing of it is open. @returns how it stands then */
export async function carryOutAmid<Event>(id: string, course: Course<Event>): Promise<BulkJob> {
  const { parts, happen, share, between } = course;
  const left = [...course.events];
  let happening = Promise.resolve<unknown>(null);
  const tabs = new Tabs((own = parts()) =>
    runBulkJob(id, own, ({ progress }) => {
      if (progress === null) return;
      const now = share(progress);
      while (left[0] !== undefined && left[0].at <= now) {
        const event = left.shift();
        if (event) happening = happening.then(() => happen(event, tabs));
      }
    }),
  );
  for (let count = 0; count < mostRuns; count += 1) {
    tabs.open();
    await tabs.ended();
    await happening;
    await tabs.ended();
    await between(left.length);
    const job = await fetchJob(id);
    if (job.state === 'done' || job.state === 'cancelled') break;
    if (job.state === 'paused') await resumeJob(id);
    else await new Promise((resolve) => setTimeout(resolve, nextTabMs));
  }
  return fetchJob(id);
}

/** Every row of a job, with what became of it. */
export async function readRows(id: string): Promise<BulkRowState[]> {
  const rows: BulkRowState[] = [];
  for (;;) {
    const after = rows.at(-1)?.line ?? 0;
    const page = await fetchJobRows(id, { after, page: 1, perPage: 500 });
    if (page.rows.length === 0) return rows;
    rows.push(...page.rows);
  }
}
