import type { CallScriptText } from './call-script.ts';

/** Signs that need immediate action, for all patients. */
export const urgentSymptoms: CallScriptText['steps'] = [
  {
    kind: 'ask',
    text: 'Now, or since we last spoke: chest pain, trouble breathing or fast breathing, weakness of the face, an arm or a leg on one side, trouble speaking, sudden loss of sight, a sudden severe headache, fits, fainting or confusion?',
  },
  {
    kind: 'ask',
    text: 'Do you vomit again and again, are you very drowsy or hard to wake, do you bleed heavily, or have a high fever? Is there a wound on a foot?',
  },
  {
    kind: 'do',
    text: 'If yes: end the questions. Ask the patient to call 108 or go to the nearest emergency department with somebody, and tell the doctor on duty; with a foot wound or a fever a doctor sees them today. Answer the card on the screen.',
  },
];
