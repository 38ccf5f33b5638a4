import type { ElementHandle } from './element-handle.ts';

/** A class of elements that draw themselves while they are connected, now or when they can. */
export type Mounting = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Draws into an element and answers how to end it. */
export type Draw = (element: ElementHandle) => () => void;

/** Brings React and a view. */
export type LoadDraw = () => Promise<{ readonly draw: Draw }>;
