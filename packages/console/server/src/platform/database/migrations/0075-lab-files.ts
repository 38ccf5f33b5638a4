import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // With an action on deletion every file that is deleted is an update of rows which are only ever added: that is refused,
  // also where no row names the file. Whoever is erased loses both in one transaction, in either order.
  'alter table lab_report_version drop constraint lab_report_version_file_id_fkey',
  `alter table lab_report_version add constraint lab_report_version_file_id_fkey
    foreign key (file_id) references report deferrable initially deferred not valid`,
  'alter table lab_report_version validate constraint lab_report_version_file_id_fkey',
];

/** Files that no call has are forgotten after ninety days, whatever the laboratory's results name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
