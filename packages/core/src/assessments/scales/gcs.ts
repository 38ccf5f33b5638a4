import type { PersonContext } from '#clinical';
import type { Label } from '#formatting';
import {
  type ChoiceInput,
  codeOf,
  type Scale,
  type ScaleBand,
  type ScaleItem,
  type ScaleLimit,
  yearsOf,
} from '../scale.ts';

/** Not testable, for example because of a tube or swollen eyes. The score then has no total. */
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

const BANDS: readonly ScaleBand[] = [
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
];

const LIMITS: readonly [ScaleLimit, ...ScaleLimit[]] = [
  { level: 'critical', when: { upTo: 12 }, source: 'Teasdale et al. 2014; NICE NG232: 12 or less' },
  { level: 'review', when: { upTo: 14 }, source: 'NICE NG232: less than 15' },
];

/** Holmes et al. validated the infant items in preverbal children under two years. */
const INFANT_YEARS = 2;
const isInfant = (person: PersonContext): boolean => (yearsOf(person) ?? INFANT_YEARS) < INFANT_YEARS;

export const GCS: Scale = {
  shortName: 'GCS',
  limits: LIMITS,
  version: 'GCS 2014',
  label: { en: 'Glasgow Coma Scale', hi: 'ग्लासगो कोमा स्केल' },
  source: 'Teasdale and Jennett 1974; Teasdale et al., Lancet Neurology 2014',
  notFor: (person) => (isInfant(person) ? 'too-young' : undefined),
  allOrNone: true,
  inputs: [EYES, VERBAL, MOTOR],
  items: [EYES, VERBAL, MOTOR].map(rowOf),
  bands: BANDS,
};

const INFANT_VERBAL = part('verbal', { en: 'Verbal', hi: 'बोलना' }, [
  { en: '1 None', hi: '1 कुछ नहीं' },
  { en: '2 Moans to pain', hi: '2 दर्द पर कराहना' },
  { en: '3 Cries to pain', hi: '3 दर्द पर रोना' },
  { en: '4 Irritable, cries', hi: '4 चिड़चिड़ा, रोता है' },
  { en: '5 Coos, babbles', hi: '5 किलकारी, तुतलाना' },
]);
const INFANT_MOTOR = part('motor', { en: 'Motor', hi: 'हिलना-डुलना' }, [
  { en: '1 None', hi: '1 कुछ नहीं' },
  { en: '2 Extension', hi: '2 फैलाना' },
  { en: '3 Abnormal flexion', hi: '3 असामान्य मोड़ना' },
  { en: '4 Withdraws from pain', hi: '4 दर्द से हटाना' },
  { en: '5 Withdraws from touch', hi: '5 छूने से हटाना' },
  { en: '6 Moves spontaneously', hi: '6 अपने आप हिलना' },
]);

export const GCS_INFANT: Scale = {
  shortName: 'GCS',
  limits: LIMITS,
  version: 'Infant GCS 2005',
  label: { en: 'Glasgow Coma Scale, under 2 years', hi: 'ग्लासगो कोमा स्केल, 2 वर्ष से कम' },
  source: 'James 1986; Holmes et al., Academic Emergency Medicine 2005',
  notFor: (person) => {
    if (person.age === undefined) return 'age-unknown';
    return isInfant(person) ? undefined : 'too-old';
  },
  allOrNone: true,
  inputs: [EYES, INFANT_VERBAL, INFANT_MOTOR],
  items: [EYES, INFANT_VERBAL, INFANT_MOTOR].map(rowOf),
  bands: BANDS,
};
