export const USAGE = `Careline

  npm start                          starts the server; demo people unless told otherwise
  npm start -- sandbox               starts it with a partner's page beside it (sandbox --help says more)
  npm start -- import PATH …         imports patients and their records (import --help says more)
  npm start -- backup FILE           writes everything into one file (backup --help says more)
  npm start -- restore FILE          restores such a file (restore --help says more)
  npm start -- verify                reads all of the embedded database and says what is damaged
  npm start -- migrate               only brings the database to this version's tables
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
  PORT             port to listen on (4400)
  CARELINE_HOST    address to listen on (127.0.0.1 with demo people, else all)
  CARELINE_DATA    folder of the embedded database (.careline)
  DATABASE_URL     a PostgreSQL server (15 or newer) in place of the embedded database
  DATABASE_POOL_SIZE  most sessions of that server at once (10)
  CARELINE_ORIGIN  the address people open, as in https://careline.example; needed without demo people
  CARELINE_DEMO    off: no demo people and accounts
  TRUST_PROXY      how many of your reverse proxies stand in front (0)
  OIDC_ISSUER      another OpenID provider in place of the embedded one
  OIDC_CLIENT_ID   Careline's client id there (careline-console)
  OIDC_CHANGE_PASSWORD_URL  where that provider takes requests for a new password
  OIDC_ACCOUNT_URL  that provider's page about one's own account, which the account menu then leads to
  OIDC_CONNECTION  what the provider calls the accounts with a password (Username-Password-Authentication)
  CARELINE_KEY_DAYS  signing keys are replaced at this age in days (90)
  CARELINE_ROLES_CLAIM  name of the roles claim (https://careline.example/roles)
  CARELINE_LOGO    address of a picture for the top bar
  CARELINE_AVATAR  base address of an avatar service in place of the embedded one; off: initials
  CARELINE_PRIVACY_URL  address of the privacy policy and the terms, which the account menu then links to
  CARELINE_CONSULT  path of the console where the Consult tab leads; no such tab without one
  CARELINE_APP_LINKS  tabs of the top bar, as in Alerts=/doctor/pwa_alerts; Messages=/prohealth/messages
  CARELINE_APPS    items of the apps drawer, written alike; no drawer without one
  CARELINE_RETAIL_PARTNER  name of the retail partner whose prescriptions are validated
  CARELINE_ECC_CLIENT_IDS  the client ids of ECC sign-ins, separated by a comma
  CARELINE_IDLE_LOCK_MINUTES  the console locks itself after so many idle minutes; 0: never (15)
  SMTP_URL         the mail server, as in smtps://user:password@host:465; without it mails go into CARELINE_DATA/outbox
  CARELINE_MAIL_FROM  the address mails come from (no-reply@ the origin's host)
  CARELINE_TELEPHONY_URL  a telephony provider that dials, as in https://calls.example/v1; without one people dial themselves
  CARELINE_TELEPHONY_KEY_FILE     file with the key that provider knows us by
  CARELINE_TELEPHONY_SECRET_FILE  file with the secret that provider signs its news with
  CARELINE_TELEPHONY_CALLER_ID    the number that patients see; without one the provider decides
  CARELINE_TELEPHONY_TIMEOUT_SECONDS  how long it may take to answer (10)
  CARELINE_WEBHOOKS  where webhooks of partners may lead: public, private (private networks too) or off (public)
  CARELINE_RETENTION_YEARS  how long the record of an erased patient is kept without a name (3)
  CARELINE_LOG     info, warn, error or off: what is logged to standard error (warn on a terminal, else info)
  CARELINE_LOG_FORMAT  json: one JSON object a line; text: words (text on a terminal, else json)
  CARELINE_METRICS_TOKEN  Bearer token of /metrics; without one only this machine reads them, where no proxy is
  OTEL_EXPORTER_OTLP_ENDPOINT  a collector of OpenTelemetry that traces are sent to, as in http://otel:4318
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
