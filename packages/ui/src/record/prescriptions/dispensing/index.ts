export { LineDispenses } from './line-dispenses.tsx';
export { LineDispensing } from './line-dispensing.tsx';
