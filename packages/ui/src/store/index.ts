export { useFacts } from './use-facts.ts';
export { useOwned } from './use-owned.ts';
export { useParts } from './use-parts.ts';
export { useStore } from './use-store.ts';
