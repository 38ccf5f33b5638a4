/** The id of the element in which a place of the record stands, or is begun. */
export const placeId = (place: string): string => `place-${place}`;
