import { describe, expect, it } from 'vitest';
import { loadDiagnosisNames } from '#diagnoses';
import { nameAlone } from '../../line-to-check.ts';
import { loadPrescriptionChecks } from '../../load-checks.ts';
import { patientOf } from '../test/judged.ts';
import type { ConditionKey } from './condition-names.ts';
import { recordedConditions } from './recorded-conditions.ts';
import { understoodPatient } from './understood-conditions.ts';

const names = await loadDiagnosisNames();
const { check } = await loadPrescriptionChecks();

const read = (name: string, facts: Parameters<typeof patientOf>[0] = {}) =>
  understoodPatient(patientOf({ ...facts, conditions: [{ name }] }), names);
const conditionsOf = (name: string) => [...recordedConditions(read(name).conditions).keys()];
const isUnread = (name: string) => read(name).conditions.some((one) => one.isUnread);

describe('conditions in Hindi and as typed', () => {
  it.each<[ConditionKey, ...string[]]>([
    [
      'asthma',
      'दमा',
      'dama',
      'Dama ki shikayat',
      'saans ki bimari',
      'asthama',
      'Ashthma',
      'अस्थमा',
      'dama control nahi',
    ],
    ['epilepsy', 'mirgi', 'मिर्गी', 'mirgi ke daure', 'daure padte hain', 'epilepsi', 'fit ki bimari'],
    [
      'hypertension',
      'bp',
      'BP',
      'B.P.',
      'hai bp',
      'high bp',
      'haai BP',
      'बीपी',
      'उच्च रक्तचाप',
      'DM/HT',
      'k/c/o DM, HTN',
    ],
    ['kidney-stage-4', 'kidney kharab', 'gurde kharab', 'किडनी खराब', 'गुर्दे खराब', 'creatinine badha hua'],
    ['kidney-failure', 'gurda fail', 'kidney fail', 'kidney failure', 'डायलिसिस', 'dialysis chal raha'],
    [
      'coronary-disease',
      'dil ki bimari',
      'दिल की बीमारी',
      'dil ka daura',
      'dil ka dora',
      'दिल का दौरा',
      'heart problem',
      'angioplasty',
    ],
    ['heart-failure', 'dil ki kamzori', 'हार्ट फेल', 'दिल कमज़ोर'],
    ['cirrhosis', 'jigar kharab', 'liver kharab', 'लिवर खराब', 'pet me pani'],
    ['hepatitis', 'peeliya', 'piliya', 'पीलिया', 'kala piliya', 'jaundis'],
    ['stroke', 'lakwa', 'laqwa', 'लकवा', 'paralysis', 'falij'],
    ['peptic-ulcer', 'pet me alsar', 'पेट में छाले', 'पेट का अल्सर'],
    ['dyspepsia', 'gas', 'acidity', 'गैस', 'pet me jalan'],
    ['gi-bleed', 'khoon ki ulti', 'खून की उल्टी', 'kala mal'],
    ['brain-bleed', 'dimag ki nas phati', 'ब्रेन हेमरेज'],
    ['thrombosis', 'khoon ka thakka', 'खून का थक्का'],
    ['gout', 'uric acid badha', 'यूरिक एसिड'],
    ['parkinson', 'kampvat', 'पार्किंसन'],
    ['dementia', 'bhoolne ki bimari'],
    ['breast-cancer', 'stan cancer', 'स्तन कैंसर'],
    ['dengue', 'डेंगू', 'dengu'],
    ['alcohol', 'sharab peeta hai', 'daru ki lat', 'शराब की लत'],
    ['opioid', 'afeem', 'nashe ki lat'],
    ['psychosis', 'pagalpan'],
    ['depression', 'avsad', 'डिप्रेशन'],
    ['thyrotoxicosis', 'hyper thyroid'],
    ['osteoporosis', 'haddi kamzor'],
  ])('%s: %s', (condition, ...written) => {
    for (const name of written) expect(conditionsOf(name), name).toContain(condition);
  });

  it.each<[string, ConditionKey]>([
    ['low bp', 'hypertension'],
    ['BPH', 'hypertension'],
    ['dama nahi hai', 'asthma'],
    ['दमा नहीं', 'asthma'],
    ['mirgi nahi', 'epilepsy'],
    ['maa ko dama', 'asthma'],
    ['माँ को दमा', 'asthma'],
    ['dil ka daura', 'epilepsy'],
    ['दिल का दौरा', 'epilepsy'],
    ['chehre ka lakwa', 'stroke'],
    ['congenital heart disease', 'coronary-disease'],
    ['piliya pehle hua tha', 'hepatitis'],
    ['gathiya', 'gout'],
  ])('%s is not read as %s', (name, condition) => expect(conditionsOf(name)).not.toContain(condition));
});

