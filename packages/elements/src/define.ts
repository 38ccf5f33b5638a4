import { defineAll } from './define-all.ts';

// Importing this module registers the elements. A server that renders pages has no registry; the page defines them.
if (typeof customElements !== 'undefined') defineAll();
