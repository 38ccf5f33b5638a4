// Inserts organisations one by one into the embedded database of a folder and prints each id after the commit.
import { openDatabase } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';

const [dataFolder = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataFolder });
for (;;) {
  const id = newId();
  await runWork(db, (tx) => tx.insertInto('organisation').values({ id, name: 'Row' }).execute());
  console.log(id);
}
