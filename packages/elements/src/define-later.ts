import { type DefineOptions, defineElement } from './shell/define-element.ts';
import type { ElementSpec } from './shell/element-spec.ts';
import { mountLater } from './shell/mount-later.ts';
import type { LoadDraw } from './shell/mounting.ts';

const framed: LoadDraw = () => import('./framed/draw-frame.ts');

/** Registers an element that loads React and its view once one is on the page. */
export const defineLater = (spec: ElementSpec, options?: DefineOptions | CustomElementRegistry): void =>
  defineElement(spec, () => mountLater(spec.load, framed), options);
