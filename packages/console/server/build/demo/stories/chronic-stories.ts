import { body, lab, pressure, single, sugar } from '../make-readings.ts';
import { type Story, YEAR } from './story.ts';

const ago = (daysAgo: number, hour = 9) => ({ daysAgo, hour });
const hba1c = (value: number) => lab(single('hba1c', value, '%', 1));
const creatinine = (value: number) => lab(single('creatinine', value, 'mg/dL', 2));
const oxygen = (value: number) => single('spo2', value, '%');
const pulse = (value: number) => single('heartrate', value, '/min');

const FOOT_ULCER: Story = {
  key: 'foot-ulcer',
  words:
    'Has had diabetes for eleven years, an HbA1c of 9.8 %, and a wound under the left foot that he reported two days ago.',
  names: [
    ['Mahendra', 'Kalpit'],
    ['महेन्द्र', 'कल्पित'],
  ],
  gender: 'male',
  ageDays: Math.round(58.6 * YEAR),
  language: 'hi',
  phone: '+91 65302 41002',
  programme: 'apollo_sugar',
  enrolledDaysAgo: 410,
  readings: [
    [ago(190), hba1c(9.1)],
    [ago(100), hba1c(9.4)],
    [ago(100), body(78.4, 168)],
    [ago(100), pressure(136, 84)],
    ...[84, 70, 56, 42, 28, 21, 14, 7, 4].map(
      (days, index) => [ago(days, 7), sugar(168 + index * 6, 'FASTING')] as const,
    ),
    [ago(2, 7), sugar(226, 'FASTING')],
    [ago(1, 11), hba1c(9.8)],
    [ago(1, 11), pressure(138, 86)],
    [ago(1, 11), single('temperature', 37.2, 'Cel', 1)],
  ],
  calls: [
    {
      callType: 'monthly',
      daysAgo: 65,
      hour: 11,
      answers: {
        complaints: {
          notes: 'पैरों में रात को झनझनाहट रहती है। रोज़ पैर देखने और चप्पल न उतारने को कहा।',
          severity: 'MODERATE',
          since: 'SINCE_MONTHS',
          warningSigns: ['NONE'],
          lowSugar: 'NO',
        },
        medicalCondition: { conditions: ['DIABETES'], detail: 'Diabetes for eleven years.' },
        medications: {
          adherence: 'MISSES_SOMETIMES',
          missedBecause: ['FORGETS'],
          medicines: [{ name: 'Metformin', dose: '1000', unit: 'MG', frequency: 'TWICE_DAILY' }],
        },
      },
      nextInDays: -34,
    },
    {
      callType: 'monthly',
      daysAgo: 2,
      hour: 10.5,
      answers: {
        complaints: {
          notes: 'बाएँ पैर के अँगूठे के नीचे पाँच दिन से घाव है, पानी आता है। दर्द नहीं। कल सुबह डॉक्टर को दिखाएँगे।',
          severity: 'SEVERE',
          since: 'SINCE_DAYS',
          warningSigns: ['FOOT_WOUND'],
          actionTaken: 'DOCTOR_INFORMED',
          lowSugar: 'NO',
        },
        bloodGlucose: { value: '226', mealSituation: 'MEAL_SITUATION_FASTING' },
      },
      nextInDays: 0,
    },
  ],
  visits: [
    {
      daysAgo: 1,
      hour: 11,
      reason: 'Wound under the left foot for five days',
      complaint: 'Wound under the left big toe, no pain',
      history: 'Walked barefoot in the temple a week ago. Tingling in both feet for a year.',
      findings:
        '2 cm ulcer, clean, pulses felt, no bone felt, no feeling with the monofilament. 138/86 mmHg.',
      impression: 'Diabetic foot ulcer without spreading infection, sugar out of control',
      plan: 'Dressing every day, no weight on the forefoot, antibiotic for a week. Seen again in three days.',
      course: 'FIRST',
      diagnoses: [
        ['Type 2 diabetes mellitus with other specified complications', 'E11.6', '2015'],
        ['Ulcer of lower limb, not elsewhere classified', 'L97', '2026'],
      ],
      advice: 'रोज़ पट्टी बदलें, उस पैर पर वज़न न डालें। बुख़ार, लाली या बदबू हो तो उसी दिन आएँ।',
      topics: ['FOOT_CARE', 'MEDICINES', 'HOME_READINGS'],
      prescribed: [
        'metformin 1000 mg tab bd after food cont',
        'amoxicillin clavulanate 625 mg tds after food 7d',
      ],
    },
  ],
  open: {
    role: 'coach',
    kind: 'call',
    words: 'Call him today about the dressing, and record what came of the danger sign.',
  },
};

