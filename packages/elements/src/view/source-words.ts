import { HttpError, type SourceRefusal } from '@careline/core/internal/http';
import { type EarlyWords, earlyWords } from '../shell/languages.ts';

/** What a source of another system refuses, and what to do. Loaded with the first such refusal. */
const words: EarlyWords<Readonly<Record<SourceRefusal, string>>> = {
  en: {
    'source-not-described':
      'The other system does not say what it can do. Tell the owner of the page that its FHIR R4 server needs a CapabilityStatement at /metadata.',
    'source-no-search': 'The other system cannot search by this. Search by something else.',
    'source-no-data': 'The other system does not offer this.',
  },
  hi: {
    'source-not-described':
      'दूसरा सिस्टम यह नहीं बताता कि वह क्या कर सकता है। पेज की देखभाल करने वाले को बताएँ कि उसके FHIR R4 सर्वर के /metadata पर CapabilityStatement होना चाहिए।',
    'source-no-search': 'दूसरा सिस्टम इससे नहीं खोज सकता। किसी और जानकारी से खोजें।',
    'source-no-data': 'दूसरे सिस्टम में यह जानकारी नहीं मिलती।',
  },
};

/** Returns the error with the sentence for its code. */
export function withWords({ failure, endpoint, code = '' }: HttpError, locale: string): HttpError {
  const { [code as SourceRefusal]: sentence } = earlyWords(words, locale);
  return new HttpError({ failure, endpoint, code, words: sentence });
}
