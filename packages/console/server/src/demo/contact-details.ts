import type { Address } from './demo-person.ts';
import { CHENNAI, HYDERABAD, STREETS } from './places.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Demo numbers can be clicked and dialled, so they must not ring at anybody's home. India has no block reserved for
 * fiction; these are levels below 69 that, as far as is known, no operator has been given.
 */
const UNASSIGNED_LEVELS = ['64', '65', '66', '67', '68'];

const PLACES = [HYDERABAD, CHENNAI];

function mobile(chance: SeededRandom): string {
  const digits = `${chance.pick(UNASSIGNED_LEVELS)}${String(chance.int(0, 99_999_999)).padStart(8, '0')}`;
  const spaced = `${digits.slice(0, 5)} ${digits.slice(5)}`;
  return chance.weighted([
    [`+91 ${spaced}`, 5],
    [`+91${digits}`, 2],
    [digits, 2],
    [`0${spaced}`, 1],
  ]);
}

/** A few people have no phone, some have two. */
export function makePhones(chance: SeededRandom): { value: string; use: string }[] {
  const count = chance.weighted([
    [0, 3],
    [1, 82],
    [2, 15],
  ]);
  const uses = ['mobile', 'home'] as const;
  return uses.slice(0, count).map((use) => ({ value: mobile(chance), use }));
}

export function makeAddress(chance: SeededRandom, facilityIndex: number): Address {
  const place = chance.pick(PLACES[facilityIndex] ?? HYDERABAD);
  const { name, pin } = chance.pick(place.localities);
  const house = `${chance.int(1, 24)}-${chance.int(1, 12)}-${chance.int(1, 480)}`;
  return {
    use: 'home',
    line: [`${house}, ${chance.pick(STREETS)}`, name],
    city: place.city,
    state: place.state,
    postalCode: pin,
    country: 'IN',
  };
}
