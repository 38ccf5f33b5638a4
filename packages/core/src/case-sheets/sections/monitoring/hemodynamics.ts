import { caseSheet, part, rows } from '../../case-sheet.ts';
import { note } from '../../choices.ts';
import { anyOf, choice, counted, date, line, measured } from '../../fields.ts';

const RATE = { decimals: 0 };

export const HEMODYNAMICS = caseSheet(
  'HEMODYNAMICS',
  { source: 'Surviving Sepsis Campaign guidelines 2021; ESICM consensus on circulatory shock 2014' },
  part(
    'support',
    ['Support', 'सहारा'],
    [
      choice('shock', ['Shock', 'शॉक'], {
        ABSENT: ['None', 'नहीं'],
        SEPTIC: ['Septic', 'सेप्टिक'],
        HYPOVOLAEMIC: ['Loss of blood or fluid', 'ख़ून या पानी की कमी'],
        CARDIOGENIC: ['Cardiogenic', 'हृदय से'],
        OBSTRUCTIVE: ['Obstructive', 'रुकावट से'],
        ANAPHYLACTIC: ['Anaphylactic', 'एलर्जी से'],
        MIXED: ['Mixed or not clear', 'मिश्रित या स्पष्ट नहीं'],
      }),
      anyOf('monitoring', ['Monitored by', 'निगरानी'], {
        CUFF: ['Cuff', 'कफ़'],
        ARTERIAL_LINE: ['Arterial line', 'आर्टीरियल लाइन'],
        CENTRAL_LINE: ['Central line', 'सेंट्रल लाइन'],
        ECHO: ['Echocardiography', 'इकोकार्डियोग्राफ़ी'],
        OUTPUT_MONITOR: ['Cardiac output monitor', 'कार्डियक आउटपुट मॉनिटर'],
      }),
      counted(
        'targetMean',
        ['Mean pressure aimed at', 'लक्षित औसत दबाव'],
        { min: 40, max: 120 },
        { unit: 'mm[Hg]' },
      ),
      note(),
    ],
    {
      group: rows(
        'measurements',
        ['Measurement', 'माप'],
        50,
        date('at', ['At', 'कब'], { precision: 'minute', required: true, isMeasuredAt: true }),
        measured('systolic', ['Systolic', 'सिस्टोलिक'], 'systolic', ['bloodpressure', 'systolic'], RATE),
        measured('diastolic', ['Diastolic', 'डायस्टोलिक'], 'diastolic', ['bloodpressure', 'diastolic'], RATE),
        counted('mean', ['Mean pressure', 'औसत दबाव'], { min: 20, max: 250 }, { unit: 'mm[Hg]' }),
        measured('pulse', ['Pulse', 'नाड़ी'], 'pulse', ['heartrate', 'value'], RATE),
        choice('rhythm', ['Rhythm', 'लय'], {
          SINUS: ['Sinus', 'साइनस'],
          ATRIAL_FIBRILLATION: ['Atrial fibrillation', 'एट्रियल फ़िब्रिलेशन'],
          SVT: ['Other narrow-complex tachycardia', 'अन्य संकरी टैकीकार्डिया'],
          VT: ['Ventricular tachycardia', 'वेंट्रिकुलर टैकीकार्डिया'],
          BLOCK: ['Heart block', 'हार्ट ब्लॉक'],
          PACED: ['Paced', 'पेसमेकर से'],
          OTHER: ['Other', 'अन्य'],
        }),
        counted(
          'venous',
          ['Central venous pressure', 'सेंट्रल वीनस प्रेशर'],
          { min: -10, max: 50 },
          { unit: 'mm[Hg]' },
        ),
        counted(
          'capillary',
          ['Capillary refill', 'केशिका पुनर्भरण'],
          { min: 0, max: 20 },
          { unit: 's', decimals: 1 },
        ),
        counted(
          'output',
          ['Cardiac output', 'कार्डियक आउटपुट'],
          { min: 0.2, max: 25 },
          { unit: 'L/min', decimals: 1 },
        ),
        counted('lactate', ['Lactate', 'लैक्टेट'], { min: 0.1, max: 40 }, { unit: 'mmol/L', decimals: 1 }),
        counted(
          'urine',
          ['Urine in the last hour', 'पिछले घंटे का पेशाब'],
          { min: 0, max: 3000 },
          { unit: 'mL' },
        ),
        anyOf('drugs', ['Running', 'चल रही दवाएँ'], {
          NORADRENALINE: ['Noradrenaline', 'नॉरएड्रेनालिन'],
          ADRENALINE: ['Adrenaline', 'एड्रेनालिन'],
          VASOPRESSIN: ['Vasopressin', 'वैसोप्रेसिन'],
          DOPAMINE: ['Dopamine', 'डोपामिन'],
          DOBUTAMINE: ['Dobutamine', 'डोब्यूटामिन'],
          MILRINONE: ['Milrinone', 'मिलरिनोन'],
          NITROGLYCERINE: ['Nitroglycerine', 'नाइट्रोग्लिसरीन'],
          LABETALOL: ['Labetalol', 'लैबेटालोल'],
          NONE: ['None', 'कोई नहीं'],
        }),
        line('doses', ['Doses', 'मात्राएँ'], {
          hint: ['Such as noradrenaline 0.1 mcg/kg/min', 'जैसे नॉरएड्रेनालिन 0.1 mcg/kg/min'],
        }),
      ),
    },
  ),
);
