import {
  getFacilityDetail,
  listDoctors,
  listFacilityDirectory,
  listLiveStatus,
  setOwnStatus,
} from '@careline/core/internal/directory';
import { type Route, route } from '../platform/http/route.ts';
import { readDoctors } from './doctors.ts';
import { readFacilityDetail, readFacilityDirectory } from './facility-directory.ts';
import { readLiveStatus, readWait } from './live-status.ts';
import { storeOwnStatus } from './presence.ts';

/** Routes for the directories of care providers and facilities, and for live statuses. */
export const directoryRoutes: readonly Route[] = [
  route(listDoctors, async ({ query }, { tx, caller: { organisationId, facilityId: hereId }, now }) => ({
    ...(await readDoctors(tx, { ...query, organisationId, hereId, now })),
  })),

  route(listLiveStatus, async (_, { tx, caller, now }) => ({
    data: await readLiveStatus(tx, { ...caller, now }),
    wait: await readWait(tx, { ...caller, now }),
  })),

  route(setOwnStatus, async ({ body: { own } }, { tx, caller: { staffId }, now, noted }) => {
    noted({ own });
    await storeOwnStatus(tx, own, { staffId, now });
    return {};
  }),

  route(listFacilityDirectory, async ({ query }, { tx, caller, now }) => ({
    ...(await readFacilityDirectory(tx, { ...caller, now }, query)),
  })),

  route(getFacilityDetail, async ({ query: { facilityId } }, { tx, caller, now }) => ({
    data: await readFacilityDetail(tx, { ...caller, now }, facilityId),
  })),
];
