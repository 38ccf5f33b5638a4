export const BACKUP_USAGE = `Writes everything into one file: all tables, and mails that wait in the data folder.

  npm start -- backup FILE

A running Careline continues: the backup reads a copy of its database. With DATABASE_URL it reads one consistent state
of the database. The file is read back before it gets its name, and is never overwritten. A backup of either kind of
database can be restored into the other.

If rows of the embedded database are missing or unreadable, no file is written; npm start -- verify says more.

The file contains patient data, password hashes and signing keys. Only you can read it; protect it like the database, and
encrypt it before it leaves the machine.
Exit code: 0 written, 1 not written, 2 wrong arguments, 3 the data folder is in use by a process that cannot copy it.
`;

export const RESTORE_USAGE = `Makes the database what it was when a backup was made.

  npm start -- restore FILE [--replace] [--grant ROLE]
  npm start -- restore FILE --check

  --replace  replaces existing people and patients, which are lost
  --grant    grants ROLE the rights of a server; roles that could read the tables before get them again anyway
  --check    reads the file and compares its checksum, changes nothing

Stop Careline first. Either everything is restored or nothing changes. A backup of an older version is upgraded. The
target is the data folder, or the database of DATABASE_URL; see npm start -- --help.
Exit code: 0 restored, 1 nothing was changed, 2 wrong arguments, 3 the data folder is in use.
`;

export const MIGRATE_USAGE = `Brings the database to this version's tables. A server does so itself when it starts and its role may.

  npm start -- migrate [--grant ROLE]

  --grant    grants ROLE the rights of a server, in the transaction that changes the tables

Roles that can already read the tables get rights on new ones without being named. Use the address of the role that owns
the tables. Running it again with --grant only grants.
Exit code: 0 done, 1 not done, 2 wrong arguments.
`;

export const VERIFY_USAGE = `Reads every page of the embedded database and compares tables with their indexes.

  npm start -- verify

Reports damaged tables and indexes: wrong page checksums, missing rows, rows that an index lacks. Changes nothing. A
running Careline continues; a copy is read, as for a backup. To check a backup file: npm start -- restore FILE --check
Exit code: 0 no damage, 1 damage found, 2 wrong arguments, 3 the data folder is in use.
`;
