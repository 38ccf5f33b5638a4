import { settingsHelp } from '../../platform/config/settings-list.ts';

export const USAGE = `Careline

  npm start                          starts the server; demo people unless told otherwise
  npm start -- sandbox               starts it with a partner's page beside it (sandbox --help says more)
  npm start -- import PATH …         imports patients and their records (import --help says more)
  npm start -- backup FILE           writes everything into one file (backup --help says more)
  npm start -- restore FILE          restores such a file (restore --help says more)
  npm start -- doctor                checks settings, database, clock, disk, mail and certificates, and says what to do
  npm start -- verify                reads all of the embedded database and says what is damaged
  npm start -- migrate               only brings the database to this version's tables (migrate --help says more)
  npm start -- judge                 judges stored readings by this version's limits (judge --help says more)
  npm start -- audit archive …       moves old months of the audit into files (audit --help says more)
  npm start -- keys rotate           makes new signing keys (keys --help says more)
  npm start -- staff add …           adds a member of staff (staff add --help says more)
  npm start -- staff reset-second-factor …  turns a person's second step at sign-in off
  npm start -- facility add …        adds, changes, closes and lists facilities (facility --help says more)
  npm start -- organisation add …    adds, renames, closes and lists organisations (organisation --help says more)
  npm start -- slots …               offers times for health checks (slots --help says more)
  npm start -- calling-hours …       when a facility calls its patients (calling-hours --help says more)
  npm start -- consent …             a patient's consent to be called (consent --help says more)
  npm start -- erase …               erases who a patient is (erase --help says more)
  npm start -- --help                this text

Settings (environment variables):
${settingsHelp()}
`;

export const STAFF_USAGE = `Adds a member of staff, with the organisation and facility where there is none yet.

  npm start -- staff add --email EMAIL --name NAME [--facility NAME] [--organisation NAME]
                         [--time-zone ZONE] [--role ROLE]… [--scope SCOPE]…
                         [--app-scope SCOPE]…

  --facility       an existing facility's name, or the first one's to be made
  --organisation   name of the organisation, when the first facility is made (the facility's name), or whose facility it is
  --time-zone      IANA zone of a facility to be made (Asia/Kolkata)
  --role           default Admin
  --scope          default every scope that is built
  --app-scope      default none; consult shows the Consult tab where CARELINE_CONSULT is set

  npm start -- staff reset-second-factor --email EMAIL

takes the second step at sign-in from an account whose person has lost the phone and the recovery codes. They are told by
mail. Make sure first that it is really they who ask.

With the embedded identity provider the password of a new person is asked for on the terminal; without a terminal one is made and
printed once. The embedded database belongs to one process: stop the server first.
`;
