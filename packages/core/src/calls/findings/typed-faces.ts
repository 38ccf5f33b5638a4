import type { RecordJudgement, ValueFace } from '#clinical';
import type { PlacedReading } from '#forms';

/** What is said of entered values, by `fieldPath`. */
export type TypedFaces = Readonly<Record<string, ValueFace>>;

/** A reading that stands in a form, with what it is judged. */
export interface JudgedReading extends PlacedReading {
  readonly judgement: RecordJudgement;
}

/** What each value of these readings is, by where it stands. */
export const facesOf = (judged: readonly JudgedReading[]): TypedFaces =>
  Object.fromEntries(
    judged.flatMap(({ paths, judgement }) =>
      Object.entries(judgement.faces).flatMap(([key, face]) => {
        const path = paths[key];
        return path === undefined ? [] : [[path, face] as const];
      }),
    ),
  );
