export const CONSENT_USAGE = `Records that a patient withdrew or gave their consent to calls and messages.

  npm start -- consent withdraw --uhid UHID [--organisation NAME]
  npm start -- consent give     --uhid UHID [--organisation NAME]

After a withdrawal, calls to the patient are refused at every facility of the organisation, and the patient's page says
why.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments, 3 the data folder is in use.
`;

export const ERASE_USAGE = `Erases a patient's identity.

  npm start -- erase --uhid UHID [--organisation NAME]             shows what it would do
  npm start -- erase --uhid UHID [--organisation NAME] --confirm   does it
  npm start -- erase --due [--confirm]                             removes records after their retention

Name, birthday, addresses, numbers and free text are removed at once. The clinical record stays without them, closed to
every page and service, for CARELINE_RETENTION_YEARS (3) after its last entry; then --due removes it. The audit keeps the
record's id. Older backups still contain everything, and so does the system an import came from: erase the patient there
first, because importing again would restore them.

With DATABASE_URL its role must own the tables. The embedded database belongs to one process: stop the server first.
Exit code: 0 done or planned, 1 not allowed by the database, 2 wrong arguments, 3 the data folder is in use.
`;
