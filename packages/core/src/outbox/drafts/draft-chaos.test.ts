import { expect, it } from 'vitest';
import { aPerson, manualClock, memoryDevice, outboxTab, sequence } from '#test';

const STEPS = 60;
const index = { patient: 'p1', programme: 'ahc', callType: 'ad-hoc' };

it.each(Array.from({ length: 20 }, (_, number) => number + 1))(
  'no saved draft is lost, seed %i',
  async (seed) => {
    const random = sequence(seed);
    const device = memoryDevice();
    const clock = manualClock();
    // Possible content of the device: the last confirmed save, and later entries.
    let possible: unknown[] = [undefined];

    async function aTab(user = 'anita') {
      const memory = outboxTab({ device, clock, person: aPerson(user) });
      const opening = await memory.drafts.open('contact-1', index);
      return { memory, draft: opening.result === 'open' ? opening.draft : undefined };
    }

    async function takeOver(tab: Awaited<ReturnType<typeof aTab>>): Promise<void> {
      const taken = tab.draft?.takeOver();
      await clock.advance(300);
      await taken;
      expect(tab.draft?.store.getState().editable).toBe(true);
    }

    const tabs = [await aTab(), await aTab()];
    for (let n = 1; n <= STEPS; n += 1) {
      const place = Math.floor(random() * 2);
      const tab = tabs[place] ?? (await aTab());
      const chance = random();
      if (chance < 0.5 && tab.draft?.store.getState().editable) {
        const content = { typed: `${seed}-${n}` };
        tab.draft.change(content);
        possible.push(content);
        if (random() < 0.5) {
          await clock.advance(250);
          possible = [content];
        }
      } else if (chance < 0.6) await takeOver(tab);
      else if (chance < 0.7) {
        tab.memory.kill();
        tabs[place] = await aTab();
      } else if (chance < 0.8) {
        tab.memory.person.change(undefined);
        tabs[place] = await aTab();
      } else if (chance < 0.9) {
        const { memory, draft } = await aTab('bela');
        expect(draft?.store.getState().content).toBeUndefined();
        expect(await memory.drafts.list()).toEqual([]);
        memory.kill();
      } else await clock.advance(Math.floor(random() * 500));
    }
    for (const { memory } of tabs) memory.kill();
    expect(possible).toContainEqual((await aTab()).draft?.store.getState().content);
    expect(device.drafts.size).toBeLessThanOrEqual(1);
  },
);