const STROKE: Story = {
  key: 'after-stroke',
  words:
    'Had a stroke four months ago. His right arm is weak, and his blood pressure came down from 168/98 to 132/80.',
  names: [['Venkatesh', 'Oohala']],
  gender: 'male',
  ageDays: Math.round(66.1 * YEAR),
  language: 'te',
  phone: '+91 65302 41004',
  programme: 'careline',
  enrolledDaysAgo: 112,
  readings: [
    [ago(110), pressure(168, 98)],
    [ago(110), body(72.5, 166)],
    ...(
      [
        [96, 158, 94],
        [82, 152, 90],
        [68, 146, 88],
        [54, 142, 86],
        [40, 138, 84],
        [26, 136, 82],
        [12, 134, 82],
        [3, 132, 80],
      ] as const
    ).map(([days, systolic, diastolic]) => [ago(days, 7), pressure(systolic, diastolic)] as const),
    [
      ago(108),
      lab({
        metric: 'lipid',
        values: [
          { key: 'totalCholesterol', text: '212', value: 212, unit: 'mg/dL' },
          { key: 'ldl', text: '138', value: 138, unit: 'mg/dL' },
        ],
      }),
    ],
  ],
  calls: [
    {
      callType: 'ad-hoc',
      daysAgo: 107,
      hour: 11,
      answers: {
        complaints: {
          notes:
            'Home from the hospital since Monday. Walks with a stick, the right hand does not hold a cup.',
          severity: 'MODERATE',
          since: 'SINCE_WEEKS',
          warningSigns: ['NONE'],
        },
        medicalCondition: {
          conditions: ['HYPERTENSION', 'STROKE'],
          detail: 'Stroke of the left side of the brain.',
          hospitalStay: 'YES',
          hospitalReason: 'Stroke, nine days',
        },
      },
      nextInDays: -60,
    },
    {
      callType: 'monthly',
      daysAgo: 30,
      hour: 11,
      answers: {
        complaints: {
          notes:
            'Holds a cup again and climbs one flight of stairs. Takes all tablets, his wife fills the box.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        bloodPressure: { systolic: '136', diastolic: '82', irrPulse: false },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [
            { name: 'Clopidogrel', dose: '75', unit: 'MG', frequency: 'ONCE_DAILY' },
            { name: 'Atorvastatin', dose: '40', unit: 'MG', frequency: 'AT_BEDTIME' },
            { name: 'Amlodipine', dose: '5', unit: 'MG', frequency: 'ONCE_DAILY' },
          ],
        },
      },
      nextInDays: 5,
    },
  ],
  visits: [
    {
      daysAgo: 12,
      hour: 10 + 1 / 3,
      reason: 'Four months after the stroke',
      complaint: 'Right arm still weak, otherwise well',
      findings: '134/82 mmHg, pulse regular, right hand grip 4 of 5, walks without a stick.',
      impression: 'Recovering after a stroke, blood pressure near the target',
      plan: 'The same tablets. Arm exercises twice a day, physiotherapist once a week.',
      course: 'BETTER',
      diagnoses: [
        ['Sequelae of cerebral infarction', 'I69.3', '2025'],
        ['Essential (primary) hypertension', 'I10', '2012'],
        ['Hyperlipidaemia, unspecified', 'E78.5', '2025'],
      ],
      advice:
        'Do the arm exercises in the morning and in the evening. Call 108 at once if the face droops or speech is slurred.',
      topics: ['MEDICINES', 'ACTIVITY', 'LESS_SALT'],
      prescribed: ['clopidogrel 75 mg od cont', 'atorvastatin 40 mg hs cont', 'amlodipine 5 mg od cont'],
    },
  ],
  open: {
    role: 'coach',
    kind: 'task',
    what: 'Ask how the arm exercises go, and book the physiotherapist for next week',
    dueInDays: -1,
    by: 'doctor',
    words: 'Ask about the arm exercises and book the physiotherapist: a day late.',
  },
};

