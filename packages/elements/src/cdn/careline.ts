// The first file a page loads: every tag is defined at once, React and the views follow by themselves.
import { defineElement } from '../define-element.ts';
import type { TagName } from '../element-types.ts';
import { type LoadDraw, mountLater } from '../framed/mount-later.ts';
import { SPECS, TAG_NAMES } from '../specs.ts';

const LOADS: Readonly<Record<TagName, LoadDraw>> = {
  'careline-patient-search': async () => (await import('./patient-search.chunk.ts')).draw,
  'careline-call-info': async () => (await import('./call-info.chunk.ts')).draw,
  'careline-call-status-history': async () => (await import('./call-status-history.chunk.ts')).draw,
  'careline-charts': async () => (await import('./charts.chunk.ts')).draw,
  'careline-readings': async () => (await import('./readings.chunk.ts')).draw,
  'careline-side-menu': async () => (await import('./side-menu.chunk.ts')).draw,
};

const framed: LoadDraw = async () => (await import('./framed.ts')).draw;

for (const tag of TAG_NAMES) defineElement(SPECS[tag], () => mountLater(LOADS[tag], framed));
