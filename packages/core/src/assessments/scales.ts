import type { Scale } from './scale.ts';
import { APACHE_II } from './scales/apache2.ts';
import { GCS, GCS_INFANT } from './scales/gcs.ts';
import { MEWC } from './scales/mewc.ts';
import { EPDS, PHQ_2, PHQ_9 } from './scales/mood.ts';
import { NEWS2 } from './scales/news2.ts';
import { AICVD, CBAC, IDRS } from './scales/risk.ts';
import { QSOFA, SOFA } from './scales/sepsis.ts';

/**
 * Every score and risk assessment of specification 3.2 and 3.3, by stored key, in display order.
 * The eGFR is not here: it is calculated from each creatinine reading.
 */
export const SCALES = {
  NEWS: NEWS2,
  MEWC,
  GCS,
  GCS_INFANT,
  QSOFA,
  SOFA,
  APACHE_II,
  NCD: CBAC,
  PREDIABETES: IDRS,
  AICVD,
  PHQ_2,
  PHQ_9,
  EPDS,
} as const satisfies Readonly<Record<string, Scale>>;

export type ScaleKey = keyof typeof SCALES;
export const SCALE_KEYS = Object.keys(SCALES) as readonly ScaleKey[];
export const isScaleKey = (key: string): key is ScaleKey => Object.hasOwn(SCALES, key);
/** Returns the scale of a key; undefined for one from a newer version. */
export const scaleOf = (key: string): Scale | undefined => (isScaleKey(key) ? SCALES[key] : undefined);
