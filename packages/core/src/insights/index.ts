export { isBirthWeightGood, isPressureControlled, isSugarControlled, pressureIn } from './controlled.ts';
export {
  ANTENATAL_VISITS,
  BETTER_SHARE,
  INDICATORS,
  type Indicator,
  indicatorDenominator,
  indicatorLabel,
  indicatorNumerator,
  LOST_DAYS,
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
  readQuality,
  type StaffQuality,
} from './insights.endpoints.ts';
export {
  qualitySignLabel,
  qualitySigns,
} from './quality-sign.ts';
