import type { RecordJudgement, ValueFace } from '#clinical';
import type { PlacedReading } from '#forms';

/** Evaluations of entered values, by `fieldPath`. */
export type TypedFaces = Readonly<Record<string, ValueFace>>;

/** A reading in a form with its evaluation. */
export interface JudgedReading extends PlacedReading {
  readonly judgement: RecordJudgement;
}

/** Returns the evaluation of each value, by path. */
export const facesOf = (judged: readonly JudgedReading[]): TypedFaces =>
  Object.fromEntries(
    judged.flatMap(({ paths, judgement }) =>
      Object.entries(judgement.faces).flatMap(([key, face]) => {
        const path = paths[key];
        return path === undefined ? [] : [[path, face] as const];
      }),
    ),
  );
