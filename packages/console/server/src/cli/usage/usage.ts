import { settingsHelp } from '../../platform/config/settings-list.ts';

export const USAGE = `Careline

  npm start                          starts the server; with demo people by default
  npm start -- sandbox               starts it together with a partner's page (sandbox --help says more)
  npm start -- import PATH …         imports patients and their records (import --help says more)
  npm start -- export FOLDER         writes all records as FHIR (export --help says more)
  npm start -- backup FILE           writes all data into one file (backup --help says more)
  npm start -- restore FILE          restores such a file (restore --help says more)
  npm start -- doctor                checks settings, database, clock, disk, mail and certificates
  npm start -- verify                checks the embedded database for damage
  npm start -- migrate               upgrades the tables to this version (migrate --help says more)
  npm start -- judge                 judges stored readings by the present limits (judge --help says more)
  npm start -- audit archive …       moves old months of the audit into files (audit --help says more)
  npm start -- keys rotate           creates new signing keys (keys --help says more)
  npm start -- staff add …           adds a member of staff (staff add --help says more)
  npm start -- staff reset-second-factor …  turns off a person's two-step sign-in
  npm start -- facility add …        adds, changes, closes and lists facilities (facility --help says more)
  npm start -- organisation add …    adds, renames, closes and lists organisations (organisation --help says more)
  npm start -- slots …               offers times for health checks (slots --help says more)
  npm start -- calling-hours …       sets a facility's calling hours (calling-hours --help says more)
  npm start -- consent …             records a patient's consent to calls (consent --help says more)
  npm start -- erase …               erases a patient's identity (erase --help says more)
  npm start -- --help                this text

Settings (environment variables):
${settingsHelp()}
`;

export const STAFF_USAGE = `Adds a member of staff, and the organisation and facility if they do not exist.

  npm start -- staff add --email EMAIL --name NAME [--facility NAME] [--organisation NAME]
                         [--time-zone ZONE] [--role ROLE]… [--scope SCOPE]…
                         [--app-scope SCOPE]…

  --facility       an existing facility's name, or the name of the first one to create
  --organisation   the facility's organisation, or the name of a new one (default: the facility's name)
  --time-zone      IANA zone of a new facility (Asia/Kolkata)
  --role           default: Admin
  --scope          default: every scope with a screen
  --app-scope      default: none; consult shows the Consult tab if CARELINE_CONSULT is set

  npm start -- staff reset-second-factor --email EMAIL

turns off two-step sign-in for a person who has lost the phone and the recovery codes. The person is notified by mail. Make
sure first that the request really comes from that person.

With the embedded identity provider the command asks for the new person's password; without a terminal it generates one and
prints it once. The embedded database belongs to one process: stop the server first.
`;
