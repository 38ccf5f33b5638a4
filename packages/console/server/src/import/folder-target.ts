import { prepareDemo } from '../demo/demo-folder.ts';
import type { Settings } from '../platform/config/config.ts';
import { newId } from '../platform/database/new-id.ts';
import { openStore } from '../platform/database/open-store.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { importBatch } from './import-batch.ts';
import { findPlace, type WantedPlace } from './import-place.ts';
import type { DecidingTarget } from './import-target.ts';
import { decideHeld, listHeld } from './patients/held-persons.ts';

/** Opens the data folder or the database server in this process. */
export async function openFolderTarget(settings: Settings, wanted: WantedPlace): Promise<DecidingTarget> {
  const store = await openStore(settings, () => undefined);
  const { db } = store.database;
  const requestId = `import-${newId()}`;
  try {
    await prepareDemo(db, settings);
    const place = await findPlace(db, wanted);
    return {
      description: `${place.facilityName}, in ${settings.databaseUrl ? 'the database server' : settings.dataFolder}`,
      send: (kind, lines) => importBatch(db, { kind, lines, place, requestId }),
      held: () => listHeld(db, { requestId }),
      decide: (id, how) => decideHeld(db, { requestId, id, how, programme: wanted.programme }),
      finish: () => refreshStatistics(db),
      close: () => store.close(),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
