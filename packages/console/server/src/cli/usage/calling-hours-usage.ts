export const CALLING_HOURS_USAGE = `Says when patients of a facility may be called, by the facility's clock.

  npm start -- calling-hours --hours 08:00-20:00 [--facility NAME]

  --hours     the first permitted hour, and the hour at which calling ends; 00:00-24:00 permits all day
  --facility  the facility's name, where there are several

Dialling is refused outside of them, unless the caller gives the reason of an emergency, which stands in the audit.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 asked wrongly, 3 the data folder is in use.
`;
