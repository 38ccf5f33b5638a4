// React in the light build. Libraries that take it whole (zustand) use these of it; a whole Preact would stay in the files for them.
import { useCallback, useDebugValue, useRef, useSyncExternalStore } from 'preact/compat';

export * from 'preact/compat';
export default { useCallback, useDebugValue, useRef, useSyncExternalStore };
