/**
 * What cannot wait until the call is logged: thoughts of harming oneself, danger signs of a pregnancy, of a mother after
 * birth, of an infant and of anybody, and a reading whose flag is critical (design 6).
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
