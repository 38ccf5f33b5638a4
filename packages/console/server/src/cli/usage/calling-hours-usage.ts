export const CALLING_HOURS_USAGE = `Says when patients of a facility may be called, by the facility's clock.

  npm start -- calling-hours --hours 08:00-20:00 [--facility NAME]

  --hours     the first permitted hour, and the hour when calling ends; 00:00-24:00 permits the whole day
  --facility  the facility's name, if there are several

Outside of them dialling is refused, unless the caller states an emergency with a reason, which the audit records.
The embedded database belongs to one process: stop the server first.
Exit code: 0 done, 2 wrong arguments, 3 the data folder is in use.
`;
