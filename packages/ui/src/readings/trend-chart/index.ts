export type { ChartGuide } from './chart-layout.ts';
export { LineSample } from './chart-marks.tsx';
export type { TimeMark } from './mark-strip.tsx';
export { TrendChart, type TrendChartProps } from './trend-chart.tsx';
