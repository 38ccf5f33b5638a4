import type { Page } from 'playwright-core';

/** Everything of our origin that a script or the developer tools can find in a browser. */
export interface StoredInBrowser {
  readonly local: Readonly<Record<string, string>>;
  readonly perTab: Readonly<Record<string, string>>;
  readonly databases: readonly { readonly name: string; readonly rows: readonly unknown[] }[];
  readonly cached: readonly { readonly url: string; readonly text: string }[];
  /** Cookies that scripts can read. */
  readonly cookies: string;
  readonly windowName: string;
  readonly historyState: unknown;
  readonly title: string;
}

async function readAll(): Promise<StoredInBrowser> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  async function rowsOf(name: string): Promise<unknown[]> {
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(
      stores.map((store) => settled(database.transaction(store).objectStore(store).getAll())),
    );
    database.close();
    return rows.flat();
  }
  async function filesOf(name: string) {
    const cache = await caches.open(name);
    return Promise.all(
      (await cache.keys()).map(async (request) => ({
        url: request.url,
        text: (await (await cache.match(request))?.text()) ?? '',
      })),
    );
  }
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return {
    local: { ...localStorage },
    perTab: { ...sessionStorage },
    databases: await Promise.all(names.map(async (name) => ({ name, rows: await rowsOf(name) }))),
    cached: (await Promise.all((await caches.keys()).map(filesOf))).flat(),
    cookies: document.cookie,
    windowName: window.name,
    historyState: history.state,
    title: document.title,
  };
}

export const readBrowser = (page: Page): Promise<StoredInBrowser> => page.evaluate(readAll);
