import { judgeRecord, type PersonFacts, type ValueStatus } from '#clinical';
import { UNSAVED } from '#forms';
import { judgeLaboratory, LABORATORY } from '#labs';
import type { EnteredInput } from './inputs.ts';
import type { Scale } from './scale.ts';
import { scoreReadings } from './score-readings.ts';

/** The patient and the time of a score. */
export interface JudgedScore {
  readonly facts: PersonFacts;
  /** Unix seconds. */
  readonly at: number;
  /** The facility's time zone, an IANA name. */
  readonly timeZone: string;
}

/** Evaluation of a score's typed-in readings, by input key. */
export interface JudgedInputs {
  readonly faces: Readonly<Record<string, ValueStatus>>;
  /** Keys of inputs with critical values. */
  readonly critical: readonly string[];
}

/** Evaluates typed-in numbers as the readings that they become. Values from the record were evaluated before. */
export function judgeInputs(
  scale: Scale,
  entered: readonly EnteredInput[],
  { facts, at, timeZone }: JudgedScore,
): JudgedInputs {
  const typed = entered.filter((input) => input.at === undefined);
  const faces: Record<string, ValueStatus> = {};
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
