import type { StatsReport } from './peer-link-state.ts';

/** One measurement of the connection; missing values are undefined. */
export interface LineSample {
  /** Packet loss of our stream as reported by the peer: 0 to 1. */
  readonly lost?: number | undefined;
  /** Round-trip time in seconds. */
  readonly roundTrip?: number | undefined;
  /** Available outgoing bits per second, as estimated by the browser. */
  readonly bitrate?: number | undefined;
}

export interface LineQuality {
  readonly audioOnly: boolean;
  /** Consecutive samples that contradict the current state. */
  readonly against: number;
  /** Good samples needed to turn video back on. Increases every time video had to be turned off. */
  readonly patience: number;
}

export const GOOD_LINE: LineQuality = { audioOnly: false, against: 0, patience: 5 };

const BAD_IN_A_ROW = 3;
const MAX_PATIENCE = 40;

const isBad = ({ lost = 0, roundTrip = 0, bitrate = Number.POSITIVE_INFINITY }: LineSample): boolean =>
  lost > 0.12 || roundTrip > 1.2 || bitrate < 100_000;

/** Browsers estimate no bitrate while no video is sent, so loss and delay decide when it returns. */
const isGood = ({ lost = 0, roundTrip = 0 }: LineSample): boolean => lost < 0.04 && roundTrip < 0.6;

/**
 * Returns the connection quality after another sample: audio only on a poor connection, video again after a series of
 * good samples.
 */
export function nextLine(line: LineQuality, sample: LineSample): LineQuality {
  const speaksAgainst = line.audioOnly ? isGood(sample) : isBad(sample);
  const against = speaksAgainst ? line.against + 1 : 0;
  if (!line.audioOnly) {
    if (against < BAD_IN_A_ROW) return { ...line, against };
    return { ...line, audioOnly: true, against: 0 };
  }
  if (against < line.patience) return { ...line, against };
  return { audioOnly: false, against: 0, patience: Math.min(line.patience * 2, MAX_PATIENCE) };
}

const numberIn = (report: StatsReport, key: string): number | undefined => {
  const value = report[key];
  return typeof value === 'number' ? value : undefined;
};

const largest = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** Reads a sample from getStats() (WebRTC statistics: remote-inbound-rtp and candidate-pair). */
export function sampleOf(reports: readonly StatsReport[]): LineSample {
  const remote = reports.filter(({ type }) => type === 'remote-inbound-rtp');
  const pairs = reports.filter(({ type, nominated }) => type === 'candidate-pair' && nominated === true);
  return {
    lost: largest(remote.map((report) => numberIn(report, 'fractionLost'))),
    roundTrip: largest(remote.map((report) => numberIn(report, 'roundTripTime'))),
    bitrate: largest(pairs.map((report) => numberIn(report, 'availableOutgoingBitrate'))),
  };
}
