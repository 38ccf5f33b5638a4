import type { DangerKind } from '../danger-kind.ts';
import { anyOf, asked, choice, type SignActs, when } from '../fields.ts';

/** The same as for the warning signs of the complaints. */
const ACTIONS = ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'] as const;

export interface Signs {
  readonly kind: DangerKind;
  /** Those that cannot wait, with what they ask for. */
  readonly acts: SignActs;
  /** Those that can, before the others. */
  readonly waiting?: readonly string[];
}

/**
 * Signs to choose from, "none" being an answer too. With one chosen, `actionTaken` says what was done about it, and
 * binds. Once a section: its key is the same everywhere.
 */
export const signsAndAction = <const Key extends string>(key: Key, { kind, acts, waiting = [] }: Signs) => {
  const signs = [...waiting, ...Object.keys(acts)];
  return [
    anyOf(key, [...signs, 'NONE'], { danger: { kind, acts } }),
    asked('urgent', when(key, ...signs), [choice('actionTaken', ACTIONS, { required: true })]),
  ] as const;
};