const PHQ = {
  severe: [3, 3, 2, 3, 2, 2, 2, 2, 0],
  middle: [2, 2, 2, 2, 2, 2, 1, 1, 0],
  mild: [1, 1, 1, 2, 1, 1, 1, 0, 0],
};

const DEPRESSION: Story = {
  key: 'depression',
  words: 'Is treated for depression. Her PHQ-9 fell from 19 to 14 and then to 8 in eight weeks.',
  names: [
    ['Sunaina', 'Kalpit'],
    ['सुनैना', 'कल्पित'],
  ],
  gender: 'female',
  ageDays: Math.round(34.5 * YEAR),
  language: 'hi',
  phone: '+91 65302 41005',
  programme: 'ahc',
  enrolledDaysAgo: 92,
  readings: [
    [ago(90), pressure(116, 74)],
    [ago(90), body(56.8, 157)],
    [ago(70), pulse(84)],
    [ago(43), body(55.9)],
    [ago(14), body(57.0)],
    [ago(14), pulse(76)],
  ],
  calls: [
    {
      callType: 'ad-hoc',
      daysAgo: 70,
      hour: 15,
      answers: {
        complaints: {
          notes: 'तीन महीने से मन उदास है, नींद नहीं आती, काम में मन नहीं लगता। अपने को नुक़सान पहुँचाने का विचार नहीं।',
          severity: 'SEVERE',
          since: 'SINCE_MONTHS',
          warningSigns: ['NONE'],
          thoughtsOfHarm: 'NO',
        },
        medicalCondition: { conditions: ['MENTAL_ILLNESS'], detail: 'First episode.' },
      },
      nextInDays: -42,
    },
    {
      callType: 'monthly',
      daysAgo: 42,
      hour: 15,
      answers: {
        complaints: {
          notes: 'नींद कुछ बेहतर है। बहन के साथ शाम को टहलने जाती है। दवा रोज़ ले रही है।',
          severity: 'MODERATE',
          warningSigns: ['NONE'],
          thoughtsOfHarm: 'NO',
        },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [{ name: 'Escitalopram', dose: '10', unit: 'MG', frequency: 'ONCE_DAILY' }],
        },
      },
      nextInDays: -14,
    },
    {
      callType: 'monthly',
      daysAgo: 14,
      hour: 15,
      answers: {
        complaints: {
          notes: 'दुकान पर आधा दिन काम शुरू किया। भूख लौट आई है। दो हफ़्ते बाद फिर वही सवाल पूछेंगे।',
          severity: 'MILD',
          warningSigns: ['NONE'],
          thoughtsOfHarm: 'NO',
        },
      },
      nextInDays: 0,
    },
  ],
  scores: [
    { scale: 'PHQ_9', daysAgo: 70, hour: 15.2, answers: PHQ.severe },
    { scale: 'PHQ_9', daysAgo: 42, hour: 15.2, answers: PHQ.middle },
    { scale: 'PHQ_9', daysAgo: 14, hour: 15.2, answers: PHQ.mild },
  ],
  visits: [
    {
      daysAgo: 69,
      hour: 12 + 1 / 3,
      reason: 'PHQ-9 of 19 on the call of yesterday',
      complaint: 'Low mood and bad sleep for three months',
      history: 'Lost her job in the summer. No earlier episode, no thoughts of self-harm, no alcohol.',
      findings: 'Slow speech, cries once, oriented. PHQ-9 19. TSH 2.1 mIU/L.',
      impression: 'Moderate depressive episode',
      plan: 'Escitalopram for at least six months, counsellor every two weeks, PHQ-9 every four weeks.',
      course: 'FIRST',
      diagnoses: [['Moderate depressive episode', 'F32.1', '2025']],
      advice: 'गोली रोज़ नाश्ते के बाद लें; असर दो से चार हफ़्ते में आता है। बुरा विचार आए तो तुरंत फ़ोन करें।',
      topics: ['MEDICINES', 'ACTIVITY'],
      prescribed: ['escitalopram 10 mg od after food cont'],
    },
  ],
  open: {
    role: 'coach',
    kind: 'call',
    words: 'Call her today and ask the nine questions again.',
  },
};

