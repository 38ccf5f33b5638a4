import * as v from 'valibot';
import { RECORD_PLACES } from '#record';
import { favouriteList } from './favourites.ts';

/** The places of a patient's record that the signed-in person has pinned, in their order. */
export const pinnedPlaces = /* @__PURE__ */ favouriteList('pins', /* @__PURE__ */ v.picklist(RECORD_PLACES));
