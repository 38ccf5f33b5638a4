export const FACILITY_USAGE = `Facilities: adds, changes, closes, opens again and lists them.

  npm start -- facility list   [--organisation NAME]
  npm start -- facility add    --name NAME [--organisation NAME] [FIELDS]
  npm start -- facility change --facility NAME [--organisation NAME] [--name NAME] [FIELDS]
  npm start -- facility close  --facility NAME [--organisation NAME] --reason WORDS [--on YYYY-MM-DD] [--confirm]
  npm start -- facility reopen --facility NAME [--organisation NAME]

  --facility        the facility's name, code or id
  --organisation    the organisation's name or id, where there are several
  FIELDS: what is left out stays; an empty value takes it away
  --code            unique in the organisation, as in BLR-02
  --type            hospital, clinic, health-centre, diagnostic-centre, home-care or tele-consultation
  --time-zone       IANA zone (Asia/Kolkata)
  --address         where it is
  --phone           its number
  --duty-doctor     number of the doctor on duty
  --hours           when patients are called, as in 08:00-20:00
  --on              the first day on which nobody works there, by its calendar (today)
  --confirm         closes it though some of the staff have no other facility; without it they are named

From that day on nobody works in a closed facility and it is offered nowhere; its records stay (docs/operations/administration.md).
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 asked wrongly or not confirmed, 3 the data folder is in use.
`;

export const ORGANISATION_USAGE = `Organisations: adds, renames, closes and lists them.

  npm start -- organisation list
  npm start -- organisation add    --name NAME --facility NAME [--time-zone ZONE]
  npm start -- organisation change --organisation NAME --name NAME
  npm start -- organisation close  --organisation NAME --reason WORDS [--on YYYY-MM-DD] --confirm

  --organisation    the organisation's name or id
  --facility        its first facility; npm start -- staff add --facility NAME then adds the first administrator
  --time-zone       IANA zone of that facility (Asia/Kolkata)
  --confirm         closing closes every facility of it: nobody of it signs in any more

An organisation is open as long as one of its facilities is: npm start -- facility reopen opens it again.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 asked wrongly or not confirmed, 3 the data folder is in use.
`;
