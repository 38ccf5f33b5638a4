import * as v from 'valibot';
import { RECORD_PLACES } from '#record';
import { favouriteList } from './favourites.ts';

/** Pinned places of a patient's record for the signed-in user, in order. */
export const pinnedPlaces = /* @__PURE__ */ favouriteList('pins', /* @__PURE__ */ v.picklist(RECORD_PLACES));
