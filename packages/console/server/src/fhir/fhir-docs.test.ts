import { fileURLToPath } from 'node:url';
import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { expect, it } from 'vitest';
import { includesOf, revIncludesOf } from './capability.ts';
import { EVERYTHING_PARAMETERS } from './everything.ts';
import { EXPORT_LIFE, EXPORT_PARAMETERS } from './export/bulk-exports.ts';
import { FHIR_RESOURCES } from './fhir-registry.ts';
import { FHIR_TYPES, type FhirType } from './fhir-type.ts';
import { MAX_COUNT, parametersOf, RESULT_PARAMETERS, sortsOf } from './search/read-search.ts';
import { ASSERTION_ALGORITHMS, ASSERTION_TYPE } from './smart-configuration.ts';

const PAGE = fileURLToPath(new URL('../../../../../docs/fhir.md', import.meta.url));

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

const HEAD = `# FHIR API

<!-- Written by fhir-docs.test.ts, run with --update. -->
Other systems read Careline's records as FHIR R4 at \`/api/fhir/R4\`: read and search, in JSON. An answer contains what the user of
the token may see on the screens, and every look at a patient is in the access log. \`GET /api/fhir/R4/metadata\` describes the
server to programs and needs no token.

\`CARELINE_FHIR=off\` switches the API off.

## The first request

Add your system as a partner under **Settings → Partners** with the scope **FHIR API** and the scopes that its users need, such as
Search. Exchange its key for a token of a member of staff, then read:

\`\`\`sh
ORIGIN=http://localhost:4400
TOKEN=$(curl -s -u "$PARTNER_ID:$PARTNER_KEY" $ORIGIN/api/tokenExchange \\
  -d grant_type=${TOKEN_EXCHANGE.grantType} \\
  -d subject_token_type=${TOKEN_EXCHANGE.staffSubject} \\
  -d subject_token=coach@careline.example |
  node -pe 'JSON.parse(require("fs").readFileSync(0)).access_token')
curl -s -H "Authorization: Bearer $TOKEN" "$ORIGIN/api/fhir/R4/Patient?name=kumar&_count=5"
\`\`\`

A token is valid for fifteen minutes and for one facility. [Partners](operations/partners.md) explains keys, identity providers and
pages of partners. The console's own tokens work too.

## Systems without a user

A system that reads by itself, such as a data warehouse, signs its token requests instead (SMART Backend Services). Tick **A system
of the partner reads by itself** at the partner and enter the member of staff whose rights the system has, its public keys, and
scopes such as \`system/*.rs\` or \`system/Observation.rs\`. \`GET /api/fhir/R4/.well-known/smart-configuration\` describes the rest to
programs. The system posts to \`/api/tokenExchange\`:

- \`grant_type=client_credentials\` and \`scope\` with the scopes that it wants. It gets those that are registered.
- \`client_assertion_type=${ASSERTION_TYPE}\`
- \`client_assertion\`: a JWT signed with ${ASSERTION_ALGORITHMS.join(' or ')}. \`iss\` and \`sub\` are the client id, \`aud\` is the address of the token endpoint,
  \`exp\` is at most five minutes ahead, and each \`jti\` is accepted once. The header names the key as \`kid\`.
- \`facility_id\`, if the account works at several of the partner's facilities.

Its token is valid for five minutes, for one facility and for this API alone. It can read what both its scopes and the account allow.

## How it answers

- **Search** by GET, or by POST to \`_search\`, which keeps patient data out of addresses. Values are separated by commas for *or*;
  repeat a parameter for *and*. References are an id, \`Patient/ID\` or an absolute address. Tokens are \`code\`, \`system|code\`,
  \`|code\` or \`system|\`, with \`:not\`. Texts match the beginning of a word, with \`:exact\` and \`:contains\`. Dates take
  \`eq ne lt le gt ge sa eb\`; a date without a zone is in the zone of the facility.
- **Unknown parameters** are refused with 400. With \`Prefer: handling=lenient\` they are ignored, and the link \`self\` shows which
  ones were used.
- **Results**: ${codes(RESULT_PARAMETERS.filter((name) => name !== '_format'))}. A page has 20 matches, or up to ${MAX_COUNT} with
  \`_count\`. \`_summary=count\` and \`_count=0\` return only the number. There is one \`_sort\` at a time.
- **Pages**: follow the link \`next\` as it is. It never contains patient data, and rows that arrive in between are not repeated.
- **Everything of a patient**: \`Patient/ID/$everything\`, with ${codes(EVERYTHING_PARAMETERS)}. The patient comes first, then type by
  type what the token may read, page by page, and the staff and places that a page names.
- **Patients first**: searches for records name a patient. Without one, the answer is 400 with the code \`too-costly\`.
- **Patient summary**: \`GET Patient/ID/$summary\` returns the International Patient Summary as a document, in English or with
  \`_language=hi\` in Hindi. It contains the current entries of the patient page. A section in which nothing is recorded says
  so and has an \`emptyReason\`; it does not claim that there is nothing.
- **Files**: a DocumentReference names a file. \`GET Binary/ID\` returns it as JSON with its content in base64.
- **Versions**: a resource has a weak \`ETag\` and \`Last-Modified\`; \`If-None-Match\` is answered with 304. Old versions cannot be
  read.
- **Refusals** are an OperationOutcome: 400, 401, 403, 404, 405, 406, 410 for a patient who was merged into another, 415, and
  429 with \`Retry-After\`.
- **Withdrawn and corrected readings** stay readable with the status \`entered-in-error\`. Leave them out of calculations.

Writing, history and subscriptions are not available.

## Taking out everything

\`GET /api/fhir/R4/$export\` writes every resource of the facility that the token may read into files, one resource a line (FHIR
Bulk Data Access). \`GET /api/fhir/R4/Patient/$export\` leaves out staff and places. It takes ${codes(EXPORT_PARAMETERS)}.

1. The answer is 202, and \`Content-Location\` is the address of the export.
2. Ask that address every ten seconds. While the files are written, the answer is 202 with \`X-Progress\`, and 429 if you ask too
   often. Then it is 200 with the list of files. \`transactionTime\` is the \`_since\` of your next export.
3. Read the files with a token, within ${EXPORT_LIFE / 3600} hours. \`DELETE\` the export when you have them.

An export needs the scope **Bulk export (FHIR)** of a partner, or an administrator who may also read records. Two can run at a time
in a facility. If the server restarts, an export continues. It stops when the account loses its right or its session ends. The access log shows who
started an export, and each file that was taken out with its number of rows. It does not name the patients.

\`npm start -- export FOLDER\` writes the same files on the server's machine while the server is stopped.

## Resources
`;

function section(type: FhirType): string {
  const definition = FHIR_RESOURCES[type];
  const parameters = Object.entries(parametersOf(definition)).map(
    ([name, { kind, description }]) => `| ${code(name)} | ${kind} | ${description} |`,
  );
  const includes = includesOf(definition);
  const revIncludes = revIncludesOf(definition);
  return [
    `\n### ${type}\n`,
    [definition.description, ...definition.unsupported].join(' '),
    '',
    '| parameter | type | searches |\n|---|---|---|',
    ...parameters,
    '',
    `Sorted by ${code(definition.order)}; others: ${codes(Object.keys(sortsOf(definition)))}.`,
    ...(includes.length > 0 ? [`\`_include\`: ${codes(includes)}.`] : []),
    ...(revIncludes.length > 0 ? [`\`_revinclude\`: ${codes(revIncludes)}.`] : []),
    '',
  ].join('\n');
}

it('the page of the FHIR API matches its resources', async () => {
  await expect(HEAD + FHIR_TYPES.map(section).join('')).toMatchFileSnapshot(PAGE);
});
