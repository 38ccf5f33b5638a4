import { describe, expect, it } from 'vitest';
import { createPeerLink, type Outgoing } from './peer-link.ts';
import type { Connection, LinkState } from './peer-link-state.ts';
import type { Signal } from './signal.ts';

const track = (kind: string) => ({ kind, enabled: true, stop: () => undefined });
const BOTH: Outgoing = { audio: track('audio'), video: track('video') };

/** A connection that follows WebRTC negotiation without a network. */
class FakeConnection {
  signalingState = 'stable';
  iceConnectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  isClosed = false;
  restarts = 0;
  applied: string[] = [];
  sent: string[] = [];
  lines: { kind: string; direction: string }[] = [];
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: Connection['onicecandidate'] = null;
  oniceconnectionstatechange: (() => void) | null = null;
  ontrack = null;

  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    await Promise.resolve();
    this.localDescription = { type, sdp: `${type} of ${this.lines.map(({ kind }) => kind).join(' and ')}` };
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
  }
  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }) {
    // The polite side rolls back implicitly (WebRTC 1.0, 4.4.1.5).
    this.applied.push(`${type}: ${sdp}`);
    if (type === 'offer') {
      this.lines = sdp
        .replace('offer of ', '')
        .split(' and ')
        .map((kind) => ({ kind, direction: 'recvonly' }));
    }
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  async addIceCandidate({ candidate }: { candidate: string }) {
    if (this.applied.length === 0) throw new Error('no description');
    this.applied.push(candidate);
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.lines.push({ kind, direction });
    if (this.lines.length === 1) queueMicrotask(() => this.onnegotiationneeded?.());
    return this.getTransceivers()[0] as never;
  }
  getTransceivers() {
    return this.lines.map((line) => ({
      get direction() {
        return line.direction;
      },
      set direction(direction: string) {
        line.direction = direction;
      },
      receiver: { track: track(line.kind) },
      sender: {
        replaceTrack: async (sent: { kind: string } | null) =>
          void this.sent.push(`${line.kind}: ${sent?.kind ?? 'nothing'}`),
      },
    }));
  }
  async getStats() {
    return new Map();
  }
  restartIce() {
    this.restarts += 1;
    this.onnegotiationneeded?.();
  }
  close() {
    this.isClosed = true;
  }
  become(state: string) {
    this.iceConnectionState = state;
    this.oniceconnectionstatechange?.();
  }
}

/** A clock that only the test advances. */
function aClock() {
  let waiting: { run: () => void; at: number }[] = [];
  let now = 0;
  return {
    timers: {
      set: (run: () => void, ms: number) => {
        const timer = { run, at: now + ms };
        waiting.push(timer);
        return timer;
      },
      clear: (timer: unknown) => {
        waiting = waiting.filter((one) => one !== timer);
      },
    },
    pass(ms: number) {
      now += ms;
      for (;;) {
        const due = waiting.find(({ at }) => at <= now);
        if (!due) return;
        waiting = waiting.filter((one) => one !== due);
        due.run();
      }
    },
  };
}

function aSide(polite: boolean) {
  const connection = new FakeConnection();
  const states: LinkState[] = [];
  const sent: Signal[] = [];
  const clock = aClock();
  const link = createPeerLink({
    createConnection: () => connection as unknown as Connection,
    iceServers: [],
    polite,
    send: (signal) => sent.push(signal),
    outgoing: BOTH,
    onTrack: () => undefined,
    onState: (state) => states.push(state),
    timers: clock.timers,
  });
  return { connection, states, sent, clock, link, last: () => states.at(-1) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Exchanges signals until neither side sends any more. */
async function exchange(
  ...[one, other]: [ReturnType<typeof aSide>, ReturnType<typeof aSide>]
): Promise<void> {
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await settled();
    const [fromOne, fromOther] = [one.sent.splice(0), other.sent.splice(0)];
    if (fromOne.length + fromOther.length === 0) return;
    for (const signal of fromOne) other.link.receive(signal);
    for (const signal of fromOther) one.link.receive(signal);
  }
}

describe('the link of two browsers', () => {
  it('has one transceiver of each medium, offered by the impolite side and filled by both', async () => {
    const [doctor, patient] = [aSide(false), aSide(true)];
    await exchange(doctor, patient);
    expect(patient.connection.applied).toEqual(['offer: offer of audio and video']);
    expect(doctor.connection.applied).toEqual(['answer: answer of audio and video']);
    expect(patient.connection.lines.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv']);
    for (const { connection } of [doctor, patient])
      expect(connection.sent.slice(-2)).toEqual(['audio: audio', 'video: video']);
  });

  it('survives two simultaneous offers: the polite side gives way, the impolite one continues', async () => {
    const [doctor, patient] = [aSide(false), aSide(true)];
    await exchange(doctor, patient);
    doctor.link.restart();
    patient.link.restart();
    await exchange(doctor, patient);
    expect(doctor.connection.applied.filter((text) => text.startsWith('offer'))).toEqual([]);
    expect([doctor, patient].map(({ connection }) => connection.signalingState)).toEqual([
      'stable',
      'stable',
    ]);
  });

  it('sends other tracks, or none, without a new offer', async () => {
    const [doctor, patient] = [aSide(false), aSide(true)];
    await exchange(doctor, patient);
    doctor.link.replace({ ...BOTH, video: null });
    await settled();
    expect(doctor.connection.sent.at(-1)).toBe('video: nothing');
    expect(doctor.sent).toEqual([]);
  });

  it('ignores an unexpected signal', async () => {
    const [doctor, patient] = [aSide(false), aSide(true)];
    patient.link.receive({ kind: 'candidate', candidate: 'too early', sdpMid: null, sdpMLineIndex: 0 });
    await exchange(doctor, patient);
    expect(doctor.connection.applied).toHaveLength(1);
  });

  it.each<[string, readonly (string | number)[], LinkState, number]>([
    ['comes up', ['connected'], 'connected', 0],
    ['is cut for a moment', ['connected', 'disconnected', 1_900, 'connected', 60_000], 'connected', 0],
    ['is cut for longer', ['connected', 'disconnected', 2_000], 'lost', 1],
    ['fails and is found anew', ['connected', 'failed', 0, 'connected', 60_000], 'connected', 1],
    ['fails for good', ['failed', 0, 2_000, 4_000, 8_000, 16_000, 30_000], 'dead', 5],
    ['was lost before: tries begin anew', ['failed', 0, 'connected', 'failed', 0, 2_000], 'lost', 3],
  ])('restores a connection that %s', (_, course, state, restarts) => {
    const side = aSide(true);
    for (const step of course) {
      if (typeof step === 'number') side.clock.pass(step);
      else side.connection.become(step);
    }
    expect([side.last(), side.connection.restarts]).toEqual([state, restarts]);
  });

  it('does not reconnect once closed', () => {
    const side = aSide(true);
    side.connection.become('failed');
    side.link.close();
    side.clock.pass(60_000);
    expect([side.connection.isClosed, side.connection.restarts]).toEqual([true, 0]);
  });
});
