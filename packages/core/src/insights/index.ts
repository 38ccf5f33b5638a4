export { isBirthWeightGood, isPressureControlled, isSugarControlled, pressureIn } from './controlled.ts';
export {
  ANTENATAL_VISITS,
  CONTROLLED,
  INDICATOR_DEFINITIONS,
  INDICATORS,
  type Indicator,
  type IndicatorDefinition,
  type IndicatorUnit,
  indicatorDenominator,
  indicatorLabel,
  indicatorNumerator,
  LOST_DAYS,
  LOW_BIRTH_WEIGHT,
  PRESCRIPTION_DAYS,
  RETURN_DAYS,
} from './indicator.ts';
export {
  exportDataValues,
  INDICATOR_PARTS,
  type IndicatorFigure,
  type IndicatorPart,
  type IndicatorResult,
  type IndicatorRow,
  insightEndpoints,
  listIndicatorPatients,
  listIndicators,
  MAX_INDICATOR_ROWS,
  readQuality,
  type StaffQuality,
} from './insights.endpoints.ts';
export {
  QUALITY_SIGNS,
  type QualityCounts,
  type QualitySign,
  qualitySignLabel,
  qualitySigns,
} from './quality-sign.ts';
