/** Addresses that a page needs. */
export interface PageAddresses {
  /** The folder of the elements' files, with a trailing slash. The folder of a named build never changes. */
  readonly elements: string;
  /** The address below which all services are. */
  readonly services: string;
}

/**
 * Returns a complete page with the patient search, for a partner's developers. Docs, settings and server show the same snippet.
 * `/careline-token` is a route of the partner's backend.
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
