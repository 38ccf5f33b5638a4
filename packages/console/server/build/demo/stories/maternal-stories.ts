import { DAY, HOUR, indianMidnight } from '../indian-time.ts';
import { body, lab, pressure, single, sugar } from '../make-readings.ts';
import { type Story, YEAR } from './story.ts';

const ago = (daysAgo: number, hour = 10) => ({ daysAgo, hour });
const hemoglobin = (value: number) => lab(single('hemoglobin', value, 'g/dL', 1));

/** Blood pressure rises at 37 weeks. */
const RISING_PRESSURE: Story = {
  key: 'rising-pressure',
  words:
    'Is 37 weeks pregnant. Her blood pressure was 112/70 in the second month, 130/84 two weeks ago, 142/92 yesterday and 156/106 today.',
  names: [['Lavanya', 'Oohala']],
  gender: 'female',
  ageDays: Math.round(27.4 * YEAR),
  language: 'te',
  phone: '+91 65302 41001',
  programme: 'healthy_motherhood',
  enrolledDaysAgo: 182,
  pregnancy: (anchor) => ({
    lastPeriod: indianMidnight(anchor) - 261 * DAY,
    hypertension: true,
    diabetes: false,
    endsAt: indianMidnight(anchor) + 16 * DAY + 9 * HOUR,
    caesarean: false,
    babies: [{ sex: 'FEMALE', grams: 2780 }],
    earlier: { births: 0, losses: 0 },
  }),
  readings: [
    [ago(181), pressure(112, 70)],
    [ago(181), body(54.2, 156)],
    [ago(181), hemoglobin(11.4)],
    [ago(140), pressure(108, 68)],
    [ago(140), body(56.1)],
    [ago(84), pressure(114, 72)],
    [ago(84), body(59.8)],
    [ago(83), hemoglobin(10.9)],
    [ago(42), pressure(122, 78)],
    [ago(42), body(62.4)],
    [ago(14), pressure(130, 84)],
    [ago(14), body(64.0)],
    [ago(5), pressure(134, 86)],
    [ago(5), body(65.6)],
    [{ hoursAgo: 8 }, pressure(142, 92)],
    [{ hoursAgo: 2 }, pressure(156, 106)],
  ],
  calls: [
    {
      callType: 'first',
      daysAgo: 180,
      hour: 11,
      answers: {
        complaints: {
          notes: 'Sick in the mornings, keeps water and dry toast down. Small meals agreed.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        bloodPressure: { systolic: '112', diastolic: '70', irrPulse: false },
      },
    },
    {
      callType: 'adhoc',
      daysAgo: 62,
      hour: 12,
      answers: {
        complaints: {
          notes: 'Feels well and feels the baby move. Takes iron after lunch.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [
            { name: 'Ferrous ascorbate and folic acid', dose: '1', unit: 'TABLETS', frequency: 'ONCE_DAILY' },
            {
              name: 'Calcium carbonate with vitamin D',
              dose: '500',
              unit: 'MG',
              frequency: 'TWICE_DAILY',
            },
          ],
        },
      },
    },
    {
      callType: 'adhoc',
      daysAgo: 6,
      hour: 15,
      answers: {
        complaints: {
          notes: 'Rings are tight since the weekend. No headache, sees clearly, the baby moves as before.',
          severity: 'MILD',
          since: 'SINCE_DAYS',
          warningSigns: ['NONE'],
        },
      },
      nextInDays: 0,
    },
  ],
  visits: [
    {
      daysAgo: 5,
      hour: 10,
      reason: 'Check at 36 weeks, blood pressure higher than before',
      complaint: 'Tight rings for three days, no headache',
      findings:
        '134/86 mmHg twice, 65.6 kg (1.6 kg more in nine days), ankles swollen, reflexes normal, heartbeat of the baby 144.',
      impression: 'Blood pressure rising near term, pre-eclampsia to be ruled out',
      plan: 'Urine protein, platelets and creatinine now. Pressure at home twice a day. Birth in the district hospital.',
      course: 'WORSE',
      diagnoses: [['Supervision of high-risk pregnancy, unspecified', 'Z35.9', '36 weeks']],
      advice:
        'Go to the hospital at once with a strong headache, blurred sight, pain in the upper belly, or if the baby moves less.',
      topics: ['HOME_READINGS', 'REST'],
      prescribed: ['ferrous ascorbate 100 mg od after food cont', 'calcium carbonate 500 mg bd cont'],
      labs: {
        ordered: ['urineRoutine', 'cbc', 'creatinine'],
        reason: 'Pressure 134/86 at 36 weeks',
        priority: 'urgent',
        reported: {
          hoursAgo: 6,
          results: [
            ['urineProtein', '2+', ''],
            ['hemoglobin', '11.0', 'g/dL'],
            ['platelets', '158', '10*3/uL'],
            ['creatinine', '0.8', 'mg/dL'],
          ],
        },
      },
    },
  ],
  open: {
    role: 'doctor',
    kind: 'result',
    words: 'Review the urine protein result (2+) and act on 156/106.',
  },
};

