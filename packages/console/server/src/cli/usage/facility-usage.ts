export const FACILITY_USAGE = `Facilities: adds, changes, closes, opens again and lists them.

  npm start -- facility list   [--organisation NAME]
  npm start -- facility add    --name NAME [--organisation NAME] [FIELDS]
  npm start -- facility change --facility NAME [--organisation NAME] [--name NAME] [FIELDS]
  npm start -- facility close  --facility NAME [--organisation NAME] --reason WORDS [--on YYYY-MM-DD] [--confirm]
  npm start -- facility reopen --facility NAME [--organisation NAME]

  --facility        the facility's name, code or id
  --organisation    the organisation's name or id, if there are several
  FIELDS: a field you omit stays unchanged; an empty value removes it
  --code            unique in the organisation, such as BLR-02
  --type            hospital, clinic, health-centre, diagnostic-centre, home-care or tele-consultation
  --time-zone       IANA zone (Asia/Kolkata)
  --address         its address
  --phone           its phone number
  --duty-doctor     phone number of the doctor on duty
  --hours           calling hours, such as 08:00-20:00
  --on              the first closed day, by its calendar (today)
  --confirm         closes it even if some staff have no other facility; without it they are listed

From that day a closed facility admits no users and is not offered; its records stay (docs/operations/administration.md).
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments or not confirmed, 3 the data folder is in use.
`;

export const ORGANISATION_USAGE = `Organisations: adds, renames, closes and lists them.

  npm start -- organisation list
  npm start -- organisation add    --name NAME --facility NAME [--time-zone ZONE]
  npm start -- organisation change --organisation NAME --name NAME
  npm start -- organisation close  --organisation NAME --reason WORDS [--on YYYY-MM-DD] --confirm

  --organisation    the organisation's name or id
  --facility        its first facility; npm start -- staff add --facility NAME then adds the first administrator
  --time-zone       IANA zone of that facility (Asia/Kolkata)
  --confirm         closing closes all its facilities: its users can no longer sign in

An organisation is open as long as one of its facilities is. To reopen it: npm start -- facility reopen
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments or not confirmed, 3 the data folder is in use.
`;