const TB_CONTACT: Story = {
  key: 'tuberculosis-contact',
  words:
    'Shares a room with his father, who has tuberculosis of the lungs. He is well, his sputum is negative, and he takes isoniazid.',
  names: [['Sourav', 'Kalpana']],
  gender: 'male',
  ageDays: Math.round(19.7 * YEAR),
  language: 'bn',
  phone: '+91 65302 41006',
  programme: 'careline',
  enrolledDaysAgo: 37,
  readings: [
    [ago(36), body(54.6, 169)],
    [ago(36), single('temperature', 36.7, 'Cel', 1)],
    [ago(20), body(54.9)],
    [ago(5), body(55.3)],
    [ago(5), single('temperature', 36.8, 'Cel', 1)],
  ],
  calls: [
    {
      callType: 'ad-hoc',
      daysAgo: 34,
      hour: 18,
      answers: {
        complaints: {
          notes: 'No cough, no fever, no night sweats. His father coughs less since the treatment began.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
      },
      nextInDays: -5,
    },
    {
      callType: 'monthly',
      daysAgo: 5,
      hour: 18,
      answers: {
        complaints: {
          notes:
            'Takes isoniazid every morning, no yellow eyes, no tingling. Two of thirty tablets are left.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [
            { name: 'Isoniazid', dose: '300', unit: 'MG', frequency: 'ONCE_DAILY' },
            { name: 'Pyridoxine', dose: '10', unit: 'MG', frequency: 'ONCE_DAILY' },
          ],
        },
      },
      nextInDays: 25,
    },
  ],
  visits: [
    {
      daysAgo: 33,
      hour: 9 + 1 / 3,
      reason: 'Contact of a patient with tuberculosis of the lungs',
      complaint: 'No complaint; his father has tuberculosis',
      findings: '54.6 kg, no cough, no swollen glands, lungs clear, chest X-ray clear.',
      impression: 'Contact without disease, preventive treatment agreed',
      plan: 'Isoniazid for six months with pyridoxine. Cough, fever and yellow eyes asked on every call.',
      course: 'FIRST',
      diagnoses: [['Contact with and exposure to tuberculosis', 'Z20.1', '2026']],
      advice:
        'Take the tablet every morning for six months. Stop it and call us with yellow eyes or dark urine.',
      topics: ['MEDICINES', 'NO_TOBACCO'],
      prescribed: ['isoniazid 300 mg od 180d', 'pyridoxine 10 mg od 180d'],
      labs: {
        ordered: ['sputumAfb', 'alt'],
        reason: 'Before isoniazid',
        reported: {
          hoursAgo: 31 * 24,
          results: [
            ['sputumAfb', 'negative', ''],
            ['alt', '24', 'U/L'],
          ],
        },
      },
    },
  ],
  open: {
    role: 'admin',
    kind: 'task',
    what: 'Register the household with the district tuberculosis office and note the number',
    dueInDays: 0,
    by: 'doctor',
    words: 'Register the household with the district tuberculosis office.',
  },
};

