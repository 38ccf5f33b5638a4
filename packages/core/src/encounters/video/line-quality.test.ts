import { describe, expect, it } from 'vitest';
import { GOOD_LINE, type LineSample, nextLine, sampleOf } from './line-quality.ts';

const GOOD: LineSample = { lost: 0, roundTrip: 0.1, bitrate: 900_000 };
const times = (count: number, sample: LineSample): LineSample[] =>
  Array.from({ length: count }, () => sample);
const after = (...samples: readonly LineSample[]) => samples.reduce(nextLine, GOOD_LINE);

describe('the connection quality', () => {
  it.each<[string, readonly LineSample[], boolean]>([
    ['is good', times(10, GOOD), false],
    ['shows nothing yet', times(10, {}), false],
    ['loses one in ten', times(10, { ...GOOD, lost: 0.1 }), false],
    ['is bad for a moment', [...times(2, { lost: 0.5 }), GOOD, ...times(2, { lost: 0.5 })], false],
    ['loses much', times(3, { lost: 0.13 }), true],
    ['is slow', times(3, { roundTrip: 1.3 }), true],
    ['carries little', times(3, { bitrate: 99_000 }), true],
    ['was thin and is good for a moment', [...times(3, { lost: 0.5 }), ...times(4, GOOD)], true],
    ['was thin and is good for a while', [...times(3, { lost: 0.5 }), ...times(5, GOOD)], false],
    [
      'was thin and is neither good nor bad',
      [...times(3, { lost: 0.5 }), ...times(50, { lost: 0.08 })],
      true,
    ],
    [
      'was thin twice: the picture waits longer the second time',
      [...times(3, { lost: 0.5 }), ...times(5, GOOD), ...times(3, { lost: 0.5 }), ...times(9, GOOD)],
      true,
    ],
  ])('of a connection that %s', (_, samples, audioOnly) => {
    expect(after(...samples).audioOnly).toBe(audioOnly);
  });

  it('is computed from the other side’s reports and the pair in use, the worst of each', () => {
    const reports = [
      { type: 'remote-inbound-rtp', fractionLost: 0.01, roundTripTime: 0.2 },
      { type: 'remote-inbound-rtp', fractionLost: 0.2, roundTripTime: 'soon' },
      { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 300_000 },
      { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 900_000 },
      { type: 'inbound-rtp', fractionLost: 1 },
    ];
    expect(sampleOf(reports)).toEqual({ lost: 0.2, roundTrip: 0.2, bitrate: 300_000 });
  });
});
