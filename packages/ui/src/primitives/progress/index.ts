export { Progress, type ProgressProps } from './progress.tsx';
export { ProgressLine, type ProgressLineProps } from './progress-line.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { PROGRESS_DELAY_MS, useDelayed } from './use-delayed.ts';
