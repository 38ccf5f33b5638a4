export const BACKUP_USAGE = `Writes everything into one file: all tables, and mails that wait in the data folder.

  npm start -- backup FILE

While Careline runs on the data folder it goes on: the backup reads a copy of its database. With a DATABASE_URL one
state of the database is read, whoever works on it. The file is read back before it gets its name, and is never
written over. A backup of either kind of database can be restored into the other.

Where rows of the embedded database are missing or cannot be read no file is written; npm start -- verify says more.

The file holds patient data, password hashes and signing keys. It is readable by you only; keep it as you keep the
database, and encrypt it before it leaves the machine.
Exit code: 0 written, 1 not written, 2 asked wrongly, 3 the data folder is in use by a process that cannot help.
`;

export const RESTORE_USAGE = `Makes the database what it was when a backup was made.

  npm start -- restore FILE [--replace] [--grant ROLE]
  npm start -- restore FILE --check

  --replace  also where there are people or patients already: they are gone afterwards
  --grant    gives ROLE the rights of a server; roles that could read the tables before have them again anyway
  --check    only reads the file to its end and compares it with its seal

Stop Careline first. Either everything is restored or nothing is changed. A backup of an older version is brought to
this version's tables. The target is the data folder, or the database of DATABASE_URL; see npm start -- --help.
Exit code: 0 restored, 1 nothing was changed, 2 asked wrongly, 3 the data folder is in use.
`;

export const MIGRATE_USAGE = `Brings the database to this version's tables. A server does so itself when it starts and its role may.

  npm start -- migrate [--grant ROLE]

  --grant    gives ROLE the rights that a server needs, each in the transaction that changes the tables

Roles that may read the tables already are given the rights on new ones without being named. Use the address of the role
that owns the tables. Run again with --grant, it only grants.
Exit code: 0 done, 1 not done, 2 asked wrongly.
`;

export const VERIFY_USAGE = `Reads every page of the embedded database and compares tables with their indexes.

  npm start -- verify

Says which table or index is damaged: a page whose checksum does not fit, rows that are missing, an index that does
not know a row. Changes nothing. While Careline runs it goes on; a copy is read then, as by a backup. A backup file
is looked through by: npm start -- restore FILE --check
Exit code: 0 all is whole, 1 something is damaged, 2 asked wrongly, 3 the data folder is in use.
`;
