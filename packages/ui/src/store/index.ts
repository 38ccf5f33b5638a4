export { useFacts } from './use-facts.ts';
export { useOwned } from './use-owned.ts';
export { useParts } from './use-parts.ts';
export { useSettled } from './use-settled.ts';
export { useStore } from './use-store.ts';
