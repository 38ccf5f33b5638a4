import { findSession, sealedContent } from '../session/sealed-content.ts';
import { isPatientId } from '../staff/patient-id.ts';
import type { Finding } from './finding.ts';

/** Attributes allowed on every tag, and those that frameworks add. */
const EVERYWHERE = /^(?:data-|aria-|on|ng-|v-|x-|hx-|js-)|[^a-z-]/;
const WITHOUT_PROPERTY = ['class', 'style', 'part', 'exportparts', 'is', 'role', 'form', 'name'];

const isEverywhere = (name: string): boolean =>
  EVERYWHERE.test(name) ||
  WITHOUT_PROPERTY.includes(name) ||
  Object.keys(Object.getOwnPropertyDescriptors(HTMLElement.prototype)).some(
    (key) => key.toLowerCase() === name,
  ) ||
  ['id', 'slot'].includes(name);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const oneOf =
  (...words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);

const A_DAY = { is: isDay, wanted: 'a day as YYYY-MM-DD' };

const A_PATIENT_ID = 'the id of a patient, as in careline-patient-selected; for a UHID, set uhid instead';

/** Accepted values of attributes that mean the same in every element. */
const VALUES: Readonly<Record<string, { is(text: string): boolean; readonly wanted: string }>> = {
  from: A_DAY,
  to: A_DAY,
  day: A_DAY,
  theme: { is: oneOf('light', 'dark', 'contrast'), wanted: 'light, dark or contrast' },
  density: { is: oneOf('comfortable', 'compact'), wanted: 'comfortable or compact' },
  dir: { is: oneOf('ltr', 'rtl'), wanted: 'ltr or rtl' },
  isolation: { is: oneOf('frame'), wanted: 'frame' },
  'identity-check': { is: oneOf('on', 'off'), wanted: 'on or off' },
};

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const sameStart = (one: string, other: string): number => {
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  return differs < 0 ? one.length : differs;
};

/** Suggests the attribute with the longest common start. */
function meant(name: string, known: readonly string[]): string {
  const [first] = [...known].sort((one, other) => sameStart(name, other) - sameStart(name, one));
  return first && sameStart(name, first) > 2 ? ` Is ${first} meant?` : '';
}

/** Returns what a rejected value should have been; undefined if the value was accepted. */
function wantedOf(element: Element, name: string, text: string): string | undefined {
  const value: unknown = Reflect.get(element, camel(name));
  if (typeof value === 'number' && Number(text) !== value)
    return `a whole number in its range; it has ${value}`;
  if (name === 'patient-id') {
    const { session = element } = findSession(Reflect.get(element, 'session'));
    return isPatientId(sealedContent.get(session), text) ? undefined : A_PATIENT_ID;
  }
  const rule = VALUES[name];
  if (rule) return rule.is(text) ? undefined : rule.wanted;
  // The history lists its active filters.
  const filters: unknown = Reflect.get(element, 'filters');
  const isFilter = ['programme', 'call-type', 'disposition', 'status', 'sort'].includes(name);
  const isLeftOut = typeof filters === 'object' && filters !== null && !Reflect.has(filters, camel(name));
  return isFilter && isLeftOut && value === text ? 'one of the keys in the documentation' : undefined;
}

/** Returns findings for attributes the element does not know and values it rejected. */
export function examineAttributes(element: Element): readonly Finding[] {
  const known = (Reflect.get(element.constructor, 'observedAttributes') ?? []) as readonly string[];
  return [...element.attributes].flatMap(({ name, value }): readonly Finding[] => {
    if (!known.includes(name)) {
      if (isEverywhere(name)) return [];
      const text = `<${element.localName}> has no attribute ${name}.${meant(name, known)}`;
      return [{ code: 'attribute.unknown', text }];
    }
    const wanted = value === '' ? undefined : wantedOf(element, name, value);
    if (wanted === undefined) return [];
    const text = `<${element.localName}> leaves out ${name}="${value}": wanted is ${wanted}.`;
    return [{ code: 'attribute.refused', text }];
  });
}
