import { judgeRecord, type PersonFacts, type ValueFace } from '#clinical';
import { UNSAVED } from '#forms';
import { judgeLaboratory, LABORATORY } from '#labs';
import type { EnteredInput } from './inputs.ts';
import type { Scale } from './scale.ts';
import { scoreReadings } from './score-readings.ts';

/** Of whom and when a score is taken. */
export interface JudgedScore {
  readonly facts: PersonFacts;
  /** Unix seconds. */
  readonly at: number;
  /** The facility's, IANA. */
  readonly timeZone: string;
}

/** The typed numbers of a score that are readings, by the keys of their inputs. */
export interface JudgedInputs {
  readonly faces: Readonly<Record<string, ValueFace>>;
  /** The inputs of critical readings. */
  readonly critical: readonly string[];
}

/** Judges the typed numbers of a score as the readings that they become. Values from the record are judged already. */
export function judgeInputs(
  scale: Scale,
  entered: readonly EnteredInput[],
  { facts, at, timeZone }: JudgedScore,
): JudgedInputs {
  const typed = entered.filter((input) => input.at === undefined);
  const faces: Record<string, ValueFace> = {};
  const critical: string[] = [];
  for (const { reading, inputs } of scoreReadings(scale, typed, {
    ...UNSAVED,
    timestamp: at,
    recorded: [],
  })) {
    const judgement =
      reading.metric === LABORATORY
        ? judgeLaboratory(reading, facts, timeZone)
        : judgeRecord(reading, facts, { timeZone });
    for (const [index, input] of inputs.entries()) {
      const face = judgement.faces[reading.values[index]?.key ?? ''];
      if (face) faces[input] = face;
    }
    if (judgement.level === 'critical') critical.push(...inputs);
  }
  return { faces, critical };
}
