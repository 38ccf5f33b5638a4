import { configure, within } from '@testing-library/dom';
import { inject, vi } from 'vitest';
import { SENT_EVENTS } from '../src/catalogue/sent-events.ts';
import { patientSearch } from '../src/patient-search/element.ts';
import { type CarelineSession, createSession, type SessionOptions } from '../src/session/session.ts';
import { defineElement } from '../src/shell/define-element.ts';
import { mountLater } from '../src/shell/mount-later.ts';
import type { LoadDraw } from '../src/shell/mounting.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly patienceMs: number;
  }
}

// Longer than the default, because other tests run at the same time.
configure({ asyncUtilTimeout: inject('patienceMs') });

/** The shell's lazy import. A test replaces it to delay it or let it fail. */
export const chunk: { load: LoadDraw } = { load: patientSearch.load };
const arrived = chunk.load;
export const bringChunk = (): void => {
  chunk.load = arrived;
};

const tag = 'careline-patient-search-under-test';
defineElement({ ...patientSearch, tag }, () => mountLater(() => chunk.load()));

/** The element as a page sees it. */
export interface SearchElement extends HTMLElement {
  session: CarelineSession | undefined;
  value: string;
  required: boolean;
  readonly selection: string | null;
  readonly validationMessage: string;
  whenReady(): Promise<void>;
  clear(): void;
  search(text: string): void;
  refresh(): void;
  checkValidity(): boolean;
  setCustomValidity(message: string): void;
}

export const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600;

export const aSession = (token: string, options: Partial<SessionOptions> = {}): CarelineSession =>
  createSession({
    services: 'https://careline.example/api',
    getToken: async () => ({ token, expiresAt: inAnHour() }),
    ...options,
  });

export interface ElementUnderTest {
  readonly element: SearchElement;
  readonly inside: ReturnType<typeof within>;
  readonly field: HTMLInputElement;
  /** Names and details of the element's events, in the form a page would log. */
  readonly heard: { readonly type: string; readonly detail: unknown }[];
}

/** Adds an element to the page. */
export function place(
  attributes: Readonly<Record<string, string>> = {},
  { session, into = document.body }: { readonly session?: CarelineSession; readonly into?: Element } = {},
): ElementUnderTest {
  const element = document.createElement(tag) as SearchElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const heard: { type: string; detail: unknown }[] = [];
  for (const name of [...SENT_EVENTS, 'careline-patient-select']) {
    element.addEventListener(name, (event) =>
      heard.push({ type: event.type, detail: structuredClone((event as CustomEvent).detail) }),
    );
  }
  if (session) element.session = session;
  into.append(element);
  const root = element.shadowRoot as unknown as HTMLElement;
  const field = root.querySelector('input') as HTMLInputElement;
  return { element, inside: within(root), field, heard };
}

/** Removes everything that a test added to the page. */
export function clearPage(): void {
  document.body.replaceChildren();
  bringChunk();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
