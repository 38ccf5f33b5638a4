// React in the light build. Libraries that take it whole use these three of it; a whole Preact would stay in the files for them.
import { useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

export * from 'preact/compat';
export default { useCallback, useDebugValue, useSyncExternalStore };
