import type { Browser, Page } from 'playwright-core';
import { consoleStyles, DRAWN_BY_SCRIPT, medianOf, openMeasured, uiBundle } from './measured-page.ts';
import { report } from './row.ts';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

/** The slow computer of issue 40: a processor at a quarter of the speed. */
const SLOWDOWN = isShort ? 1 : 4;
const ROUNDS = isShort ? 1 : 12;
const WARM_UP_ROUNDS = isShort ? 0 : 1;
const BUDGET_MS = 50;

const WRITER = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PrescriptionWriter } from './src/record/prescriptions/index.ts';
import { fakeHttp } from './test/fake-http.ts';
import { NOW, vitaId } from './test/patient-care.ts';
import { aPatient } from './test/people.ts';
import { aBasis } from './test/prescriptions.ts';
import { Surroundings } from './test/surroundings.tsx';
const nothing = () => {};
const current = ['Warfarin 5 mg', 'Metformin 500 mg', 'Telmisartan 40 mg', 'Atorvastatin 20 mg'];
const http = fakeHttp({
  'prescriptions/basis': () => ({ vitaId, data: aBasis({ allergies: ['Penicillin'], current }) }),
});
const writer = createElement(PrescriptionWriter, {
  vitaId, now: () => NOW, patient: aPatient({ vitaId }), encounterId: null,
  signer: { id: vitaId, name: 'Dr. Rao' }, facility: 'North', last: undefined, onSigned: nothing, onClose: nothing,
});
createRoot(document.getElementById('root')).render(createElement(Surroundings, { http }, writer));`;

/** Lines already in the prescription before the measured one. */
const BEFORE = [
  'paracetamol 500 mg tab tds 3d',
  'pantoprazole 40 mg tab od 14d',
  'amlodipine 5 mg tab od cont',
  'cetirizine 10 mg tab hs 5d',
  'levothyroxine 50 mcg tab od cont',
];
const MEASURED = 'azithromycin 500 mg tab od 3d';

interface Watch {
  pressedAt: number;
  shownAt: number;
}

/** Runs in the page: records when Enter was pressed, and the first frame with a warning about warfarin. */
function watchWarning(): void {
  const watch: Watch = { pressedAt: 0, shownAt: 0 };
  Reflect.set(globalThis, 'watch', watch);
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    watch.shownAt = performance.now();
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') Object.assign(watch, { pressedAt: event.timeStamp, shownAt: 0 });
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const isWaiting = watch.pressedAt > 0 && watch.shownAt === 0;
      if (isWaiting && /azithromycin[^.]*warfarin/i.test(document.body.textContent ?? ''))
        requestAnimationFrame(() => painted.port2.postMessage(null));
    }).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );
}

const entry = (page: Page) => page.getByRole('combobox', { name: /^Medicine, strength/ });

async function addLine(page: Page, text: string): Promise<void> {
  await entry(page).fill(text);
  await page.keyboard.press('Enter');
}

/** Returns the milliseconds from Enter to the painted warning, then removes the line. */
async function measureWarning(page: Page): Promise<number> {
  await addLine(page, MEASURED);
  await page.waitForFunction(() => (globalThis as unknown as { watch: Watch }).watch.shownAt > 0);
  const taken = await page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    return watch.shownAt - watch.pressedAt;
  });
  await page
    .getByRole('button', { name: /^Remove.*azithromycin/i })
    .first()
    .click();
  await page.waitForFunction(() => !/azithromycin[^.]*warfarin/i.test(document.body.textContent ?? ''));
  return taken;
}

async function warningTimes(browser: Browser): Promise<readonly number[]> {
  const page = await openMeasured(
    browser,
    { body: DRAWN_BY_SCRIPT, script: await uiBundle(WRITER), css: consoleStyles() },
    watchWarning,
  );

  for (const text of BEFORE) await addLine(page, text);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const taken = await measureWarning(page);
    if (round >= WARM_UP_ROUNDS) times.push(taken);
  }
  return times;
}

report({
  name: 'key to warning in a prescription of six lines, CPU ×4',
  kind: 'ms',
  value: medianOf(await withBrowser(warningTimes)),
  budget: BUDGET_MS,
});
