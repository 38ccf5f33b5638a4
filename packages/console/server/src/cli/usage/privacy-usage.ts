export const CONSENT_USAGE = `Writes down that a patient took back their consent to be called and written to, or gave it again.

  npm start -- consent withdraw --uhid UHID [--organisation NAME]
  npm start -- consent give     --uhid UHID [--organisation NAME]

Calls to the patient are then refused at every facility of the organisation, and the patient's page says why.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 asked wrongly, 3 the data folder is in use.
`;

export const ERASE_USAGE = `Erases who a patient is.

  npm start -- erase --uhid UHID [--organisation NAME]             says what would be done
  npm start -- erase --uhid UHID [--organisation NAME] --confirm   does it
  npm start -- erase --due [--confirm]                             removes records whose retention is over

Name, birthday, addresses, numbers and free text go at once. The clinical record is kept without them, closed to every
page and service, for as many years after its last entry as CARELINE_RETENTION_YEARS says (3), then --due removes it.
The audit keeps the record's id. Backups made before still hold everything; so does the system an import came from, and
importing the patient again makes them anew: have them erased there first.

With a DATABASE_URL its role must own the tables. The embedded database belongs to one process: stop the server first.
Exit code: 0 done or planned, 1 not allowed by the database, 2 asked wrongly, 3 the data folder is in use.
`;
