import type { PortalPage } from '../../e2e/host-pages/portal.ts';
import { NONCE, pagePolicy } from '../../e2e/host-pages/search-pages.ts';
import { installProbe } from './host-probe.ts';

/** What each of these pages does for its element, the \`host\` of the window. */
const sessionOf = (careline: string, from = '/elements/session.js'): string => `
window.heard ??= [];
for (const name of ['error', 'reading-added', 'call-saved', 'readings-loaded', 'history-loaded'])
  document.addEventListener('careline-' + name, ({ type, detail }) => heard.push(detail?.code ?? type));
const { createSession } = await import('${from}');
const session = createSession({
  services: '${careline}/api',
  getToken: async ({ signal }) => {
    const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}', signal });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer.json();
  },
});`;

const pageOf = (body: string, script: string, policy: string, before = ''): PortalPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ward 3</title>${before}<body>${body}
<script type="module" nonce="${NONCE}">${script}</script></body></html>`,
  headers: { 'content-security-policy': `${policy}; style-src 'nonce-${NONCE}'` },
});

const READY = 'host.session = session;\nawait host.whenReady();\nwindow.isDrawn = true;';

export const framePage = (careline: string, tag: string, policy: string): PortalPage =>
  pageOf(
    tag,
    `await import('/elements/careline.js');${sessionOf(careline)}
window.host = document.querySelector('body :not(form)');
host.session = session;`,
    policy,
  );

/** A page with one element, under the strictest policy. */
export const elementPage = (careline: string, tag: string): PortalPage =>
  pageOf(
    tag,
    `window.host = document.body.firstElementChild;
await import('/elements/careline.js');${sessionOf(careline)}
${READY}`,
    pagePolicy(careline),
    `<script nonce="${NONCE}">(${installProbe})()</script>`,
  );

/** A page nobody has added as a partner: its token would work, its origin does not. */
export const unknownPage = (careline: string, tag: string): PortalPage =>
  pageOf(
    tag,
    `await import('/elements/careline.js');
window.heard = [];
document.addEventListener('careline-error', ({ detail }) => heard.push(detail.code));
const { createSession } = await import('/elements/session.js');
const expiresAt = Math.floor(Date.now() / 1000) + 600;
window.host = document.body.firstElementChild;
host.session = createSession({
  services: '${careline}/api',
  getToken: async () => ({ token: 'of-another-page', expiresAt }),
});
host.search?.('asha');`,
    pagePolicy(careline),
  );

export const outerPage = (inner: string): PortalPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title><body><iframe src="${inner}" width="900" height="700"></iframe></body></html>`,
});

/** As in Prototype 1.6: an array becomes a string. */
const TO_JSON =
  "Array.prototype.toJSON = function toJSON() { return '[' + this.map(String).join(', ') + ']'; };";

export const readingsPage = (careline: string, patientId: string): PortalPage =>
  pageOf(
    `<careline-readings patient-id="${patientId}"></careline-readings>`,
    `await import('/elements/careline.js');${sessionOf(careline)}
window.host = document.querySelector('careline-readings');
${READY}`,
    pagePolicy(careline),
    `<script nonce="${NONCE}">${TO_JSON}</script>`,
  );

type Part = 'tags' | 'session';

/** Two copies: the page's own loads first or second, and the session comes from the copy without tags. */
export const MOUNTED_TWICE: readonly { readonly name: string; readonly order: readonly [Part, Part] }[] = [
  { name: 'the tags of the first, the session of the second', order: ['tags', 'session'] },
  { name: 'the session of the first, the tags of the second', order: ['session', 'tags'] },
];

export function copiesPage(careline: string, order: readonly [Part, Part]): PortalPage {
  const address = `(await (await fetch('${careline}/elements/release.json')).json()).address`;
  const steps: Readonly<Record<Part, string>> = {
    tags: "await import('/elements/careline.js');",
    session: sessionOf(careline, '__OTHER__').replace("'__OTHER__'", `${address} + 'session.js'`),
  };
  return pageOf(
    '<form><careline-patient-search name="uhid"></careline-patient-search></form>',
    `window.host = document.querySelector('careline-patient-search');
${order.map((part) => steps[part]).join('\n')}
${READY}`,
    pagePolicy(careline),
  );
}

/** As in docs/embedding.md. */
const CLOAK = `:not(:defined) > [slot="error"] { visibility: hidden; animation: careline-late 1ms 10s forwards; }
@keyframes careline-late { to { visibility: visible; } }`;

/** Its files load when `letFilesCome` is called. */
export const lateFilePage = (careline: string): PortalPage =>
  pageOf(
    '<careline-patient-search><p slot="error">Call the desk.</p></careline-patient-search>',
    `window.host = document.querySelector('careline-patient-search');
await new Promise((come) => { window.letFilesCome = come; });
await import('/elements/careline.js');${sessionOf(careline)}
${READY}`,
    pagePolicy(careline),
    `<style nonce="${NONCE}">${CLOAK}</style>`,
  );
