// Maps React to Preact for the light build of the elements. The sources are the same for both.
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const compat = (path) => at(`node_modules/preact/compat/${path}`);

/** Aliases for Vite. */
export const PREACT_FOR_REACT = [
  { find: /^react$/, replacement: at('src/cdn/light/react.js') },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: compat('jsx$1-runtime.mjs') },
  { find: /^react-dom$/, replacement: compat('dist/compat.mjs') },
  { find: /^react-dom\/client$/, replacement: at('src/cdn/light/client.ts') },
];
