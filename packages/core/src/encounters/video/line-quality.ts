import type { StatsReport } from './peer-link-state.ts';

/** What a look at the line shows; what it does not show is undefined. */
export interface LineSample {
  /** Of what we send, as the other side sees it: 0 to 1. */
  readonly lost?: number | undefined;
  /** Seconds there and back. */
  readonly roundTrip?: number | undefined;
  /** Bits a second that go out at most, by the browser's estimate. */
  readonly bitrate?: number | undefined;
}

export interface LineQuality {
  readonly audioOnly: boolean;
  /** Samples in a row that speak against how it is now. */
  readonly against: number;
  /** Good samples that bring the picture back: more each time the line was too thin for it. */
  readonly patience: number;
}

export const GOOD_LINE: LineQuality = { audioOnly: false, against: 0, patience: 5 };

const BAD_IN_A_ROW = 3;
const MOST_PATIENCE = 40;

const isBad = ({ lost = 0, roundTrip = 0, bitrate = Number.POSITIVE_INFINITY }: LineSample): boolean =>
  lost > 0.12 || roundTrip > 1.2 || bitrate < 100_000;

/** The browser estimates no bitrate for a picture that is not sent, so loss and delay decide about its return. */
const isGood = ({ lost = 0, roundTrip = 0 }: LineSample): boolean => lost < 0.04 && roundTrip < 0.6;

/** The line after one more look at it: audio only where it is thin, the picture back where it has been good for a while. */
export function nextLine(line: LineQuality, sample: LineSample): LineQuality {
  const speaksAgainst = line.audioOnly ? isGood(sample) : isBad(sample);
  const against = speaksAgainst ? line.against + 1 : 0;
  if (!line.audioOnly) {
    if (against < BAD_IN_A_ROW) return { ...line, against };
    return { ...line, audioOnly: true, against: 0 };
  }
  if (against < line.patience) return { ...line, against };
  return { audioOnly: false, against: 0, patience: Math.min(line.patience * 2, MOST_PATIENCE) };
}

const numberIn = (report: StatsReport, key: string): number | undefined => {
  const value = report[key];
  return typeof value === 'number' ? value : undefined;
};

const largest = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** What getStats() shows of the line (WebRTC statistics: remote-inbound-rtp and candidate-pair). */
export function sampleOf(reports: readonly StatsReport[]): LineSample {
  const remote = reports.filter(({ type }) => type === 'remote-inbound-rtp');
  const pairs = reports.filter(({ type, nominated }) => type === 'candidate-pair' && nominated === true);
  return {
    lost: largest(remote.map((report) => numberIn(report, 'fractionLost'))),
    roundTrip: largest(remote.map((report) => numberIn(report, 'roundTripTime'))),
    bitrate: largest(pairs.map((report) => numberIn(report, 'availableOutgoingBitrate'))),
  };
}