const BIRTH_DAYS_AGO = 44;

const AFTER_GESTATIONAL_DIABETES: Story = {
  key: 'after-gestational-diabetes',
  words:
    'Had gestational diabetes and gave birth 44 days ago. Her sugar is back in range, and the glucose test after the birth is due.',
  names: [
    ['Nandini', 'Kalpit'],
    ['नंदिनी', 'कल्पित'],
  ],
  gender: 'female',
  ageDays: Math.round(30.2 * YEAR),
  language: 'hi',
  phone: '+91 65302 41012',
  programme: 'healthy_motherhood',
  enrolledDaysAgo: 238,
  pregnancy: (anchor) => ({
    lastPeriod: indianMidnight(anchor) - (BIRTH_DAYS_AGO + 273) * DAY,
    hypertension: false,
    diabetes: true,
    endsAt: indianMidnight(anchor) - BIRTH_DAYS_AGO * DAY + 7 * HOUR,
    caesarean: false,
    babies: [{ sex: 'FEMALE', grams: 3120 }],
    earlier: { births: 1, losses: 0 },
  }),
  readings: [
    [ago(237), pressure(110, 70)],
    [ago(237), body(61.3, 158)],
    [ago(150, 8), lab(sugar(104, 'FASTING'))],
    [ago(148, 11), sugar(158, 'AFTER_MEAL')],
    [ago(120, 7), sugar(96, 'FASTING')],
    [ago(120), body(66.5)],
    [ago(90, 7), sugar(91, 'FASTING')],
    [ago(90, 11), sugar(132, 'AFTER_MEAL')],
    [ago(60, 7), sugar(89, 'FASTING')],
    [ago(60), pressure(116, 74)],
    [ago(60), body(70.1)],
    [ago(30, 7), sugar(92, 'FASTING')],
    [ago(16, 7), sugar(94, 'FASTING')],
    [ago(2, 9), pressure(114, 72)],
    [ago(2, 9), body(64.8)],
  ],
  calls: [
    {
      callType: 'first',
      daysAgo: 236,
      hour: 11,
      answers: {
        complaints: {
          notes: 'तबीयत ठीक है। पहली जाँच हो गई है, अगली की तारीख़ पता है।',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
      },
    },
    {
      callType: 'diet',
      daysAgo: 146,
      hour: 12,
      answers: {
        complaints: {
          notes: 'शुगर की जाँच में 104 आया। दिन में तीन बड़े की जगह छह छोटे भोजन तय किए, मीठी चाय बंद।',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
      },
    },
    {
      callType: 'post-natal',
      daysAgo: 41,
      hour: 11,
      answers: {
        deliveryDetails: { mode: 'NORMAL_DELIVERY', weeks: '39', outcome: 'BABY_LIVES' },
        complaintOfMom: { notes: 'माँ और बच्ची घर पर हैं। दूध ठीक से पी रही है।' },
      },
    },
    {
      callType: 'post-natal',
      daysAgo: 2,
      hour: 16,
      answers: {
        deliveryDetails: { delivered: 'YES', mode: 'NORMAL_DELIVERY', weeks: '39', outcome: 'BABY_LIVES' },
        complaintOfMom: {
          notes: 'दोनों ठीक हैं। याद दिलाया: जन्म के छह हफ़्ते बाद ख़ाली पेट और दो घंटे की शुगर जाँच होनी है।',
        },
      },
      nextInDays: 12,
    },
  ],
  visits: [
    {
      daysAgo: 148,
      hour: 11,
      reason: 'Fasting sugar of 104 mg/dL at 24 weeks',
      complaint: 'No complaint; sugar found high in the routine test',
      findings: 'Fasting 104 mg/dL, two hours after glucose 158 mg/dL, 110/70 mmHg, growth as expected.',
      impression: 'Gestational diabetes, managed by diet',
      plan: 'Six small meals, a walk after each main meal, sugar diary. Glucose test six weeks after the birth.',
      course: 'FIRST',
      diagnoses: [['Diabetes mellitus arising in pregnancy', 'O24.4', '24 weeks']],
      advice: 'दिन में छह बार थोड़ा-थोड़ा खाएँ, मीठा न लें, हर भोजन के बाद पंद्रह मिनट टहलें।',
      topics: ['LESS_SUGAR', 'ACTIVITY', 'HOME_READINGS'],
      prescribed: ['ferrous ascorbate 100 mg od after food 90d'],
    },
  ],
  open: {
    role: 'facility',
    kind: 'booking',
    reason: 'Glucose test after gestational diabetes: fasting and two hours',
    words: 'Choose a doctor for the glucose test that she asked for today.',
  },
};

const CHILD: Story = {
  key: 'child-without-gain',
  words:
    'Is 14 months old and has not gained weight for three months: 7.3 kg at 11 months, 7.2 kg now, after two bouts of diarrhoea.',
  names: [
    ['Pari', 'Kalpit'],
    ['परी', 'कल्पित'],
  ],
  gender: 'female',
  ageDays: 428,
  language: 'hi',
  phone: '+91 65302 41003',
  programme: 'careline',
  enrolledDaysAgo: 120,
  readings: [
    [ago(306), body(5.9, 61)],
    [ago(245), body(6.6, 65)],
    [ago(153), body(7.1, 69)],
    [ago(92), body(7.3, 71)],
    [ago(61), body(7.3, 72)],
    [ago(30), body(7.2, 72)],
    [ago(6), body(7.2, 73)],
    [ago(6), single('temperature', 36.8, 'Cel', 1)],
    [ago(5), hemoglobin(9.6)],
  ],
  calls: [
    {
      callType: 'ad-hoc',
      daysAgo: 118,
      hour: 12,
      answers: {
        complaints: {
          notes: 'दस्त अब ठीक हैं, माँ का दूध और दाल-चावल ले रही है। हर महीने वज़न कराने को कहा।',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
      },
      nextInDays: -60,
    },
    {
      callType: 'monthly',
      daysAgo: 27,
      hour: 17,
      answers: {
        complaints: {
          notes: 'वज़न तीन महीने से नहीं बढ़ा। दिन में दो बार ही खाती है। डॉक्टर को दिखाने का समय तय किया।',
          severity: 'MODERATE',
          since: 'SINCE_WEEKS',
          warningSigns: ['NONE'],
        },
        body: { weight: '7.2' },
      },
      nextInDays: 8,
    },
  ],
  visits: [
    {
      daysAgo: 6,
      hour: 9,
      reason: 'No weight gain for three months',
      complaint: 'Eats little, no weight gain for three months',
      history: 'Two bouts of diarrhoea. Breast milk at night, two meals a day, mostly rice water.',
      findings: '7.2 kg, 73 cm, no swelling of the feet, active, pale palms.',
      impression: 'Moderate malnutrition with anaemia',
      plan: 'Thick porridge with oil and egg five times a day, iron drops, weight again in a week.',
      course: 'WORSE',
      diagnoses: [
        ['Moderate protein-energy malnutrition', 'E44.0', '2026'],
        ['Iron deficiency anaemia, unspecified', 'D50.9', '2026'],
      ],
      advice: 'दिन में पाँच बार गाढ़ी खिचड़ी या दलिया, एक चम्मच तेल के साथ। दूध पिलाना जारी रखें।',
      topics: ['FRUIT_VEGETABLES'],
      prescribed: ['zinc syrup 20 mg od 14d', 'ferrous ascorbate drops 1 ml od 60d'],
    },
  ],
  open: {
    role: 'doctor',
    kind: 'task',
    what: 'Decide whether the child goes to the nutrition rehabilitation centre: 7.2 kg, no gain for three months',
    dueInDays: 0,
    by: 'coach',
    words: 'Answer the coach: does the child go to the nutrition rehabilitation centre?',
  },
};

const ADOLESCENT: Story = {
  key: 'anaemic-adolescent',
  words:
    'Is 15 years old and takes iron for anaemia. Her haemoglobin rose from 8.4 to 9.9 g/dL in three months.',
  names: [
    ['Kajal', 'Kalpit'],
    ['काजल', 'कल्पित'],
  ],
  gender: 'female',
  ageDays: Math.round(15.3 * YEAR),
  language: 'hi',
  phone: '+91 65302 41009',
  programme: 'ahc',
  enrolledDaysAgo: 96,
  readings: [
    [ago(95), hemoglobin(8.4)],
    [ago(95), body(41.5, 152)],
    [ago(95), pressure(102, 64)],
    [ago(48), hemoglobin(9.1)],
    [ago(48), body(42.0)],
    [ago(8), hemoglobin(9.9)],
    [ago(8), body(42.6)],
  ],
  calls: [
    {
      callType: 'ad-hoc',
      daysAgo: 91,
      hour: 16,
      answers: {
        complaints: {
          notes: 'सीढ़ी चढ़ने पर थक जाती है। स्कूल से घर आकर सो जाती है। आयरन की गोली शुरू की।',
          severity: 'MODERATE',
          since: 'SINCE_MONTHS',
          warningSigns: ['NONE'],
        },
        medicalCondition: { conditions: ['ANAEMIA'], detail: 'Found at the school health check.' },
      },
      nextInDays: -45,
    },
    {
      callType: 'monthly',
      daysAgo: 44,
      hour: 16,
      answers: {
        complaints: {
          notes: 'गोली से पेट में दर्द था, अब खाने के बाद लेती है और ठीक है।',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        medications: {
          adherence: 'MISSES_SOMETIMES',
          missedBecause: ['SIDE_EFFECTS'],
          medicines: [{ name: 'Ferrous ascorbate', dose: '100', unit: 'MG', frequency: 'ONCE_DAILY' }],
        },
      },
      nextInDays: 9,
    },
  ],
  visits: [
    {
      daysAgo: 8,
      hour: 12,
      reason: 'Iron for three months, control of haemoglobin',
      complaint: 'Less tired than in winter',
      findings: 'Haemoglobin 9.9 g/dL (8.4 three months ago), 42.6 kg, 102/64 mmHg.',
      impression: 'Iron deficiency anaemia, improving',
      plan: 'Iron for three more months, a deworming tablet once, blood count and ferritin in four weeks.',
      course: 'BETTER',
      diagnoses: [['Iron deficiency anaemia, unspecified', 'D50.9', '2025']],
      advice: 'गोली खाने के बाद, नींबू पानी के साथ लें। चाय और गोली के बीच एक घंटा रखें।',
      topics: ['MEDICINES', 'FRUIT_VEGETABLES'],
      prescribed: ['ferrous ascorbate 100 mg od after food 90d', 'albendazole 400 mg stat'],
      labs: { ordered: ['cbc', 'ferritin'], reason: 'Iron for three months' },
    },
  ],
  open: {
    role: 'coach',
    kind: 'task',
    what: 'Ask whether the iron tablets last until the blood count, and remind of its date',
    dueInDays: 0,
    by: 'doctor',
    words: 'Ask whether the iron tablets last, and remind of the blood count.',
  },
};

export const MATERNAL_STORIES = [RISING_PRESSURE, AFTER_GESTATIONAL_DIABETES, CHILD, ADOLESCENT] as const;