const HEART_FAILURE: Story = {
  key: 'heart-failure',
  words: 'Has heart failure and gained 3.2 kg in six days. She waits for her video visit now.',
  names: [['Revathi', 'Karpanai']],
  gender: 'female',
  ageDays: Math.round(71.3 * YEAR),
  language: 'ta',
  phone: '+91 65302 41007',
  programme: 'careline',
  enrolledDaysAgo: 300,
  readings: [
    [ago(90), body(58.0, 152)],
    [ago(90), pressure(124, 76)],
    [ago(60, 7), body(58.3)],
    [ago(30, 7), body(58.1)],
    [ago(14, 7), body(58.2)],
    ...(
      [
        [6, 58.2],
        [5, 58.9],
        [4, 59.6],
        [3, 60.4],
        [2, 60.9],
      ] as const
    ).map(([days, kilograms]) => [ago(days, 7), body(kilograms)] as const),
    [ago(2, 7), pressure(128, 78)],
    [{ hoursAgo: 2 }, body(61.4)],
    [{ hoursAgo: 2 }, pressure(132, 80)],
    [{ hoursAgo: 2 }, oxygen(96)],
    [{ hoursAgo: 2 }, pulse(88)],
  ],
  calls: [
    {
      callType: 'monthly',
      daysAgo: 40,
      hour: 10,
      answers: {
        complaints: {
          notes: 'Walks to the market and back without a stop. Weighs herself every morning.',
          severity: 'MILD',
          warningSigns: ['NONE'],
        },
        medicalCondition: { conditions: ['HEART_DISEASE'], detail: 'Heart failure for three years.' },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [
            { name: 'Furosemide', dose: '40', unit: 'MG', frequency: 'ONCE_DAILY' },
            { name: 'Enalapril', dose: '5', unit: 'MG', frequency: 'TWICE_DAILY' },
            { name: 'Bisoprolol', dose: '2.5', unit: 'MG', frequency: 'ONCE_DAILY' },
          ],
        },
      },
      nextInDays: -1,
    },
    {
      callType: 'monthly',
      daysAgo: 1,
      hour: 16,
      answers: {
        complaints: {
          notes:
            'Shoes are tight and the ankles swollen since the festival. No breathlessness at rest. Ate pickles and papad for four days.',
          severity: 'MODERATE',
          since: 'SINCE_DAYS',
          warningSigns: ['NONE'],
        },
      },
      nextInDays: 7,
    },
  ],
  visits: [
    {
      daysAgo: 90,
      hour: 10 + 2 / 3,
      reason: 'Review of heart failure',
      complaint: 'No complaint, walks a kilometre',
      findings: '58.0 kg, 124/76 mmHg, pulse 72, lungs clear, no swelling.',
      impression: 'Heart failure, stable',
      plan: 'The same tablets. Weight every morning; call us with 2 kg more within three days.',
      course: 'SAME',
      diagnoses: [['Heart failure, unspecified', 'I50.9', '2023']],
      advice:
        'Weigh yourself every morning. Call us if you gain 2 kg within three days or need another pillow.',
      topics: ['LESS_SALT', 'HOME_READINGS', 'MEDICINES'],
      prescribed: ['furosemide 40 mg od cont', 'enalapril 5 mg bd cont', 'bisoprolol 2.5 mg od cont'],
    },
  ],
  open: {
    role: 'doctor',
    kind: 'waiting',
    reason: 'Gained 3 kg in six days, swollen ankles',
    words: 'Start the video visit: she waits.',
  },
};

const LUNGS: Story = {
  key: 'copd',
  words:
    'Has COPD with an oxygen target of 88 to 92 %. His saturation at night fell from 90 to 85 % within a week.',
  names: [
    ['Devendra', 'Kalpit'],
    ['देवेन्द्र', 'कल्पित'],
  ],
  gender: 'male',
  ageDays: Math.round(64.8 * YEAR),
  language: 'hi',
  phone: '+91 65302 41008',
  programme: 'careline',
  enrolledDaysAgo: 260,
  oxygenTarget: true,
  readings: [
    [ago(88), oxygen(92)],
    [ago(88), body(52.4, 165)],
    [ago(30), oxygen(91)],
    ...(
      [
        [8, 90],
        [7, 90],
        [6, 89],
        [5, 89],
        [4, 88],
        [3, 87],
        [2, 86],
        [1, 85],
      ] as const
    ).map(([days, percent]) => [ago(days, 3), oxygen(percent)] as const),
    [ago(1, 11), oxygen(88)],
    [ago(1, 11), pulse(96)],
  ],
  calls: [
    {
      callType: 'monthly',
      daysAgo: 33,
      hour: 12,
      answers: {
        complaints: {
          notes: 'सीढ़ियों पर साँस फूलती है, पहले जैसी ही। इनहेलर रोज़ दो बार लेते हैं, बीड़ी छोड़े एक साल हुआ।',
          severity: 'MODERATE',
          since: 'SINCE_MONTHS',
          warningSigns: ['NONE'],
        },
        medicalCondition: { conditions: ['ASTHMA_COPD'], detail: 'COPD for six years.' },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [{ name: 'Tiotropium', dose: '1', unit: 'PUFFS', frequency: 'ONCE_DAILY' }],
        },
      },
      nextInDays: 4,
    },
  ],
  visits: [
    {
      daysAgo: 89,
      hour: 11 + 2 / 3,
      reason: 'Review of COPD',
      complaint: 'Short of breath on stairs, unchanged',
      findings: 'SpO2 92 % at rest, 91 % after walking, wheeze on both sides, no fever.',
      impression: 'COPD, stable; saturation target 88 to 92 %',
      plan: 'Inhaler as before, finger clip at night for a week before the next visit.',
      course: 'SAME',
      diagnoses: [['Chronic obstructive pulmonary disease, unspecified', 'J44.9', '2020']],
      advice: 'रात में उँगली वाले यंत्र से नापें। 88 से नीचे रहे तो फ़ोन करें; साँस बहुत फूले तो 108 बुलाएँ।',
      topics: ['MEDICINES', 'NO_TOBACCO', 'HOME_READINGS'],
      prescribed: ['tiotropium 18 mcg inhaled od cont'],
    },
  ],
  open: {
    role: 'doctor',
    kind: 'alert',
    words: 'Act on the saturation of 85 % at night and acknowledge the alert.',
  },
};

