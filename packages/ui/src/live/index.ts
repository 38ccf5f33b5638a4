export { LiveProvider } from './live-context.tsx';
export { LiveLine } from './live-line.tsx';
export { type LiveOptions, useLive, useLivePhase } from './use-live.ts';
export { useSteady } from './use-steady.ts';
