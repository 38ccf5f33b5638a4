import { defineMessages } from '../../messages/index.ts';

export const escalationCardMessages = defineMessages('call-info/escalation-card', {
  title: 'Urgent: tell the doctor now',
  announced: 'Urgent: {found}. Report it before saving.',
  reading: '{flag}: {value}',
  dutyDoctor: 'Call the doctor on duty: {phone}',
  noDutyDoctor:
    'No number of a doctor on duty is set for this facility. An administrator sets it in Settings, Facilities.',
  now: 'What to do now',
  SELF_HARM:
    'Stay on the line and speak calmly. Ask whether they are alone and in danger now, and have somebody come to them. Tell the doctor on duty; in danger call 112. Tele-MANAS, 14416, answers day and night.',
  PREGNANCY_SIGN:
    'Ask her to go now, with somebody, to a hospital where babies are born. 108 and 102 bring an ambulance. Tell the doctor on duty that she is coming.',
  MOTHER_SIGN:
    'Ask her to go to a hospital now, with somebody and with the baby. 108 and 102 bring an ambulance. Tell the doctor on duty that she is coming.',
  INFANT_SIGN:
    'The baby must be seen at a hospital now. Keep it warm, skin to skin, and feed it on the way if it drinks. 108 and 102 bring an ambulance. Tell the doctor on duty.',
  WARNING_SIGN:
    'Ask the patient to call 108, or to go to the nearest emergency department with somebody. Tell the doctor on duty.',
  CRITICAL_READING:
    'Read the number back. Ask how the patient feels. If well, repeat after 5 minutes’ rest. Tell the doctor on duty now, whatever the second reading says.',
  useNow: 'Reported now',
  goTo: 'Report before saving',
});

export const lowGlucoseMessages = defineMessages('call-info/low-glucose', {
  title: 'Low blood sugar: what to do now',
  acarbose: 'acarbose',
  voglibose: 'voglibose',
  onlyGlucose: 'The patient takes {medicines}: only glucose works, table sugar and juice do not.',
  take: 'If awake: 15 g glucose now, powder or tablets; where there is none, three teaspoons of sugar in water. With acarbose or voglibose only glucose works.',
  takeGlucose: 'If awake: 15 g glucose now, powder or tablets.',
  again: 'Measure again after 15 minutes. Still below 70 mg/dL: 15 g glucose again. At 70 or more: eat.',
  drowsy: 'If drowsy or unconscious: nothing by mouth, call 108.',
});
