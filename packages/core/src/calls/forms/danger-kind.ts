/**
 * Kinds of findings that can't wait until the call is logged: thoughts of self-harm; danger signs of a pregnancy, a
 * mother after birth, an infant or anyone; readings with a critical flag (design 6).
 */
export const DANGER_KINDS = [
  'SELF_HARM',
  'PREGNANCY_SIGN',
  'MOTHER_SIGN',
  'INFANT_SIGN',
  'WARNING_SIGN',
  'CRITICAL_READING',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];
