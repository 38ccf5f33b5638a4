import type { Browser, Page } from 'playwright-core';
import { consoleStyles, DRAWN_BY_SCRIPT, medianOf, openMeasured, uiBundle } from './measured-page.ts';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

/** The cheap laptop of design 8. */
const SLOWDOWN = isShort ? 1 : 4;
const KEYS = isShort ? 2 : 25;
const ROUNDS = isShort ? 1 : 6;
const WARM_UP_ROUNDS = isShort ? 0 : 1;

/** The First call of Healthy Motherhood is the longest form: 66 fields in 23 sections. */
const CALL = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CallInfo } from './src/calls/call-info/index.ts';
import { caller, callHttp, fakeMetrics } from './test/call-fixtures.ts';
import { unsentCalls, sharedDevice } from './test/unsent-calls.ts';
import { aPatient, now, personId } from './test/people.ts';
import { Surroundings } from './test/surroundings.tsx';
const nothing = () => {};
const mother = aPatient({ enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1_686_000_000 }] });
const call = createElement(CallInfo, {
  metrics: fakeMetrics(), profile: caller, vitaId: personId(1), programme: 'healthy_motherhood',
  callType: 'first', now, onTel: nothing, onSaved: nothing, onSearchNext: nothing,
  onDirtyChange: nothing, ...unsentCalls(sharedDevice(), nothing),
});
createRoot(document.getElementById('root')).render(createElement(Surroundings, { http: callHttp({}, mother) }, call));`;

const BARE = '<label>Bare <input></label>';

interface Keys {
  times: number[];
}

/** Runs in the page: records for each key how long its change took to appear. */
function watchKeys(): void {
  const keys: Keys = { times: [] };
  Reflect.set(globalThis, 'keys', keys);
  const painted = new MessageChannel();
  let pressedAt = 0;
  painted.port1.onmessage = () => keys.times.push(performance.now() - pressedAt);
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
      // The message arrives after the frame that shows the key.
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

async function open(browser: Browser, script: string, css: string): Promise<Page> {
  const body = script === '' ? BARE : DRAWN_BY_SCRIPT;
  const page = await openMeasured(browser, { body, script, css }, watchKeys);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function reach(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Call \+/ }).click();
  await page.getByRole('radio', { name: 'Reached the patient' }).check();
}

/** Types into one field at a person's pace. Returns the milliseconds from each key to its paint. */
async function typed(page: Page, label: string, key: string): Promise<readonly number[]> {
  await page.bringToFront();
  const field = page.getByRole('textbox', { name: label, exact: true }).first();
  await field.fill('');
  await field.focus();
  await page.evaluate(() => {
    (globalThis as unknown as { keys: Keys }).keys.times = [];
  });
  for (let count = 0; count < KEYS; count += 1) await page.keyboard.press(key, { delay: 20 });
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { keys: Keys }).keys.times.length >= wanted,
    KEYS,
  );
  return page.evaluate(() => (globalThis as unknown as { keys: Keys }).keys.times);
}

export interface KeystrokeTimes {
  readonly bare: number;
  readonly fields: Readonly<Record<string, number>>;
}

/** The fields, with a key for each. */
const FIELDS: Readonly<Record<string, string>> = { Systolic: '1', 'What the patient reports': 'a' };

/** Measures the bare input and fields of the longest form in turn, in one browser. Returns medians in milliseconds. */
export function keystrokeTimes(): Promise<KeystrokeTimes> {
  return withBrowser(async (browser) => {
    const css = consoleStyles();
    const bare = await open(browser, '', css);
    const call = await open(browser, await uiBundle(CALL), css);
    await reach(call);
    const ofBare: number[] = [];
    const ofField = new Map(Object.keys(FIELDS).map((label) => [label, [] as number[]]));
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const isCounted = round >= WARM_UP_ROUNDS;
      const plain = await typed(bare, 'Bare', 'a');
      if (isCounted) ofBare.push(...plain);
      for (const [label, times] of ofField) {
        const own = await typed(call, label, FIELDS[label] ?? '');
        if (isCounted) times.push(...own);
      }
    }
    const fields = Object.fromEntries([...ofField].map(([label, times]) => [label, medianOf(times)]));
    return { bare: medianOf(ofBare), fields };
  });
}
