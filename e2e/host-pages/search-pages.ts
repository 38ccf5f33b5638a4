import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PortalPage } from './portal.ts';

/** The elements as built for pages without a bundler. */
export const ELEMENTS_FOLDER = fileURLToPath(new URL('../../packages/elements/dist/cdn/', import.meta.url));

export const NONCE = 'a-nonce-of-one-answer';

/** The strictest policy a portal can have: one nonce, no styles, no Trusted Types policy. */
export const pagePolicy = (careline: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
    `connect-src 'self' ${careline}`,
    `frame-src ${careline}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Which build: with React, or the light one. */
type Build = '' | 'light/';

/** What every portal page does for its elements; one session per named facility. */
const script = (careline: string, build: Build): string => `
import '/elements/${build}careline.js';
import { createSession } from '/elements/${build}session.js';

window.heard = [];
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + ' ' + blockedURI));
for (const name of ['search', 'results', 'patient-selected', 'signed-out', 'error'])
  document.addEventListener('careline-' + name, ({ type, detail }) => heard.push(JSON.stringify({ type, detail })));

window.sessions = {};
for (const element of document.querySelectorAll('careline-patient-search')) {
  const { facility } = element.dataset;
  element.session = sessions[facility] = createSession({
    services: '${careline}/api',
    getToken: async ({ signal }) => {
      const body = JSON.stringify({ facilityId: facility });
      const answer = await fetch('/portal/careline-token', { method: 'POST', body, signal });
      if (!answer.ok) throw new Error((await answer.json()).error);
      return answer.json();
    },
  });
}

const form = document.querySelector('form');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  window.sent = [...new FormData(form)];
});

// The hotkeys of a page that leaves its own fields alone, as most such scripts do.
window.hotkeys = [];
document.addEventListener('keydown', ({ key, target }) => {
  if (!target.matches('input, textarea')) hotkeys.push(key);
});`;

/** Returns the build's head snippet: its files with their integrity hashes. */
export function pageHead(build: Build = ''): string {
  const snippet = `${ELEMENTS_FOLDER}${build}snippet.html`;
  if (!existsSync(snippet)) throw new Error(`${snippet} is missing: run "pnpm run build libraries" first.`);
  return readFileSync(snippet, 'utf8').replace('<script', `<script nonce="${NONCE}"`);
}

interface PageOptions {
  readonly lang?: string;
  readonly build?: Build;
}

function page(
  title: string,
  body: string,
  careline: string,
  { lang = 'en', build = '' }: PageOptions = {},
): PortalPage {
  return {
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>
${pageHead(build)}<body><main><h1>${title}</h1>${body}</main><script type="module" nonce="${NONCE}">${script(careline, build)}</script></body></html>`,
    headers: { 'content-security-policy': pagePolicy(careline) },
  };
}

const search = (name: string, facilityId: string, rest = ''): string =>
  `<careline-patient-search id="${name}" name="${name}" data-facility="${facilityId}" ${rest}></careline-patient-search>`;

/** A booking form with the search among other fields, and another place to move it to. */
export const bookingPage = (careline: string, facilityId: string, options?: PageOptions): PortalPage =>
  page(
    'Book a visit',
    `<form>
      <p><label for="uhid">Patient to be booked</label></p>${search('uhid', facilityId, 'required')}
      <p><label>Reason <input name="reason"></label></p>
      <button>Book</button>
    </form>
    <section aria-label="Side panel"></section>`,
    careline,
    options,
  );

/** A booking form with the search in a Careline frame. */
export const framedPage = (careline: string, facilityId: string): PortalPage =>
  page(
    'Book a visit',
    `<form>${search('uhid', facilityId, 'required isolation="frame"')}<p><label>Reason <input name="reason"></label></p><button>Book</button></form>`,
    careline,
  );

/** Two copies of Careline: the page's own files and the server's under suffixed tags, sharing one session. */
export const twoCopiesPage = (careline: string, facilityId: string): PortalPage => {
  const made = page(
    'Two copies',
    `<h2>First</h2>${search('first', facilityId)}<h2>Second</h2><careline-patient-search-v2 id="second"></careline-patient-search-v2>`,
    careline,
  );
  const second = `
const { address } = await (await fetch('${careline}/elements/release.json')).json();
const { defineAll } = await import(address + 'careline.js?suffix=v2');
const other = await import(address + 'session.js');
const [first, second] = ['first', 'second'].map((id) => document.getElementById(id));
second.session = first.session;
window.copies = { first, second, defineAll, other };
`;
  return { ...made, html: made.html.replace('\nconst form =', `${second}\nconst form =`) };
};

/** Two searches, each at its own facility. */
export const twoFacilitiesPage = (careline: string, [one = '', other = '']: readonly string[]): PortalPage =>
  page(
    'Two facilities',
    `<h2>First</h2>${search('first', one)}<h2>Second</h2>${search('second', other)}`,
    careline,
  );
