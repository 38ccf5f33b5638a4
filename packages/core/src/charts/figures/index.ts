export {
  type ChartAxis,
  chartWords,
  UNKNOWN,
} from './chart-definition.ts';
export { chartDefinition } from './chart-definitions.ts';
export { type ChartFigure, type FigureBin, rowTotal } from './chart-figure.ts';
export { bmiClass, LIPID_CLASSES, lipidWeight, pressureClass, sugarClass } from './health-classes.ts';
export { MAX_STAFF, OTHER_STAFF } from './work-bins.ts';
