// The first file a page loads: every tag is defined at once, React and the views follow by themselves.
import { SPECS, TAG_NAMES } from '../catalogue/specs.ts';
import { defineElement } from '../shell/define-element.ts';
import type { LoadDraw } from '../shell/mounting.ts';
import { LOADS } from './chunks/loads.ts';
import { mountLater } from './mount-later.ts';

const framed: LoadDraw = async () => (await import('./framed.ts')).draw;

for (const tag of TAG_NAMES) defineElement(SPECS[tag], () => mountLater(LOADS[tag], framed));
