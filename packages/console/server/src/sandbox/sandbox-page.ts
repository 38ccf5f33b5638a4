import type { DemoAccount } from '../demo/demo-accounts.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page's whole script, as a partner's developer would write it, to read and copy. */
export const sandboxScript = (careline: string): string => `// The whole of what this page does with Careline.
import '${careline}/elements/careline.js';
import { createSession } from '${careline}/elements/session.js';

const person = document.querySelector('#person');
const shown = document.querySelector('#shown');
const log = document.querySelector('#log');
const tags = ['patient-search', 'readings', 'call-info', 'call-status-history', 'encounters', 'patient-registration', 'charts'];

let session;
let patientId = '';

function begin() {
  session?.logout();
  session = createSession({
    services: '${careline}/api',
    // A real page asks its own backend here, which knows who is signed in and holds the key.
    async getToken({ signal }) {
      const reply = await fetch('/careline-token?as=' + encodeURIComponent(person.value), { method: 'POST', signal });
      if (!reply.ok) throw new Error((await reply.json()).error_description);
      return reply.json(); // { token, expiresAt }
    },
  });
  document.querySelector('form careline-patient-search').session = session;
  show();
}

function show() {
  const element = document.createElement('careline-' + shown.value);
  if (patientId && 'patientId' in element) element.patientId = patientId;
  element.session = session;
  document.querySelector('#place').replaceChildren(element);
}

document.addEventListener('careline-patient-selected', ({ detail }) => {
  patientId = detail.patientId;
  show();
});
for (const event of ['ready', 'error', 'search', 'results', 'patient-selected', 'patient-clear', 'readings-loaded', 'reading-added',
  'call-opened', 'call-saved', 'dirty-change', 'history-loaded', 'encounters-loaded', 'encounter-booked', 'patient-registered', 'signed-out'])
  document.addEventListener('careline-' + event, ({ type, detail }) => {
    log.prepend(type + ' ' + JSON.stringify(detail) + '\\n');
  });
// What the backend was sent in webhooks, and verified. A real page has no need of it.
let number = 0;
setInterval(async () => {
  for (const webhook of await (await fetch('/webhooks?after=' + number)).json()) {
    number = webhook.number;
    log.prepend('webhook ' + JSON.stringify(webhook.body) + '\\n');
  }
}, 2000);
shown.append(...tags.filter((tag) => tag !== 'patient-search').map((tag) => new Option('careline-' + tag, tag)));
person.addEventListener('change', begin);
shown.addEventListener('change', show);
begin();
`;

/** Returns the page of a fictional hospital, with its own form and style, and elements where it wants them. */
export function sandboxPage(careline: string, people: readonly DemoAccount[]): string {
  const options = people
    .map(
      ({ email, may }) =>
        `<option value="${escaped(email)}" title="${escaped(may)}">${escaped(email)}</option>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox hospital</title>
<link rel="modulepreload" href="${careline}/elements/careline.js">
<link rel="modulepreload" href="${careline}/elements/session.js">
<style>
  body { margin: 0 auto; padding: 1rem; max-width: 75rem; font: 1rem/1.5 Georgia, serif; color: #222; background: #fdfcf8 }
  label { display: inline-block; margin: 0 1.5rem 1rem 0 }
  select { font: inherit; max-width: 100% }
  form, #place { margin: 1rem 0; padding: 1rem; background: #fff; border: 1px solid #ddd }
  pre { overflow: auto; max-height: 15rem; padding: .5rem; background: #222; color: #eee }
</style>
<h1>Sandbox hospital</h1>
<p>A page of a partner, on an origin of its own. <a href="/page.js">The whole of its script</a> ·
  <a href="${careline}">The console it belongs to</a></p>
<label>Signed in as <select id="person">${options}</select></label>
<label>Below the search <select id="shown"></select></label>
<form><careline-patient-search name="uhid"><p slot="error">Please call the registration desk.</p></careline-patient-search></form>
<div id="place"></div>
<h2>What the page hears, and what its server is sent</h2>
<pre id="log" tabindex="0"></pre>
<script type="module" src="/page.js"></script>
</html>
`;
}
