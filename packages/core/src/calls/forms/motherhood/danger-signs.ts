import type { DangerKind } from '../danger-kind.ts';
import { anyOf, asked, choice, type SignActs, when } from '../fields.ts';

/** Actions, as for the warning signs of complaints. */
const ACTIONS = ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'] as const;

export interface Signs {
  readonly kind: DangerKind;
  /** Urgent signs, with their acts. */
  readonly acts: SignActs;
  /** Signs that can wait, listed first. */
  readonly waiting?: readonly string[];
}

/**
 * Signs to choose from, including "none". If one is chosen, `actionTaken` is required. At most once per section,
 * because its key is fixed.
 */
export const signsAndAction = <const Key extends string>(key: Key, { kind, acts, waiting = [] }: Signs) => {
  const signs = [...waiting, ...Object.keys(acts)];
  return [
    anyOf(key, [...signs, 'NONE'], { danger: { kind, acts } }),
    asked('urgent', when(key, ...signs), [choice('actionTaken', ACTIONS, { required: true })]),
  ] as const;
};
