import { defineMessages } from '../../messages/index.ts';

export const escalationCardMessages = defineMessages('call-info/escalation-card', {
  doctorNow: 'Urgent: tell the doctor now',
  doctorToday: 'Urgent: tell the doctor today',
  report: 'Who did you tell?',
  announced: 'Urgent: {found}. Report it before saving.',
  reading: '{flag}: {value}',
  dutyDoctor: 'Call the doctor on duty: {phone}',
  noDutyDoctor:
    'No phone number of a doctor on duty is set for this facility. An administrator can set it in Settings, Facilities.',
  now: 'What to do now',
  SELF_HARM:
    'Stay on the line and speak calmly. Ask whether they are alone and in danger now, and have someone come to them. Tell the doctor on duty; in danger call 112. Tele-MANAS, 14416, answers day and night.',
  PREGNANCY_SIGN:
    'Ask her to go now, with someone, to a hospital where babies are delivered. 108 and 102 bring an ambulance. Tell the doctor on duty that she is coming.',
  MOTHER_SIGN:
    'Ask her to go to a hospital now, with someone and with the baby. 108 and 102 bring an ambulance. Tell the doctor on duty that she is coming.',
  INFANT_SIGN:
    'The baby must be seen at a hospital now. Keep it warm, skin to skin, and feed it on the way if it drinks. 108 and 102 bring an ambulance. Tell the doctor on duty.',
  WARNING_SIGN:
    'Ask the patient to call 108, or to go to the nearest emergency department with someone. Tell the doctor on duty.',
  CRITICAL_READING:
    'Read the number back. Ask how the patient feels. If well, repeat after 5 minutes’ rest. Tell the doctor on duty now, whatever the second reading says.',
  CRITICAL_READING_TODAY:
    'Read the number back. Ask how the patient feels. If well, repeat after 5 minutes’ rest. Tell the doctor on duty today, whatever the second reading says.',
  useNow: 'Reported now',
  goTo: 'Report before saving',
});

export const lowGlucoseMessages = defineMessages('call-info/low-glucose', {
  title: 'Low blood sugar: what to do now',
  acarbose: 'acarbose',
  voglibose: 'voglibose',
  onlyGlucose: 'The patient takes {medicines}: only glucose works, table sugar and juice do not.',
  take: {
    one: 'If awake: {grams} g glucose now, powder or tablets. If there is none: {count} teaspoon of sugar in water. With acarbose or voglibose only glucose works.',
    other:
      'If awake: {grams} g glucose now, powder or tablets. If there is none: {count} teaspoons of sugar in water. With acarbose or voglibose only glucose works.',
  },
  takeGlucose: 'If awake: {grams} g glucose now, powder or tablets.',
  byWeight: 'Dose for a child: 0.3 g per kg. Weight {weight} kg, {day}.',
  byAge: 'Dose by age, because no weight from the last 12 months is known. The exact dose is 0.3 g per kg.',
  again: 'Measure again after 15 minutes. Still below 70 mg/dL: {grams} g glucose again. At 70 or more: eat.',
  takeAtAnyAge:
    'If awake: glucose now, powder or tablets. Adult: 15 g. Child from 1 year: 0.3 g per kg, at most 15 g. Without glucose: a teaspoon of sugar in water for each 5 g. With acarbose or voglibose only glucose works.',
  takeGlucoseAtAnyAge:
    'If awake: glucose now, powder or tablets. Adult: 15 g. Child from 1 year: 0.3 g per kg, at most 15 g.',
  babyAtAnyAge: 'Baby under 1 year: feed now and go to hospital.',
  againAtAnyAge:
    'Measure again after 15 minutes. Still below 70 mg/dL: the same amount again. At 70 or more: eat.',
  drowsy: 'If drowsy or unconscious: nothing by mouth, call 108.',
  feed: 'Feed the baby now: breast milk, expressed milk or the usual feed.',
  babyToHospital: 'Take the baby to hospital now, skin to skin and warm. 108 and 102 bring an ambulance.',
  babyDrowsy: 'Too drowsy to feed, or fits: nothing by mouth, call 108.',
  callDoctor: 'Tell the doctor on duty now, even if the sugar rises.',
});
