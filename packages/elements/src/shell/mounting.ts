import type { ElementHandle } from './element-handle.ts';

/** A class of elements that draw while connected, now or once loaded. */
export type Mounting = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Draws into an element. Returns a function that undoes it. */
export type Draw = (element: ElementHandle) => () => void;

/** Loads React and a view. */
export type LoadDraw = () => Promise<{ readonly draw: Draw }>;
