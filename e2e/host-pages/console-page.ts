import type { PortalPage } from './portal.ts';
import { NONCE, pageHead, pagePolicy } from './search-pages.ts';

/** The page's own script: creates a session and records events. */
const script = (careline: string): string => `
import '/elements/careline.js';
import { createSession } from '/elements/session.js';

window.heard = [];
window.violations = [];
window.tokens = 0;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + ' ' + blockedURI));
for (const name of ['ready', 'error', 'auth-required', 'signed-out', 'route-change', 'route-changed', 'sign-out', 'scope-denied', 'dirty-change'])
  document.addEventListener('careline-' + name, ({ type, detail }) => heard.push(JSON.stringify({ type, detail })));

const element = document.querySelector('careline-console');
window.session = createSession({
  services: '${careline}/api',
  async getToken({ signal }) {
    tokens += 1;
    const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}', signal });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer.json();
  },
});
element.session = session;`;

/** A ward's page with the whole console in it; `policy` replaces the one in the documentation. */
export const consolePage = (
  careline: string,
  attributes = '',
  policy = pagePolicy(careline),
): PortalPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ward 3</title>
${pageHead()}<body><main><h1>Ward 3</h1><careline-console ${attributes}><p slot="loading">Opening…</p></careline-console></main>
<script type="module" nonce="${NONCE}">${script(careline)}</script></body></html>`,
  headers: { 'content-security-policy': `${policy}; style-src 'self' 'nonce-${NONCE}'` },
});
