import { type FieldAt, type FieldValue, type FormValues, valueAt, withEntry } from '#forms';
import { type IndianState, isPinCode, statesOfPin } from '#patients/registration';
import { REGISTRATION_FORM } from './registration-form.ts';

interface PinPlace {
  readonly state: IndianState;
  /** Absent if only the first digits are known. */
  readonly district?: string;
}

/** Returns the possible locations of a complete PIN code, likeliest first. */
export type PlacesOfPin = (pin: string) => readonly PinPlace[];

/** Uses only the first digits, which give states. */
export const statePlaces: PlacesOfPin = (pin) => statesOfPin(pin).map((state) => ({ state }));

/** Returns the district if the code has only one. */
function onlyDistrict(pin: string, placesOfPin: PlacesOfPin): string {
  const [place, ...others] = isPinCode(pin) ? placesOfPin(pin) : [];
  return others.length === 0 ? (place?.district ?? '') : '';
}

/** Fills empty address fields from a changed PIN code, and clears those that it filled before. */
function withPlaceOfPin(
  before: FormValues,
  after: FormValues,
  at: FieldAt,
  placesOfPin: PlacesOfPin,
): FormValues {
  const text = (values: FormValues, key: string) => {
    const value = valueAt(REGISTRATION_FORM, values, { ...at, key });
    return typeof value === 'string' ? value : '';
  };
  const fill = (values: FormValues, key: string, filled: string | undefined, wanted: string) => {
    const now = text(after, key);
    if (now === wanted || (now !== '' && now !== filled)) return values;
    return withEntry(REGISTRATION_FORM, values, { ...at, key }, wanted);
  };
  const [oldPin, pin] = [text(before, 'pin'), text(after, 'pin')];
  const district = onlyDistrict(pin, placesOfPin);
  const next = fill(after, 'district', onlyDistrict(oldPin, placesOfPin), district);
  const [likeliest] = isPinCode(pin) ? placesOfPin(pin) : [];
  if (!likeliest) return next;
  const filled = isPinCode(oldPin) ? placesOfPin(oldPin)[0]?.state : statesOfPin(oldPin)[0];
  return fill(next, 'state', filled, likeliest.state);
}

/** Returns a copy with one value entered. A PIN code also fills state and district. */
export function withRegistrationEntry(
  values: FormValues,
  at: FieldAt,
  value: FieldValue,
  placesOfPin: PlacesOfPin = statePlaces,
): FormValues {
  const next = withEntry(REGISTRATION_FORM, values, at, value);
  const isPin = at.section === 'addresses' && at.key === 'pin';
  return isPin ? withPlaceOfPin(values, next, at, placesOfPin) : next;
}
