import { getPreference } from '@careline/core/preferences';
import { type Route, route } from '../http/route.ts';

/** Preferences of the caller's organisation. Code 1 is success, also where nothing is set (specification 3.2). */
const preferenceRoute: Route = route(getPreference, async ({ query }, { tx, caller }) => {
  const row = await tx
    .selectFrom('preference')
    .select('info')
    .where('organisation_id', '=', caller.organisationId)
    .where('type', '=', query.type)
    .executeTakeFirst();
  return { code: 1, preference: { preferenceInfo: row?.info ?? null } };
});

export const preferenceRoutes: readonly Route[] = [preferenceRoute];
