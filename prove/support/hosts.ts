import { intranetStyle } from '../../e2e/host-pages/intranet-page.ts';
import type { PortalPage } from '../../e2e/host-pages/portal.ts';
import { NONCE, pageHead, pagePolicy } from '../../e2e/host-pages/search-pages.ts';
import { installProbe } from './host-probe.ts';

/** Another site's page with the search in it, with one peculiarity each. */
export interface Host {
  readonly name: string;
  readonly root?: string;
  readonly style?: string;
  /** Its own script, which runs before ours. */
  readonly script?: string;
  /** Content of its body, around the tag. */
  readonly body?: (tag: string) => string;
  readonly tag?: string;
  /** Moves the tag into place, as the page’s own script does; `host` is the element. */
  readonly place?: string;
  /** Replaces the strictest policy. */
  readonly policy?: (careline: string) => string;
  /** Expected properties of the element. */
  readonly has?: Readonly<Record<string, unknown>>;
  /** It looks different because the page wants it: dark, narrow, large. */
  readonly ownLook?: true;
}

const form = (tag: string) => `<form>${tag}</form><section></section>`;

const HOSTILE_TEXT = `main { color: red; font: italic 700 30px/3 cursive; letter-spacing: 5px; text-transform: uppercase;
  text-align: center; text-indent: 40px; text-shadow: 2px 2px red; word-spacing: 20px; white-space: pre; direction: ltr; }`;

/** As Tailwind 3 and 4 set their own on every element. */
const TAILWIND = `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; --tw-shadow: 0 0 9px red;
  --tw-ring-color: red; --tw-translate-x: 50px; --tw-border-style: dotted; --tw-leading: 4; --tw-font-weight: 900; }
  :root { --spacing: 3rem; --radius-md: 30px; --color-white: red; --text-sm: 40px; --font-sans: cursive; line-height: 1.5; }
  button, input { font: inherit; color: inherit; background-color: transparent; border-radius: 0; appearance: none; }`;

const RESET = (value: string) => `* { all: ${value} !important; }`;

/** What Prototype 1.7, a module loader and element names leave on a page. */
const OLD_LIBRARIES = `
for (const [name, value] of Object.entries({ each: Array.prototype.forEach, collect: Array.prototype.map, last() { return this[this.length - 1]; } }))
  Array.prototype[name] = value;
Function.prototype.bindAsEventListener = function bindAsEventListener() { return this; };
Element.prototype.show = function show() { return this; };
String.prototype.strip = String.prototype.trim;
window.$ = window.jQuery = () => ({ ready() {} });
window.define = Object.assign(() => { throw new Error('a loader of modules was given one'); }, { amd: {} });
window.module = { exports: {} };
window.exports = module.exports;
window.process = { env: {} };`;

const CLOBBERED = (tag: string) =>
  `<a id="customElements"></a><a id="config"></a><img name="crypto"><form name="careline"><input name="body"></form>${form(tag)}`;

export const HOSTS: readonly Host[] = [
  { name: 'plain page', policy: () => '' },
  { name: 'CSP of one nonce, Trusted Types none' },
  { name: 'CSP by addresses', policy: (careline) => byAddress(careline) },
  { name: 'Bootstrap 3, root font of 62.5 %', style: intranetStyle().html },
  { name: '* { all: unset !important }', style: RESET('unset') },
  { name: '* { all: initial !important }', style: RESET('initial') },
  { name: 'inherited text of all kinds', style: HOSTILE_TEXT },
  {
    name: 'body * { display: none !important }',
    style: 'body * { display: none !important; }',
    tag: 'form="booking"',
    body: (tag) => `<form id="booking"></form><section></section>${tag}`,
  },
  { name: 'Tailwind 3 and 4', style: TAILWIND },
  { name: 'right to left, Arabic', root: 'lang="ar" dir="rtl"' },
  { name: 'without a language', root: '' },
  { name: 'zoom 200 %', style: 'main { zoom: 2; }', ownLook: true },
  { name: '180 px wide', style: 'form { width: 180px; }', ownLook: true },
  {
    name: 'in an open shadow root',
    body: () => '<section></section><div id="box"></div>',
    place: "inRoot('open', host)",
  },
  {
    name: 'in a closed shadow root',
    body: () => '<section></section><div id="box"></div>',
    place: "inRoot('closed', host)",
  },
  { name: 'Prototype, AMD, CommonJS', script: OLD_LIBRARIES },
  { name: 'names in markup (DOM clobbering)', body: CLOBBERED },
  { name: 'enumerable Object.prototype', script: 'Object.prototype.extra = function extra() {};' },
  {
    name: 'Array.prototype.toJSON (Prototype 1.6)',
    script: 'Array.prototype.toJSON = function toJSON() { return String(this); };',
  },
  { name: 'dark page', style: ':root { color-scheme: dark; }', ownLook: true },
  {
    name: 'attributes of Next (pagesize)',
    tag: 'pagesize="5" identitycheck="off"',
    has: { pageSize: 5, identityCheck: 'off' },
  },
];

function byAddress(careline: string): string {
  return pagePolicy(careline).replace(/script-src [^;]+/, `script-src 'self' 'nonce-${NONCE}'`);
}

/**
 * Puts the tag into the page's own shadow root and reports its session. Before the tag is defined, it sets what a fast
 * page would: properties, and an invalid session.
 */
const script = (careline: string, place: string): string => `
window.heard = [];
window.violations = [];
// A browser that asks for the page's icon by itself is refused that by the page.
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  blockedURI.endsWith('/favicon.ico') || violations.push(violatedDirective));
function inRoot(mode, host) {
  const root = document.querySelector('#box').attachShadow({ mode });
  root.appendChild(document.createElement('form')).append(host);
}
const host = document.querySelector('careline-patient-search') ?? document.createElement('careline-patient-search');
window.host = host;
host.name = 'uhid';
host.required = true;
host.session = { of: 'somebody else' };
${place};
window.before = window.footprintNow?.();
await import('/elements/careline.js');
const { createSession } = await import('/elements/session.js');
document.addEventListener('careline-error', ({ detail }) => heard.push(detail.code));
host.session = createSession({
  services: '${careline}/api',
  getToken: async ({ signal }) => {
    const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}', signal });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer.json();
  },
});
await host.whenReady();
window.isDrawn = true;`;

/** The page of a host. */
export function hostPage(careline: string, { root = 'lang="en"', body = form, ...host }: Host): PortalPage {
  const { style = '', tag = '', place = '', policy = pagePolicy } = host;
  const own = host.script ? `<script nonce="${NONCE}">${host.script}</script>` : '';
  const markup = `<careline-patient-search id="search" ${tag}><p slot="error">Call the desk.</p></careline-patient-search>`;
  const csp = policy(careline);
  return {
    html: `<!doctype html><html ${root}><meta charset="utf-8"><title>${host.name}</title><script nonce="${NONCE}">(${installProbe})()</script>${pageHead()}
<style nonce="${NONCE}">${style}</style>${own}<body>${/main/.test(style) ? `<main>${body(markup)}</main>` : body(markup)}
<script type="module" nonce="${NONCE}">${script(careline, place)}</script></body></html>`,
    headers: csp ? { 'content-security-policy': `${csp}; style-src 'nonce-${NONCE}'` } : {},
  };
}
