import { describe, expect, it } from 'vitest';
import { INDIAN_STATES, statesOfPin } from '#patients/registration';
import { districtsOfPin } from './districts-of-pin.ts';

describe('the districts of a PIN code', () => {
  it.each([
    ['110001', 'Delhi', ['New Delhi']],
    ['560001', 'Karnataka', ['Bengaluru Urban']],
    ['600040', 'Tamil Nadu', ['Chennai']],
    ['682 028', 'Kerala', ['Ernakulam']],
    ['834001', 'Jharkhand', ['Ranchi']],
    ['505415', 'Telangana', ['Karimnagar', 'Peddapalli']],
  ])('%s is in %s: %j', (pin, state, districts) => {
    expect(districtsOfPin(pin)).toEqual(districts.map((district) => ({ district, state })));
  });

  it.each(['', '11000', '110000', '999999', '000000', 'abcdef', '1100011'])('%j has none', (pin) => {
    expect(districtsOfPin(pin)).toEqual([]);
  });

  it('are in a state of the list, and in one that the first digits permit', () => {
    const pins = Array.from({ length: 800_000 }, (_, index) => String(100_000 + index));
    const found = pins.filter((pin) => districtsOfPin(pin).length > 0);
    expect(found.length).toBe(19_477);
    const unknown = found
      .flatMap((pin) => districtsOfPin(pin))
      .filter(({ state }) => !INDIAN_STATES.includes(state));
    expect(unknown).toEqual([]);
    const elsewhere = found
      .filter((pin) => !statesOfPin(pin).includes(districtsOfPin(pin)[0]?.state ?? 'Goa'))
      .map((pin) => `${pin} ${districtsOfPin(pin)[0]?.state}`);
    expect(elsewhere).toEqual([]);
  });
});