const KIDNEY: Story = {
  key: 'kidney-disease',
  words:
    'Has diabetes and chronic kidney disease. His creatinine rose from 1.4 to 2.4 mg/dL, and his metformin is still 1,000 mg twice a day.',
  names: [['Satyanarayana', 'Oohala']],
  gender: 'male',
  ageDays: Math.round(69.2 * YEAR),
  language: 'te',
  phone: '+91 65302 41010',
  programme: 'apollo_sugar',
  enrolledDaysAgo: 380,
  readings: [
    [ago(270), creatinine(1.4)],
    [ago(270), hba1c(7.6)],
    [ago(150), creatinine(1.7)],
    [ago(150), pressure(142, 84)],
    [ago(60), creatinine(2.0)],
    [ago(60), hba1c(7.4)],
    [ago(60), body(70.2, 164)],
    [ago(28, 7), sugar(132, 'FASTING')],
    [ago(14, 7), sugar(126, 'FASTING')],
    [ago(2, 11), pressure(138, 82)],
    [ago(2, 11), body(70.8)],
  ],
  calls: [
    {
      callType: 'monthly',
      daysAgo: 63,
      hour: 11,
      answers: {
        complaints: {
          notes: 'Feels well. Passes less urine than last year, ankles not swollen.',
          severity: 'MILD',
          warningSigns: ['NONE'],
          lowSugar: 'NO',
        },
        medicalCondition: {
          conditions: ['DIABETES', 'HYPERTENSION', 'KIDNEY_DISEASE'],
          detail: 'Diabetes for 18 years, kidneys since 2024.',
        },
      },
      nextInDays: -29,
    },
    {
      callType: 'monthly',
      daysAgo: 28,
      hour: 11,
      answers: {
        complaints: {
          notes: 'Tired in the afternoon. Asked to bring the kidney report of the district hospital.',
          severity: 'MILD',
          warningSigns: ['NONE'],
          lowSugar: 'NO',
        },
        medications: {
          adherence: 'AS_PRESCRIBED',
          medicines: [
            { name: 'Metformin', dose: '1000', unit: 'MG', frequency: 'TWICE_DAILY' },
            { name: 'Telmisartan', dose: '40', unit: 'MG', frequency: 'ONCE_DAILY' },
          ],
        },
      },
      nextInDays: 6,
    },
  ],
  visits: [
    {
      daysAgo: 2,
      hour: 11 + 1 / 3,
      reason: 'Kidney function and medicines',
      complaint: 'Tired in the afternoon',
      findings: '138/82 mmHg, 70.8 kg, no swelling. Fasting sugar 126 mg/dL at home.',
      impression: 'Type 2 diabetes with kidney disease, pressure near the target',
      plan: 'Tablets for a month until the creatinine of today is back.',
      course: 'SAME',
      diagnoses: [
        ['Type 2 diabetes mellitus with renal complications', 'E11.2', '2008'],
        ['Chronic kidney disease, stage 3', 'N18.3', '2024'],
        ['Essential (primary) hypertension', 'I10', '2011'],
      ],
      advice: 'No painkillers from the shop. Drink as thirst asks. Bring every report you get.',
      topics: ['MEDICINES', 'LESS_SALT'],
      prescribed: ['metformin 1000 mg tab bd after food 30d', 'telmisartan 40 mg od cont'],
      labs: {
        ordered: ['creatinine', 'electrolytes'],
        reason: 'Diabetes with kidney disease',
        reported: {
          hoursAgo: 20,
          results: [
            ['creatinine', '2.4', 'mg/dL'],
            ['sodium', '138', 'mmol/L'],
            ['potassium', '5.2', 'mmol/L'],
          ],
        },
      },
    },
  ],
  open: {
    role: 'pharmacist',
    kind: 'prescription',
    words: 'Review the prescription: metformin 1,000 mg twice a day with an eGFR below 30.',
  },
};

