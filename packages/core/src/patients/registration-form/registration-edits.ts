import { type FieldAt, type FieldValue, type FormValues, valueAt, withEntry } from '#forms';
import { isPinCode, statesOfPin } from '#patients/registration';
import { REGISTRATION_FORM } from './registration-form.ts';

/** The state a PIN code puts into an empty field, and takes out of it again when the code changes. */
function withStateOfPin(before: FormValues, after: FormValues, at: FieldAt): FormValues {
  const stateAt = { ...at, key: 'state' };
  const text = (values: FormValues, place: FieldAt) => {
    const value = valueAt(REGISTRATION_FORM, values, place);
    return typeof value === 'string' ? value : '';
  };
  const [now, pin] = [text(after, stateAt), text(after, at)];
  const [likeliest] = isPinCode(pin) ? statesOfPin(pin) : [];
  const [filled] = statesOfPin(text(before, at));
  if (likeliest === undefined || (now !== '' && now !== filled)) return after;
  return withEntry(REGISTRATION_FORM, after, stateAt, likeliest);
}

/** A copy with one value entered, and with what follows from it: a PIN code fills in its state. */
export function withRegistrationEntry(values: FormValues, at: FieldAt, value: FieldValue): FormValues {
  const next = withEntry(REGISTRATION_FORM, values, at, value);
  return at.section === 'addresses' && at.key === 'pin' ? withStateOfPin(values, next, at) : next;
}
