import { getPreference, updatePreference } from '@careline/core/preferences';
import { type Route, route } from '../http/route.ts';
import { organisationPreference, personPreference, storeChoices } from '../store/preferences.ts';

/** Code 1 is success, also where nothing is set (specification 3.2). */
const success = (preferenceInfo: Record<string, unknown> | null) => ({
  code: 1,
  preference: { preferenceInfo },
});

/** `ACCOUNT_INFO` is the caller's own; everything else is their organisation's. */
const getRoute: Route = route(getPreference, async ({ query: { type } }, { tx, caller }) =>
  success(
    type === 'ACCOUNT_INFO'
      ? await personPreference(tx, caller.staffId, type)
      : await organisationPreference(tx, caller.organisationId, type),
  ),
);

const updateRoute: Route = route(updatePreference, async ({ body }, { tx, caller: { staffId }, now }) => {
  const { type, preferenceInfo } = body;
  await storeChoices(tx, { staffId, type, now }, preferenceInfo);
  return success(await personPreference(tx, staffId, type));
});

export const preferenceRoutes: readonly Route[] = [getRoute, updateRoute];
