import { caseSheet, part } from '../../case-sheet.ts';
import { choice, text } from '../../fields.ts';

export const SUMMARY = caseSheet(
  'SUMMARY',
  {
    source:
      'Problem-oriented medical record, Weed 1968; National Medical Commission: Telemedicine Practice Guidelines 2020, section 3.7',
  },
  part(
    'summary',
    ['Clinical summary', 'नैदानिक सारांश'],
    [
      text('complaint', ['Complaint and how long', 'शिकायत और कब से'], {
        maxLength: 2000,
        required: true,
        hint: ["In the patient's words", 'रोगी के शब्दों में'],
      }),
      text('history', ['How it went on', 'बीमारी का क्रम']),
      text('findings', ['What was found', 'क्या मिला']),
      text('impression', ['Impression', 'निष्कर्ष'], { maxLength: 2000 }),
      text('plan', ['Plan', 'योजना']),
      choice('course', ['Since last time', 'पिछली बार से'], {
        FIRST: ['First time seen', 'पहली बार देखा'],
        BETTER: ['Better', 'बेहतर'],
        SAME: ['The same', 'वैसा ही'],
        WORSE: ['Worse', 'बदतर'],
        RECOVERED: ['Recovered', 'ठीक हो गए'],
      }),
      choice('urgency', ['Urgency', 'तात्कालिकता'], {
        ROUTINE: ['Routine', 'सामान्य'],
        SOON: ['Within days', 'कुछ दिनों में'],
        TODAY: ['Today', 'आज'],
        EMERGENCY: ['Emergency', 'आपातकाल'],
      }),
    ],
  ),
);
