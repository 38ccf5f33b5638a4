import { describe, expect, it } from 'vitest';
import { INDIAN_STATES, indianStateLabel } from './indian-state.ts';
import { isPinCode, statesOfPin } from './pin-code.ts';

describe('a PIN code', () => {
  it.each([
    ['Hyderabad', '500033', ['Telangana']],
    ['with a blank', '500 033', ['Telangana']],
    ['Chennai', '600040', ['Tamil Nadu']],
    ['Mumbai', '400001', ['Maharashtra']],
    ['Panaji', '403001', ['Goa']],
    ['Delhi', '110001', ['Delhi']],
    ['Leh', '194101', ['Ladakh']],
    ['Srinagar', '190001', ['Jammu and Kashmir']],
    ['Dehradun', '248001', ['Uttarakhand']],
    ['Pithoragarh', '262501', ['Uttarakhand']],
    ['Lucknow', '226001', ['Uttar Pradesh']],
    ['Raipur', '492001', ['Chhattisgarh']],
    ['Bhopal', '462001', ['Madhya Pradesh']],
    ['Visakhapatnam', '530001', ['Andhra Pradesh']],
    ['Ranchi', '834001', ['Jharkhand']],
    ['Dhanbad', '826001', ['Jharkhand']],
    ['Patna', '800001', ['Bihar']],
    ['Gangtok', '737101', ['Sikkim']],
    ['Port Blair', '744101', ['Andaman and Nicobar Islands']],
    ['Imphal', '795001', ['Manipur']],
    ['Shillong', '793001', ['Meghalaya']],
    ['Agartala', '799001', ['Tripura']],
    ['two states share the district', '605001', ['Puducherry', 'Tamil Nadu']],
    ['only the first digits yet', '56', ['Karnataka']],
    ['the army', '900056', []],
    ['none has it', '290001', []],
    ['one digit', '5', []],
    ['nothing', '', []],
  ])('%s: %s', (_, pin, states) => {
    expect(statesOfPin(pin)).toEqual(states);
  });

  it('covers every state', () => {
    const reached = new Set(
      Array.from({ length: 9000 }, (_, index) => statesOfPin(String(index + 1000))).flat(),
    );
    expect([...reached].toSorted()).toEqual(INDIAN_STATES.toSorted());
  });

  it.each([
    ['six digits', '500033', true],
    ['a blank in the middle', '500 033', true],
    ['five digits', '50003', false],
    ['0 first', '050003', false],
    ['a letter', '50003O', false],
  ])('%s has its shape: %s', (_, text, expected) => {
    expect(isPinCode(text)).toBe(expected);
  });
});

describe('a state', () => {
  it.each([
    ['English', 'Tamil Nadu', 'en', 'Tamil Nadu'],
    ['Hindi', 'Tamil Nadu', 'hi', 'तमिलनाडु'],
    ['one of elsewhere', 'Bagmati', 'hi', 'Bagmati'],
  ])('in %s', (_, state, locale, label) => {
    expect(indianStateLabel(state, locale)).toBe(label);
  });
});
