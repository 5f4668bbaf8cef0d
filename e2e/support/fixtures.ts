import { expect, test as base } from '@playwright/test';
import { leaksOf, watchDownloads } from './canary';
import { watchConsole } from './console-watch';
import { World, type WorldOptions } from './world';

type Fixtures = {
  /** What the world is made with: `test.use({ worldOptions: { empty: true } })`. */
  worldOptions: WorldOptions;
  /** The service's data of this one test. */
  world: World;
  /** Declares that the page will meet these HTTP statuses; any other failed load fails the test. */
  expectHttpStatus: (...statuses: number[]) => void;
  /** Declares that the page will lose its connection. */
  expectConnectionLoss: () => void;
  consoleWatch: ReturnType<typeof watchConsole>;
  noWordsOfPeople: void;
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => {
    await provide(process.env['E2E_URL']);
  },

  worldOptions: [{}, { option: true }],

  world: async ({ worldOptions }, provide) => {
    const world = await World.create(worldOptions);
    await provide(world);
    await world.remove();
  },

  // Every test has it: a page that complains to the console is broken, whatever it shows.
  // The console first: while storage is read, a page goes on asking of a world that is gone.
  consoleWatch: [
    async ({ context }, provide) => {
      const watch = watchConsole(context);
      const files = watchDownloads(context);
      await provide(watch);
      expect(watch.complaints(), 'what the browser complained about').toEqual([]);
      const found = [...(await leaksOf(context)), ...(await files.leaks())];
      expect(found, 'data of an employee').toEqual([]);
    },
    { auto: true },
  ],

  // What a failed test would keep of its page in words: the configuration turns off its traces and pictures only.
  noWordsOfPeople: [
    async ({}, provide, testInfo) => {
      const isOfPeople = testInfo.project.name === 'people';
      if (isOfPeople) process.env['PLAYWRIGHT_NO_COPY_PROMPT'] = '1';
      await provide();
      if (!isOfPeople) return;
      for (const error of testInfo.errors) Reflect.deleteProperty(error, 'errorContext');
    },
    { auto: true },
  ],

  expectHttpStatus: async ({ consoleWatch }, provide) => {
    await provide(consoleWatch.allowStatus);
  },

  expectConnectionLoss: async ({ consoleWatch }, provide) => {
    await provide(consoleWatch.allowConnectionLoss);
  },
});
