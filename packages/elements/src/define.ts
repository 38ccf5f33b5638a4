import { defineAll } from './define-all.ts';

// Importing this module registers the elements. On a server there is no registry, so nothing happens.
if (typeof customElements !== 'undefined') defineAll();
