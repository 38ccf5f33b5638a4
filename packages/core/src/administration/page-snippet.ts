/** Where a page finds what it loads and asks. */
export interface PageAddresses {
  /** The folder of the elements' files, a slash at its end; that of a named build never changes. */
  readonly elements: string;
  /** The address that all services lie under. */
  readonly services: string;
}

/**
 * A whole page with the patient search, for the developers of a partner: the one snippet of docs, settings and server.
 * `/careline-token` stands for a route of their own backend.
 */
export const pageSnippet = ({ elements, services }: PageAddresses): string => `\
<link rel="modulepreload" href="${elements}careline.js" />
<link rel="modulepreload" href="${elements}session.js" />
<style>
  /* What you say where an element fails is not seen while it only loads; it is where our files do not come at all. */
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
      return reply.json(); // { token, expires_in }; what a refusal says is quoted in the console
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
