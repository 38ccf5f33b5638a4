/** Addresses that a partner's page loads from. */
export interface PageAddresses {
  /** Folder of the element files, with a trailing slash. The folder of a named build never changes. */
  readonly elements: string;
  /** Base address of all services. */
  readonly services: string;
}

/**
 * Returns a complete page with the patient search, for a partner's developers.
 * Docs, settings and the server share this snippet. `/careline-token` is a placeholder for a route of the partner's
 * backend.
 */
export const pageSnippet = ({ elements, services }: PageAddresses): string => `\
<link rel="modulepreload" href="${elements}careline.js" />
<link rel="modulepreload" href="${elements}session.js" />
<style>
  /* Hides the error text while the element loads. Shows it after 10 s if our files do not load. */
  :not(:defined) > [slot="error"] { visibility: hidden; animation: careline-late 1ms 10s forwards; }
  @keyframes careline-late { to { visibility: visible; } }
</style>
<script type="module">
  import '${elements}careline.js';
  import { createSession } from '${elements}session.js';

  const session = createSession({
    services: '${services}',
    async getToken({ signal }) {
      const reply = await fetch('/careline-token', { method: 'POST', signal });
      return reply.json(); // { token, expires_in }; the console quotes an error
    },
  });
  document.querySelector('careline-patient-search').session = session;
</script>

<form action="/appointments" method="post">
  <careline-patient-search name="uhid" required>
    <p slot="error">Please call the registration desk.</p>
  </careline-patient-search>
  <button>Book</button>
</form>`;
