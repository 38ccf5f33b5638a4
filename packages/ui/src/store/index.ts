export { useOwned } from './use-owned.ts';
export { useStore } from './use-store.ts';
