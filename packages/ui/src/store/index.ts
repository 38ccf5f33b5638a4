export { useSettled } from './use-settled.ts';
export { useFacts, useOwned, useParts, useStore } from './use-store.ts';
