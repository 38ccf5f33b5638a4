import { describe, expect, it } from 'vitest';
import { addStatus } from '#calls';
import { HttpError } from '#http';
import {
  aContact,
  aPerson,
  aStatusBody,
  type ManualClock,
  type MemoryDevice,
  manualClock,
  memoryDevice,
  type OutboxTab,
  outboxTab,
  sequence,
  settled,
} from '#test';
import type { SendRequest } from './outbox-send.ts';

const USERS = ['anita', 'bela'] as const;
const STEPS = 60;
const HOUR = 3_600_000;

/** A server that fails at random and stores each key once, like the real one. */
function aServer(random: () => number, clock: ManualClock) {
  const stored = new Map<string, SendRequest['entry']>();
  const state = { healthy: false };
  const refused = (status: number) => new HttpError({ failure: 'refused', endpoint: 'x', status });
  const lost = () => new HttpError({ failure: 'unreachable', endpoint: 'x' });

  async function send({ entry }: SendRequest): Promise<unknown> {
    const chance = state.healthy ? 1 : random();
    if (chance < 0.15) throw lost();
    if (chance < 0.2) throw refused(503);
    if (chance < 0.25) throw refused(429);
    if (chance < 0.28) throw refused(401);
    await settled();
    if (!stored.has(entry.idempotencyKey)) stored.set(entry.idempotencyKey, entry);
    // Stored, but the response is lost.
    if (chance < 0.4) throw lost();
    if (chance < 0.45) {
      await new Promise<void>((resolve) => clock.after(20_000, resolve));
      throw new HttpError({ failure: 'timeout', endpoint: 'x' });
    }
    return {};
  }
  return { send, stored, state };
}

interface World {
  readonly device: MemoryDevice;
  readonly clock: ManualClock;
  readonly server: ReturnType<typeof aServer>;
  /** All tabs, including closed ones. */
  readonly all: OutboxTab[];
  readonly queued: { readonly key: string; readonly user: string; readonly patient: string }[];
}

function openTab(world: World, user: string | undefined): OutboxTab {
  const { device, clock, server } = world;
  const memory = outboxTab({ device, clock, send: server.send, person: user ? aPerson(user) : undefined });
  world.all.push(memory);
  return memory;
}

async function step(world: World, tabs: OutboxTab[], random: () => number): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const place = Math.floor(random() * tabs.length);
  const tab = tabs[place] as OutboxTab;
  const chance = random();
  if (chance < 0.45) {
    const user = tab.person.current()?.userId;
    const number = 1 + Math.floor(random() * 3);
    const key = `key ${world.queued.length + 1}`;
    const patient = aContact(number).vitaId;
    const request = { body: aStatusBody(number), patient, idempotencyKey: key };
    const answer = await tab.outbox.enqueue(addStatus, request);
    if (answer.result === 'queued' && user) world.queued.push({ key, user, patient });
  } else if (chance < 0.6) await world.clock.advance(Math.floor(random() * 20_000));
  else if (chance < 0.7) {
    tab.kill();
    tabs[place] = openTab(world, pick(USERS));
  } else if (chance < 0.8) tab.person.change(random() < 0.3 ? undefined : aPerson(pick(USERS)));
  else if (chance < 0.9) {
    const now = tab.person.current();
    if (now) tab.person.change({ ...now, active: !now.active });
  } else void tab.outbox.flush('network-back');
  if (random() < 0.5) await settled();
}

/** The server recovers, and every user returns once. */
async function drain(world: World, tabs: readonly OutboxTab[]): Promise<void> {
  world.server.state.healthy = true;
  for (const tab of tabs) tab.kill();
  for (const user of USERS) {
    const tab = openTab(world, user);
    await world.clock.advance(HOUR);
    await tab.outbox.flush();
    expect(tab.outbox.store.getState()).toMatchObject({ entries: [], tray: 0, unreadable: 0 });
    tab.kill();
  }
}

async function live(seed: number): Promise<World> {
  const random = sequence(seed);
  const clock = manualClock();
  const server = aServer(random, clock);
  const world: World = { device: memoryDevice(), clock, server, all: [], queued: [] };
  const tabs = [openTab(world, 'anita'), openTab(world, 'bela'), openTab(world, 'anita')];
  for (let n = 0; n < STEPS; n += 1) await step(world, tabs, random);
  await drain(world, tabs);
  return world;
}

/** Returns the keys of each author and patient, in order. */
function lanes(saves: World['queued']) {
  const byLane = new Map<string, string[]>();
  for (const { key, user, patient } of saves) {
    const lane = `${user} ${patient}`;
    byLane.set(lane, [...(byLane.get(lane) ?? []), key]);
  }
  return byLane;
}

describe('for any failures, restarts and sign-ins', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))('seed %i', async (seed) => {
    const { server, queued, all, device } = await live(seed);
    const stored = [...server.stored].map(([key, { user, patient }]) => ({ key, user, patient }));

    expect(queued.length).toBeGreaterThan(5);
    expect(stored.map(({ key }) => key).toSorted()).toEqual(queued.map(({ key }) => key).toSorted());
    expect(lanes(stored)).toEqual(lanes(queued));
    for (const { author, by } of all.flatMap(({ seen }) => seen)) expect(by).toBe(author);
    expect([...device.outbox.values()].every(({ userId }) => USERS.some((user) => user === userId))).toBe(
      true,
    );
  });

  it.each([101, 102, 103, 104, 105])(
    'sends nothing again after it was confirmed and recorded, seed %i',
    async (seed) => {
      const { all, queued, device, clock } = await live(seed);
      const sends = () => all.reduce((sum, { seen }) => sum + seen.length, 0);
      const before = sends();
      for (const user of USERS) {
        const tab = outboxTab({ device, clock, person: aPerson(user) });
        all.push(tab);
        for (const { key, patient } of queued.filter((save) => save.user === user)) {
          const number = [1, 2, 3].find((one) => aContact(one).vitaId === patient) ?? 1;
          const again = { body: aStatusBody(number), patient, idempotencyKey: key };
          expect(await tab.outbox.enqueue(addStatus, again)).toEqual({ result: 'queued', id: key });
        }
        await tab.outbox.flush('network-back');
        tab.kill();
      }
      expect(sends()).toBe(before);
    },
  );
});
