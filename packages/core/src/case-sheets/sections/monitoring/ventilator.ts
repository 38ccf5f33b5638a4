import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, measured, text, when } from '../../fields.ts';

const WATER = { min: 0, max: 100 };
const inWater = { unit: 'cm[H2O]', decimals: 1 };

/** The airway once, and settings whenever they were changed or checked. */
export const VENTILATOR = caseSheet(
  'VENTILATOR',
  {
    source:
      'ISCCM guidelines for mechanical ventilation 2020; ARDS Network protocol 2008; Richmond Agitation-Sedation Scale 2002',
  },
  part(
    'airway',
    ['Airway', 'श्वास मार्ग'],
    [
      choice('interface', ['Ventilated through', 'किससे साँस दी जा रही है'], {
        TUBE: ['Endotracheal tube', 'साँस की नली (एंडोट्रैकियल)'],
        TRACHEOSTOMY: ['Tracheostomy', 'ट्रैकियोस्टॉमी'],
        MASK: ['Mask', 'मास्क'],
        HIGH_FLOW: ['High-flow nasal cannula', 'हाई-फ़्लो नेज़ल कैनुला'],
      }),
      date('since', ['Since', 'कब से'], { precision: 'minute' }),
      asked(
        'whileTube',
        when('interface', 'TUBE', 'TRACHEOSTOMY'),
        counted('tubeSize', ['Tube size', 'नली का नाप'], { min: 2, max: 12 }, { unit: 'mm', decimals: 1 }),
        counted('tubeDepth', ['Fixed at', 'कितने पर बँधी'], { min: 4, max: 35 }, { unit: 'cm', decimals: 1 }),
        counted('cuff', ['Cuff pressure', 'कफ़ का दबाव'], { min: 0, max: 120 }, { unit: 'cm[H2O]' }),
      ),
      note(),
    ],
    {
      group: rows(
        'settings',
        ['Settings', 'सेटिंग'],
        50,
        date('at', ['At', 'कब'], { precision: 'minute', required: true, isMeasuredAt: true }),
        choice(
          'mode',
          ['Mode', 'मोड'],
          {
            VC_AC: ['Volume control, assist', 'वॉल्यूम कंट्रोल, असिस्ट'],
            PC_AC: ['Pressure control, assist', 'प्रेशर कंट्रोल, असिस्ट'],
            PRVC: ['PRVC', 'PRVC'],
            SIMV: ['SIMV', 'SIMV'],
            PSV: ['Pressure support', 'प्रेशर सपोर्ट'],
            CPAP: ['CPAP', 'CPAP'],
            BIPAP: ['BiPAP', 'BiPAP'],
            APRV: ['APRV', 'APRV'],
            HIGH_FLOW: ['High flow', 'हाई फ़्लो'],
            T_PIECE: ['T-piece trial', 'टी-पीस ट्रायल'],
            OTHER: ['Other', 'अन्य'],
          },
          { required: true },
        ),
        counted('fio2', ['FiO2', 'FiO2'], { min: 21, max: 100 }, { unit: '%' }),
        counted('peep', ['PEEP', 'PEEP'], { min: 0, max: 40 }, inWater),
        counted('tidal', ['Tidal volume', 'टाइडल वॉल्यूम'], { min: 2, max: 2000 }, { unit: 'mL' }),
        counted('rateSet', ['Rate set', 'निर्धारित दर'], { min: 0, max: 120 }, { unit: '/min' }),
        counted('rateTotal', ['Rate in all', 'कुल दर'], { min: 0, max: 150 }, { unit: '/min' }),
        counted('support', ['Pressure control or support', 'प्रेशर कंट्रोल या सपोर्ट'], WATER, inWater),
        counted('peak', ['Peak pressure', 'अधिकतम दबाव'], WATER, inWater),
        counted('plateau', ['Plateau pressure', 'प्लैटो दबाव'], WATER, inWater),
        choice('ratio', ['I:E', 'I:E'], {
          '1_1': ['1:1', '1:1'],
          '1_1_5': ['1:1.5', '1:1.5'],
          '1_2': ['1:2', '1:2'],
          '1_3': ['1:3', '1:3'],
          '1_4': ['1:4', '1:4'],
          INVERSE: ['Inverse', 'उल्टा'],
        }),
        counted('flow', ['Flow', 'प्रवाह'], { min: 1, max: 100 }, { unit: 'L/min' }),
        measured('spo2', ['SpO2', 'SpO2'], 'spo2', ['spo2', 'value']),
        counted('etco2', ['EtCO2', 'EtCO2'], { min: 0, max: 150 }, { unit: 'mm[Hg]' }),
        choice('sedation', ['Sedation (RASS)', 'बेहोशी का स्तर (RASS)'], {
          4: ['+4 Combative', '+4 हमलावर'],
          3: ['+3 Very agitated', '+3 बहुत बेचैन'],
          2: ['+2 Agitated', '+2 बेचैन'],
          1: ['+1 Restless', '+1 थोड़ा बेचैन'],
          0: ['0 Alert and calm', '0 सचेत और शांत'],
          MINUS_1: ['-1 Drowsy', '-1 उनींदा'],
          MINUS_2: ['-2 Light sedation', '-2 हल्की बेहोशी'],
          MINUS_3: ['-3 Moderate sedation', '-3 मध्यम बेहोशी'],
          MINUS_4: ['-4 Deep sedation', '-4 गहरी बेहोशी'],
          MINUS_5: ['-5 Unarousable', '-5 बिल्कुल न जागना'],
        }),
        anyOf('events', ['Since the last entry', 'पिछली प्रविष्टि के बाद'], {
          SUCTION: ['Thick or much secretion', 'गाढ़ा या ज़्यादा बलगम'],
          ALARM: ['Pressure alarm', 'दबाव का अलार्म'],
          DESATURATION: ['Oxygen fell', 'ऑक्सीजन गिरी'],
          TUBE_MOVED: ['Tube moved or changed', 'नली हिली या बदली'],
          PRONE: ['Turned prone', 'पेट के बल किया'],
          ...NONE,
        }),
        text('plan', ['Plan', 'योजना'], { maxLength: 1000 }),
      ),
    },
  ),
);
