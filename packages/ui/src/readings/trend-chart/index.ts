export { LineSample } from './chart-marks.tsx';
export { TrendChart, type TrendChartProps } from './trend-chart.tsx';
