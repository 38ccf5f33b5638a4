import { INDIAN_STATES, type RegistrationParts } from '@careline/core/internal/patients/registration';
import type { NewPerson } from './new-person.ts';

type Names = NonNullable<RegistrationParts['names']>;
type Address = NonNullable<RegistrationParts['addresses']>[number];

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOf = ({ given, family = '' }: Names[number]): string => oneSpace(`${given} ${family}`);

/** Names as FHIR has them (HumanName); the first is the one that is shown. */
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

/** An address as FHIR has it; in India where its PIN code or its state is. */
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

/** The channels somebody chose about, without their names, which core has. */
export const storedChannels = (channels: NonNullable<RegistrationParts['channels']>) =>
  channels.map(({ channelType, isEnabled }) => ({ channelType, isEnabled }));