describe('an unreadable condition', () => {
  it.each([
    ...[
      'xyzabc',
      '?',
      'HTN, xyzabc',
      'Asthma and xyzzy',
      'Gullain barre',
      'Heart trouble',
      'weak heart',
      'liver weak',
    ],
    ...['kidney problem', 'gurde ki bimari', 'blood problem', 'stent laga hai', 'bypass', 'heart bypass'],
  ])('"%s" is marked', (name) => expect(isUnread(name)).toBe(true));

  it.each([
    ...[
      'Knee pain',
      'Left knee pain since 2 weeks',
      'Fever',
      'viral fever',
      'bukhar',
      'खांसी',
      'पेट दर्द',
      'sar dard',
      'kamar dard',
    ],
    ...[
      'ghutne me dard',
      'sardi jukam',
      'loose motion',
      'dant dard',
      'cold and cough',
      'URTI',
      'UTI',
      'LBP',
      'piles',
      'bawasir',
    ],
    ...[
      'DM',
      'T2DM',
      'sugar',
      'shugar',
      'शुगर',
      'Hypothyroidism',
      'anemia',
      'khoon ki kami',
      'kidney stone',
      'pathri',
      'TB',
      'टीबी',
    ],
    ...[
      'Acute viral pharyngitis (disorder)',
      'Chronic sinusitis (disorder)',
      'Osteoarthritis knee',
      'Tinea corporis',
      'PCOD',
    ],
    ...[
      'No h/o seizures',
      'F/H: breast cancer',
      'not pregnant',
      'nil',
      'none',
      '-',
      'koi nahi',
      'no complaints',
      'NAD',
    ],
  ])('"%s" is not marked', (name) => expect(isUnread(name)).toBe(false));

  it('is not marked with a code', () => {
    const conditions = [{ name: 'xyzabc', code: 'E11.9' }];
    expect(understoodPatient(patientOf({ conditions }), names).conditions).toEqual(conditions);
  });

  it('is a note at the first medicine with a condition rule, once', () => {
    const conditions = [{ name: 'xyzabc' }, { name: 'Heart trouble' }];
    const lines = ['multivitamin', 'ibuprofen', 'propranolol'].map(nameAlone);
    const found = check(lines, patientOf({ conditions })).map((findings) =>
      findings.filter(({ rule }) => rule === 'condition:unread'),
    );
    expect(found).toMatchObject([
      [],
      [
        {
          severity: 'note',
          about: 'xyzabc”, “Heart trouble',
          problem: { en: expect.stringContaining('could not be read') },
        },
      ],
      [],
    ]);
  });
});

describe('states recorded as conditions', () => {
  const woman = { sex: 'female', pregnancy: 'unknown' } as const;

  it.each(['garbhvati', 'गर्भवती', 'pet se hai', 'Pregnant', 'primigravida 20 weeks', 'ANC'])(
    '%s: pregnant',
    (name) => expect(read(name, woman).pregnancy).toBe('yes'),
  );

  it.each(['not pregnant', 'Planning pregnancy', 'pet se khoon', 'ectopic pregnancy'])(
    '%s: not pregnant',
    (name) => expect(read(name, woman).pregnancy).toBe('unknown'),
  );

  it('ask when another answer denies the pregnancy, and not for a man', () => {
    expect(read('Pregnant', { sex: 'female', pregnancy: 'no' }).pregnancy).toBe('unknown');
    expect(read('Pregnant', { sex: 'male', pregnancy: 'no' }).pregnancy).toBe('no');
  });

  it.each(['doodh pilati hai', 'dudh pilati', 'दूध पिलाती है', 'Lactating mother', 'breastfeeding'])(
    '%s: breast-feeding',
    (name) => expect(read(name, woman).breastfeeding).toBe(true),
  );

  it('leave an answer about breast-feeding unchanged', () =>
    expect(read('breastfeeding', { ...woman, breastfeeding: false }).breastfeeding).toBe(false));
});

it.each([
  ['propranolol', 'dama', 'severe'],
  ['tramadol', 'mirgi', 'severe'],
  ['diclofenac', 'dil ka daura', 'severe'],
  ['methotrexate', 'jigar kharab', 'severe'],
  ['ibuprofen', 'डेंगू', 'severe'],
  ['metformin', 'kidney fail', 'severe'],
])('%s with %s: %s', (medicine, name, severity) => {
  const [findings = []] = check([nameAlone(medicine)], patientOf({ conditions: [{ name }] }));
  expect(findings.filter(({ about }) => about === name).map((one) => one.severity)).toContain(severity);
});
