export { OxygenTarget, type OxygenTargetProps } from './oxygen-target.tsx';
