export const SLOTS_USAGE = `Offers times for health checks at a facility, or changes their number of places.

  npm start -- slots --from DAY --to DAY [--facility NAME] [--days mon,tue,wed,thu,fri,sat]
                     [--hours 08:00-12:00] [--every 30] [--places 4]

  --from, --to  dates such as 2026-01-31, both inclusive; a year at most
  --facility    the facility's name, if there are several
  --days        days of the week
  --hours       the start of the first and the end of the last time, by the facility's clock
  --every       minutes per time
  --places      places per time; 0 closes it. Booked patients stay booked.

The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments, 3 the data folder is in use.
`;
