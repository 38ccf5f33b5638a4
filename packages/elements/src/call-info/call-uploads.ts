import { serverNow } from '@careline/core/internal/clock';
import type { HttpClient } from '@careline/core/internal/http';
import type { CallInfoProps } from '@careline/ui/calls/call-info';

type Uploads = NonNullable<CallInfoProps['uploads']>;

/** Names of the files uploaded in a session's calls; the form's values contain only ids. */
const names = new WeakMap<object, Map<string, string>>();

function namesOf(inside: object): Map<string, string> {
  const known = names.get(inside) ?? new Map<string, string>();
  names.set(inside, known);
  return known;
}

/** Uploads the files of a call's form to the services as the patient's reports, never through the page. */
export function callUploads(inside: object, http: HttpClient, vitaId: string): Uploads {
  const known = namesOf(inside);
  return {
    nameOf: (id) => known.get(id),
    async upload(file, options) {
      const { reportUploads } = await import('./care-part.ts');
      const stored = await reportUploads({ http, vitaId, now: serverNow }).upload(file, options);
      known.set(stored.id, stored.name);
      return stored;
    },
  };
}
