import type { RecordJudgement, ValueStatus } from '#clinical';
import type { PlacedReading } from '#forms';

/** Evaluations of entered values, by `fieldPath`. */
export type TypedStatuses = Readonly<Record<string, ValueStatus>>;

/** A reading in a form with its evaluation. */
export interface JudgedReading extends PlacedReading {
  readonly judgement: RecordJudgement;
}

/** Returns the evaluation of each value, by path. */
export const valueStatusesOf = (judged: readonly JudgedReading[]): TypedStatuses =>
  Object.fromEntries(
    judged.flatMap(({ paths, judgement }) =>
      Object.entries(judgement.faces).flatMap(([key, face]) => {
        const path = paths[key];
        return path === undefined ? [] : [[path, face] as const];
      }),
    ),
  );
