import { describe, expect, it } from 'vitest';
import type { Connection, Track } from './peer-link-state.ts';
import { createVideoCall } from './video-call.ts';
import type { RoomView } from './visit.endpoints.ts';
import type { VisitClient } from './visit-client.ts';

const track = (kind: string): Track => ({ kind, enabled: true, stop: () => undefined });
const HERE = { here: true, left: null };
const ROOM: RoomView = {
  party: 'care-provider',
  startsAt: 1,
  closesAt: 2,
  facility: 'North Clinic',
  careProvider: 'Dr Meera Iyer',
  ended: null,
  admitted: true,
  you: { connection: 1, ...HERE },
  other: { connection: 2, ...HERE },
  meeting: null,
};

/** A call with a connection that the test controls and a room that never changes. */
function aCall() {
  const due = new Map<number, Set<() => void>>();
  let bitrate = 1_000_000;
  const connection = {
    iceConnectionState: 'new',
    signalingState: 'stable',
    localDescription: null,
    oniceconnectionstatechange: () => undefined,
    setLocalDescription: async () => undefined,
    addTransceiver: () => undefined,
    getTransceivers: () => [],
    getStats: async () => [{ type: 'candidate-pair', nominated: true, availableOutgoingBitrate: bitrate }],
    restartIce: () => undefined,
    close: () => undefined,
  };
  const call = createVideoCall({
    seat: { room: ROOM, iceServers: [] },
    client: (({ name }) =>
      name === 'visit/poll' ? new Promise(() => {}) : Promise.resolve({})) as VisitClient,
    rejoin: async () => ({ room: ROOM, iceServers: [] }),
    outgoing: { audio: track('audio'), video: track('video') },
    createConnection: () => connection as unknown as Connection,
    timers: {
      set(run, ms) {
        const those = due.get(ms) ?? new Set();
        due.set(ms, those.add(run));
        return () => those.delete(run);
      },
      clear: (timer) => (timer as (() => void) | undefined)?.(),
    },
  });
  const LOOK_MS = 2_000;
  return {
    state: call.store.getState,
    become(line: string) {
      connection.iceConnectionState = line;
      connection.oniceconnectionstatechange();
    },
    /** Takes samples with this bitrate. */
    async look(times: number, bits: number) {
      bitrate = bits;
      for (let turn = 0; turn < times; turn += 1) {
        const those = [...(due.get(LOOK_MS) ?? [])];
        due.get(LOOK_MS)?.clear();
        for (const run of those) run();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

const THIN = 20_000;

describe('the picture of a call', () => {
  it('is dropped on a poor connection', async () => {
    const { state, become, look } = aCall();
    become('connected');
    await look(3, THIN);
    expect(state()).toMatchObject({ line: 'connected', audioOnly: true });
  });

  it('returns with a reconnected line, however poor it was meanwhile', async () => {
    const { state, become, look } = aCall();
    become('connected');
    await look(2, THIN);
    become('disconnected');
    await look(5, THIN);
    expect(state()).toMatchObject({ line: 'lost', audioOnly: false });
    become('connected');
    await look(2, THIN);
    expect(state()).toMatchObject({ line: 'connected', audioOnly: false });
  });

  it('returns with the line if it was dropped just before the interruption', async () => {
    const { state, become, look } = aCall();
    become('connected');
    await look(3, THIN);
    become('disconnected');
    become('connected');
    expect(state().audioOnly).toBe(false);
  });
});
