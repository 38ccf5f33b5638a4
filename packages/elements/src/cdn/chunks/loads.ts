// Written by `npm run elements`.
import type { TagName } from '../../catalogue/tags.ts';
import type { LoadDraw } from '../../shell/mounting.ts';

/** Brings what draws each element; a chunk of its own. */
export const LOADS: Readonly<Record<TagName, LoadDraw>> = {
  'careline-call-info': async () => (await import('./call-info.chunk.ts')).draw,
  'careline-call-status-history': async () => (await import('./call-status-history.chunk.ts')).draw,
  'careline-charts': async () => (await import('./charts.chunk.ts')).draw,
  'careline-encounters': async () => (await import('./encounters.chunk.ts')).draw,
  'careline-patient-search': async () => (await import('./patient-search.chunk.ts')).draw,
  'careline-readings': async () => (await import('./readings.chunk.ts')).draw,
  'careline-side-menu': async () => (await import('./side-menu.chunk.ts')).draw,
};