const ASTHMA: Story = {
  key: 'asthma',
  words: 'Has asthma and uses her reliever ten times a day. She takes the preventer only on bad days.',
  names: [
    ['Shabnam', 'Kalpit'],
    ['शबनम', 'कल्पित'],
  ],
  gender: 'female',
  ageDays: Math.round(31.8 * YEAR),
  language: 'hi',
  phone: '+91 65302 41011',
  programme: 'careline',
  enrolledDaysAgo: 150,
  readings: [
    [ago(60), oxygen(97)],
    [ago(60), body(60.3, 155)],
    [ago(33), oxygen(97)],
    [ago(12), oxygen(96)],
    [ago(12), pulse(92)],
    [ago(5, 17), oxygen(96)],
    [ago(5, 17), pulse(98)],
  ],
  calls: [
    {
      callType: 'monthly',
      daysAgo: 34,
      hour: 17,
      answers: {
        complaints: {
          notes: 'रात में हफ़्ते में दो बार खाँसी से नींद खुलती है। नीला इनहेलर दिन में चार बार।',
          severity: 'MODERATE',
          since: 'SINCE_WEEKS',
          warningSigns: ['NONE'],
        },
        medicalCondition: { conditions: ['ASTHMA_COPD'], detail: 'Asthma since childhood.' },
      },
      nextInDays: -5,
    },
    {
      callType: 'monthly',
      daysAgo: 5,
      hour: 17,
      answers: {
        complaints: {
          notes:
            'नीला इनहेलर अब दिन में दस बार, दो हफ़्ते में एक ख़त्म। दूसरा इनहेलर सिर्फ़ बुरे दिन लेती है। अभी बोलने में साँस नहीं फूलती।',
          severity: 'MODERATE',
          since: 'SINCE_WEEKS',
          warningSigns: ['NONE'],
        },
        vitalSigns: { spo2: '96', pulse: '98' },
        medications: {
          adherence: 'MISSES_OFTEN',
          missedBecause: ['FEELS_WELL'],
          medicines: [
            { name: 'Budesonide and formoterol', dose: '2', unit: 'PUFFS', frequency: 'TWICE_DAILY' },
            { name: 'Salbutamol', dose: '2', unit: 'PUFFS', frequency: 'WHEN_NEEDED' },
          ],
        },
      },
      nextInDays: 9,
    },
  ],
  visits: [
    {
      daysAgo: 61,
      hour: 10,
      reason: 'Cough at night for a month',
      complaint: 'Cough at night, wheeze with dust',
      findings: 'SpO2 97 %, wheeze at the end of breathing out, no fever, inhaler used without shaking.',
      impression: 'Asthma, partly controlled',
      plan: 'Preventer twice a day every day, reliever only when needed, inhaler shown.',
      course: 'WORSE',
      diagnoses: [['Asthma, unspecified', 'J45.9', '2004']],
      advice: 'नारंगी इनहेलर रोज़ दो बार लें, ठीक लगने पर भी। नीला दिन में तीन बार से ज़्यादा लगे तो फ़ोन करें।',
      topics: ['MEDICINES'],
      prescribed: [
        'budesonide formoterol 200 mcg inhaled bd cont',
        'salbutamol 100 mcg inhaled sos for wheeze cont',
      ],
    },
  ],
  open: {
    role: 'doctor',
    kind: 'task',
    what: 'Step up the treatment? The reliever is used ten times a day, the preventer only on bad days',
    dueInDays: 1,
    by: 'coach',
    words: 'Answer the coach: does the treatment need a step up?',
  },
};

export const CHRONIC_STORIES = [
  FOOT_ULCER,
  STROKE,
  DEPRESSION,
  TB_CONTACT,
  HEART_FAILURE,
  LUNGS,
  KIDNEY,
  ASTHMA,
] as const;
