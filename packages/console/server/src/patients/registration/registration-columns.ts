import { INDIAN_STATES, type RegistrationParts } from '@careline/core/internal/patients/registration';
import type { NewPerson } from './new-person.ts';

type Names = NonNullable<RegistrationParts['names']>;
type Address = NonNullable<RegistrationParts['addresses']>[number];

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOf = ({ given, family = '' }: Names[number]): string => oneSpace(`${given} ${family}`);

/** Converts names to FHIR HumanName. The first is the one that is shown. */
export function storedNames(names: Names): Pick<NewPerson, 'name' | 'names' | 'alsoKnownAs'> {
  const [name = '', ...alsoKnownAs] = names.map(textOf);
  const stored = names.map((one) => ({
    use: one.use ?? 'official',
    text: textOf(one),
    given: [oneSpace(one.given)],
    ...(one.family && { family: oneSpace(one.family) }),
  }));
  return { name, names: stored, alsoKnownAs };
}

const USES = { HOME: 'home', WORK: 'work', OTHER: undefined } as const;
const STATES: readonly string[] = INDIAN_STATES;

/** Converts an address to FHIR. A PIN code or an Indian state sets the country to India. */
export function storedAddress({ title, line, city, district, state, pin }: Address) {
  const use = USES[title];
  const isIndian = pin !== undefined || (state !== undefined && STATES.includes(state));
  return {
    ...(use && { use }),
    ...(line && { line: [line] }),
    ...(city && { city }),
    ...(district && { district }),
    ...(state && { state }),
    ...(pin && { postalCode: pin.replace(/\s/g, '') }),
    ...(isIndian && { country: 'IN' }),
  };
}

/** Returns the channels with an explicit choice. Core knows their names. */
export const storedChannels = (channels: NonNullable<RegistrationParts['channels']>) =>
  channels.map(({ channelType, isEnabled }) => ({ channelType, isEnabled }));
