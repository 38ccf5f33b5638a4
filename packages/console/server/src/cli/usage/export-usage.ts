export const EXPORT_USAGE = `Writes all records of a facility as FHIR R4 into a folder: a file for each resource type, one resource a line.

  npm start -- export FOLDER [--facility NAME] [--since TIME]

  --facility  the facility's name, if there are several
  --since     only what has changed since, such as 2026-01-31T09:30:00Z

The folder must be new or empty. The files contain patient data and are readable by you only. The access log notes the
export with its counts. Memory use stays constant, however many records there are.
The embedded database belongs to one process: stop the server first, or use the server's own export (docs/fhir.md).
Exit code: 0 written, 2 wrong arguments, 3 the data folder is in use.
`;
