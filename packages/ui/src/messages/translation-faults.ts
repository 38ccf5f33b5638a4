import type { Messages } from './messages.ts';
import type { Message, Sentences, Translation } from './translation.ts';

/** Digits are Latin in every language. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const places = (message: Message): string =>
  [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(' ');

function sentenceFault(english: Message, other: Message | undefined): string | undefined {
  if (other === undefined) return 'has no sentence';
  if (places(other) !== places(english)) return `has the places ${places(other)}, not ${places(english)}`;
  if (texts(other).some((text) => text.trim() === '')) return 'is empty';
  return texts(other).some((text) => OTHER_DIGIT.test(text)) ? 'has digits that are not Latin' : undefined;
}

function componentFaults({ name, en }: Messages<Sentences>, sentences: Sentences): readonly string[] {
  const added = Object.keys(sentences).filter((key) => !Object.hasOwn(en, key));
  return [
    ...added.map((key) => `${name}: ${key} is no sentence of it`),
    ...Object.entries(en).flatMap(([key, english]) => {
      const fault = sentenceFault(english, sentences[key]);
      return fault ? [`${name}: ${key} ${fault}`] : [];
    }),
  ];
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/**
 * Returns how a language differs from the English messages, or an empty list. For tests. Each component needs one
 * translation with the same keys and `{placeholders}`, and Latin digits.
 */
export function translationFaults(
  messages: readonly Messages<Sentences>[],
  translations: readonly Translation[],
): readonly string[] {
  const names = messages.map(({ name }) => name);
  const translated = new Map(translations.map(({ name, sentences }) => [name, sentences]));
  return [
    ...repeated(names).map((name) => `${name}: two components have this name`),
    ...repeated(translations.map(({ name }) => name)).map((name) => `${name}: translated twice`),
    ...[...translated.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: no such component`),
    ...messages.flatMap((one) => {
      const sentences = translated.get(one.name);
      return sentences ? componentFaults(one, sentences) : [`${one.name}: not translated`];
    }),
  ];
}
