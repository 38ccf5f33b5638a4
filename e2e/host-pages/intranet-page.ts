import { readFileSync } from 'node:fs';
import type { PortalPage } from './portal.ts';
import { NONCE, pageHead, pagePolicy } from './search-pages.ts';

/** As in an older intranet: Bootstrap 3 and a root font of 62.5 %. */
export const INTRANET_STYLE = '/intranet.css';

export const intranetStyle = (): PortalPage => ({
  html: `${readFileSync(new URL('bootstrap-3.css', import.meta.url), 'utf8')}\nhtml { font-size: 62.5% }`,
  headers: { 'content-type': 'text/css; charset=utf-8' },
});

/** The page's own script: a session with a token from a function, and the next patient to call. */
const script = (careline: string): string => `
import '/elements/careline.js';
import { createSession } from '/elements/session.js';

const [search, call, history] = ['patient-search', 'call-info', 'call-status-history'].map((name) =>
  document.querySelector('careline-' + name));
window.session = createSession({
  services: '${careline}/api',
  async getToken({ signal }) {
    const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}', signal });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer.json();
  },
});
for (const element of [search, call, history]) element.session = session;

search.addEventListener('careline-patient-selected', ({ detail }) => {
  call.patientId = detail.patientId;
});
call.addEventListener('careline-call-saved', () => history.refresh());
call.addEventListener('careline-history-open', ({ detail }) => {
  history.callId = detail.callId;
});
call.addEventListener('careline-call-opened', () => search.clear());
call.addEventListener('careline-call-next', () => search.clear());
history.addEventListener('careline-patient-open', ({ detail }) => {
  call.patientId = detail.patientId;
});

// What the journey asks for: what the page hears, which of its hotkeys fire, and what its policy was asked to allow.
window.heard = [];
window.hotkeys = [];
window.violations = [];
for (const name of ['patient-selected', 'dirty-change', 'call-opened', 'call-saved', 'outbox-change', 'history-loaded', 'history-open', 'signed-out', 'error'])
  document.addEventListener('careline-' + name, ({ type, detail }) => heard.push(JSON.stringify({ type, detail })));
document.addEventListener('keydown', ({ key, target }) => {
  if (!target.matches('input, textarea, select')) hotkeys.push(key);
});
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + ' ' + blockedURI));`;

const panel = (title: string, body: string): string =>
  `<div class="panel panel-default"><div class="panel-heading"><h2 class="panel-title">${title}</h2></div><div class="panel-body">${body}</div></div>`;

/** An intranet page where a coach does the whole job: worklist, call and call history. */
export const intranetPage = (careline: string): PortalPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ward 3</title>
${pageHead()}<link rel="stylesheet" href="${INTRANET_STYLE}">
<body><main class="container-fluid"><h1>Ward 3</h1><div class="row">
<div class="col-md-4">${panel('Who to call', '<careline-patient-search></careline-patient-search>')}</div>
<div class="col-md-8">${panel('The call', '<careline-call-info linked worklist></careline-call-info>')}
${panel('Called before', '<careline-call-status-history linked></careline-call-status-history>')}</div>
</div></main><script type="module" nonce="${NONCE}">${script(careline)}</script></body></html>`,
  headers: { 'content-security-policy': `${pagePolicy(careline)}; style-src 'self'` },
});
