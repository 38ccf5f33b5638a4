import type { Measure } from './measure.ts';

/** From the least to the greatest value, both allowed. */
export type Span = readonly [min: number, max: number];

/** Outside `hard` nobody is alive; outside `soft` it is asked whether the value is right. In the measure's first unit. */
export interface EntryLimits {
  readonly hard: Span;
  readonly soft?: Span;
  /** The soft span is of adults: it is not asked about a child. */
  readonly adultsOnly?: true;
}

/**
 * Limits of what is typed (clinical review; our own where no source has any). They never bind values of a device or an
 * import, which are kept and marked.
 */
export const ENTRY_LIMITS: Readonly<Partial<Record<Measure, EntryLimits>>> = {
  systolic: { hard: [40, 300], soft: [70, 220], adultsOnly: true },
  diastolic: { hard: [20, 200], soft: [40, 130], adultsOnly: true },
  spo2: { hard: [1, 100], soft: [92, 100] },
  temperature: { hard: [25, 45], soft: [35, 40] },
  pulse: { hard: [10, 300], soft: [45, 130], adultsOnly: true },
  respiration: { hard: [1, 120], soft: [10, 28], adultsOnly: true },
  glucose: { hard: [10, 2000], soft: [60, 400] },
  hba1c: { hard: [2, 20], soft: [4, 14] },
  totalCholesterol: { hard: [20, 1500], soft: [80, 400] },
  ldl: { hard: [5, 1000], soft: [20, 300] },
  hdl: { hard: [1, 250], soft: [15, 120] },
  triglycerides: { hard: [10, 10_000], soft: [30, 800] },
  tsh: { hard: [0, 500], soft: [0.05, 20] },
  ft4: { hard: [0, 10] },
  t4: { hard: [0, 40] },
  ft3: { hard: [0, 50] },
  t3: { hard: [0, 1000] },
  hemoglobin: { hard: [1, 25], soft: [6, 18] },
  creatinine: { hard: [0.1, 40], soft: [0.3, 3] },
  urate: { hard: [0.1, 50], soft: [2, 12] },
  weight: { hard: [0.3, 650], soft: [30, 200], adultsOnly: true },
  // The lightest newborn that lived had 212 g, the heaviest about ten kilograms.
  birthWeight: { hard: [200, 10_500] },
  height: { hard: [20, 272], soft: [130, 200], adultsOnly: true },
};

/** A fasting glucose is asked about earlier. */
export const FASTING_GLUCOSE_SOFT: Span = [60, 300];
/** Saturation scale 2, where it is prescribed. */
export const SCALE_2_SATURATION_SOFT: Span = [88, 100];
/** Under this saturation is asked twice, and never refused. */
export const ASK_TWICE_SATURATION = 70;
