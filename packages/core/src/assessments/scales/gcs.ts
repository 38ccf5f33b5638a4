import type { Label } from '#formatting';
import { type ChoiceInput, codeOf, type Scale, type ScaleItem } from '../scale.ts';

/** Not testable: a tube, eyes that are swollen shut. There is no total then, and none is made of full marks. */
const NOT_TESTABLE = { code: 'NT', label: { en: 'Not testable', hi: 'जाँच संभव नहीं' } };

const part = (key: string, label: Label, responses: readonly Label[]): ChoiceInput => ({
  key,
  kind: 'choice',
  label,
  choices: [
    ...responses.map((one, index) => ({ code: String(index + 1), label: one })).reverse(),
    NOT_TESTABLE,
  ],
});

const EYES = part('eyes', { en: 'Eyes', hi: 'आँखें' }, [
  { en: '1 None', hi: '1 नहीं खुलतीं' },
  { en: '2 To pressure', hi: '2 दबाव पर' },
  { en: '3 To sound', hi: '3 आवाज़ पर' },
  { en: '4 Spontaneous', hi: '4 अपने आप' },
]);
const VERBAL = part('verbal', { en: 'Verbal', hi: 'बोलना' }, [
  { en: '1 None', hi: '1 कुछ नहीं' },
  { en: '2 Sounds', hi: '2 केवल ध्वनि' },
  { en: '3 Words', hi: '3 शब्द' },
  { en: '4 Confused', hi: '4 भ्रमित' },
  { en: '5 Orientated', hi: '5 सही उत्तर' },
]);
const MOTOR = part('motor', { en: 'Motor', hi: 'हिलना-डुलना' }, [
  { en: '1 None', hi: '1 कुछ नहीं' },
  { en: '2 Extension', hi: '2 फैलाना' },
  { en: '3 Abnormal flexion', hi: '3 असामान्य मोड़ना' },
  { en: '4 Normal flexion', hi: '4 सामान्य मोड़ना' },
  { en: '5 Localising', hi: '5 दर्द की जगह पहचानना' },
  { en: '6 Obeys commands', hi: '6 कहना मानना' },
]);

const rowOf = ({ key, label, choices }: ChoiceInput): ScaleItem => ({
  key,
  label,
  most: choices.length - 1,
  points: (values) => {
    const points = Number(codeOf(values, key));
    return Number.isInteger(points) ? points : undefined;
  },
});

export const GCS: Scale = {
  version: 'GCS 2014',
  label: { en: 'Glasgow Coma Scale', hi: 'ग्लासगो कोमा स्केल' },
  source: 'Teasdale and Jennett 1974; Teasdale et al., Lancet Neurology 2014',
  notFor: () => undefined,
  allOrNone: true,
  inputs: [EYES, VERBAL, MOTOR],
  items: [EYES, VERBAL, MOTOR].map(rowOf),
  bands: [
    {
      key: 'severe',
      from: 0,
      severity: 'act',
      label: { en: 'Severe', hi: 'गंभीर' },
      act: { en: 'Emergency: 108 or hospital now.', hi: 'आपातकाल: 108 या अस्पताल अभी।' },
    },
    {
      key: 'moderate',
      from: 9,
      severity: 'act',
      label: { en: 'Moderate', hi: 'मध्यम' },
      act: { en: 'Urgent: a doctor sees the patient now.', hi: 'अत्यावश्यक: डॉक्टर रोगी को अभी देखें।' },
    },
    { key: 'mild', from: 13, severity: 'look', label: { en: '13 or 14', hi: '13 या 14' } },
    { key: 'full', from: 15, severity: 'none', label: { en: '15 of 15', hi: '15 में से 15' } },
  ],
};
