// Makes the packed clinic in a new data folder: `write-clinic.mjs FOLDER FILE`. scripts/make-demo-clinic.mjs runs it.
import { writeFile } from 'node:fs/promises';
import { readSettings } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/database/open-store.ts';
import { compressClinic } from './compress-clinic.ts';
import { packClinic } from './pack-clinic.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const settings = readSettings({
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: 'http://localhost',
  CARELINE_DATA: folder,
});
const { database, close } = await openStore(settings, () => undefined);
await writeFile(file, compressClinic(await packClinic(database.db)));
await close();
