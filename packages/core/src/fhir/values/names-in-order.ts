import { visibleText } from '#http';

/** A FHIR HumanName, flattened. */
interface WrittenName {
  readonly use?: string | undefined;
  readonly text?: string | undefined;
  readonly given?: readonly string[] | undefined;
  readonly family?: string | undefined;
}

/** Which of several names is shown: the earliest in this list. Maiden and old names are only for search. */
const NAME_ORDER = ['official', 'usual', undefined, 'temp', 'nickname', 'anonymous', 'old', 'maiden'];

const orderOf = (name: WrittenName): number => {
  const place = NAME_ORDER.indexOf(name.use);
  return place === -1 ? NAME_ORDER.indexOf(undefined) : place;
};

/** Returns the display form of a name. */
export const nameText = (name: WrittenName): string =>
  visibleText(name.text?.trim() || [...(name.given ?? []), name.family ?? ''].join(' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the display forms of a person's names, the one to show first. */
export const namesInOrder = (names: readonly WrittenName[]): readonly string[] =>
  names
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(nameText)
    .filter((text) => text !== '');
