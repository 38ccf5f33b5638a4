import type { EnginePage } from './engine.ts';

/** Serialises a result without `toJSON`, which a page may have added to every array. Undefined becomes null. */
const asText = (value: unknown): string => {
  const plain = (one: unknown): unknown => {
    if (Array.isArray(one)) return Object.defineProperty(one.map(plain), 'toJSON', { value: undefined });
    if (typeof one !== 'object' || one === null) return one;
    const copy = Object.create(null);
    for (const key of Object.keys(one)) copy[key] = plain((one as Record<string, unknown>)[key]);
    return copy;
  };
  return JSON.stringify(plain(value ?? null));
};

async function read<Result>(page: EnginePage, expression: string): Promise<Result> {
  return JSON.parse(await page.evaluate(`(async () => (${asText})(await ${expression}))()`)) as Result;
}

/** Runs a function in the page. It can't use outer variables; its argument and result are plain data. */
export const inPage = <Result, Argument = undefined>(
  page: EnginePage,
  task: (argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
): Promise<Result> => read(page, `(${task})(${JSON.stringify(argument)})`);

/** The same with the element the page stores as `host`, wherever it is, even in a closed shadow root. */
export const onHost = <Result, Argument = undefined>(
  page: EnginePage,
  task: (host: HTMLElement, argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
): Promise<Result> => read(page, `(${task})(globalThis.host, ${JSON.stringify(argument)})`);

/** Reads a global the page keeps for its proof. */
export const globalOf = <Result>(page: EnginePage, name: string): Promise<Result> =>
  inPage(page, (key) => Reflect.get(globalThis, key), name) as Promise<Result>;
