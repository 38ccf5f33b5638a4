// React in the light build. Libraries that take it whole (zustand, in tests r2wc) use these of it; a whole Preact would stay in the
// files for them.
import { createElement, useCallback, useDebugValue, useRef, useSyncExternalStore } from 'preact/compat';

export * from 'preact/compat';
export default { createElement, useCallback, useDebugValue, useRef, useSyncExternalStore };
