import { type Browser, chromium } from 'playwright-core';
import {
  type Cluster,
  makeCluster,
  postgresBinaries,
} from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { leaveOut } from './row.ts';
import { isShort } from './size.ts';

interface Resource<T> {
  open(): Promise<T>;
  close(opened: T): Promise<void>;
}

const closers = new Map<object, () => Promise<void>>();

/** A resource that each bench opens and closes. Short benches run in one process, where the first one opens it for all. */
export function sharedResource<T>({ open, close }: Resource<T>) {
  const key = {};
  let opened: Promise<T> | undefined;
  async function closeIt(): Promise<void> {
    const ending = opened;
    opened = undefined;
    closers.delete(key);
    if (ending) await close(await ending);
  }
  return async <R>(work: (resource: T) => Promise<R>): Promise<R> => {
    opened ??= open();
    closers.set(key, closeIt);
    try {
      return await work(await opened);
    } finally {
      if (!isShort) await closeIt();
    }
  };
}

/** Closes what the short benches shared. */
export async function closeShared(): Promise<void> {
  await Promise.all([...closers.values()].map((close) => close()));
}

const inBrowser = sharedResource<Browser>({
  open: async () => chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS }),
  close: (browser) => browser.close(),
});

/** Runs `work` in a browser and closes the pages it opened. */
export const withBrowser = <R>(work: (browser: Browser) => Promise<R>): Promise<R> =>
  inBrowser(async (browser) => {
    try {
      return await work(browser);
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  });

const onCluster = sharedResource<Cluster>({
  open: () => makeCluster(postgresBinaries() ?? ''),
  close: (cluster) => cluster.remove(),
});

/** Runs `work` with a PostgreSQL server, or skips the bench if none is installed. */
export async function withCluster(bench: string, work: (cluster: Cluster) => Promise<void>): Promise<void> {
  if (postgresBinaries()) await onCluster(work);
  else leaveOut(`${bench}: it needs the server of PostgreSQL 15 or newer`);
}
