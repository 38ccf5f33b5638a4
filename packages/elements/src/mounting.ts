/** A class of elements that draw themselves while they are connected, now or when they can. */
export type Mounting = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
