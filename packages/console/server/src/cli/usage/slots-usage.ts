export const SLOTS_USAGE = `Offers times at which health checks can be booked at a facility, or changes how many places they have.

  npm start -- slots --from DAY --to DAY [--facility NAME] [--days mon,tue,wed,thu,fri,sat]
                     [--hours 08:00-12:00] [--every 30] [--places 4]

  --from, --to  days as in 2026-01-31, both included; a year at most
  --facility    the facility's name, where there are several
  --days        days of the week
  --hours       the first time, and when the last one is over, by the facility's clock
  --every       minutes of one time
  --places      how many can be booked for each time; 0 closes it. Who is booked stays booked.

The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 asked wrongly, 3 the data folder is in use.
`;
