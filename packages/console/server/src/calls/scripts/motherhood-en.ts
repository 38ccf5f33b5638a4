import type { CallScriptText, MotherhoodScripts } from './call-script.ts';
import { urgentSymptoms } from './warning-signs-en.ts';

type Steps = CallScriptText['steps'];

const opening: Steps = [
  {
    kind: 'say',
    text: 'Good day. I am calling from your care team of the mother and child programme. May I speak with the mother herself?',
  },
  {
    kind: 'ask',
    text: 'To be sure that I am speaking with the right person, would you tell me your full name and your year of birth?',
  },
  {
    kind: 'do',
    text: 'Compare both with the record. If they differ, or someone else answers, do not say what the call is about; ask when she can be reached.',
  },
  {
    kind: 'ask',
    text: 'I would like to ask how you are and write the answers into your record. It takes about ten minutes. Is that all right now, and can you speak freely?',
  },
];

const pregnancyDanger: Steps = [
  {
    kind: 'ask',
    text: 'Since we last spoke, or now: any bleeding, water leaking, or labour pains before 37 weeks?',
  },
  {
    kind: 'ask',
    text: 'A headache, above all a strong one, blurred sight, swelling of the face or hands, pain in the upper belly, vomiting again and again, or fits?',
  },
  {
    kind: 'ask',
    text: 'Fever, burning or pain on passing water, or less water than usual? Strong pain in the belly, chest pain, trouble breathing, fainting?',
  },
  { kind: 'ask', text: 'From the fifth month on: does the baby move as it usually does?' },
  {
    kind: 'do',
    text: 'If there is any danger sign, one alone: end the questions. Ask her to go to a hospital where babies are born now, with somebody; 108 or 102 brings an ambulance. The card on the screen says where a doctor today is enough. Tell the doctor on duty and answer the card.',
  },
];

const motherDanger: Steps = [
  {
    kind: 'ask',
    text: 'First you: is a pad soaked within an hour, do you pass large clots, or do you bleed heavily? Does the discharge smell foul?',
  },
  {
    kind: 'ask',
    text: 'A strong headache, blurred sight, swelling of the face or hands, pain in the upper belly, vomiting again and again, fits, or fainting?',
  },
  {
    kind: 'ask',
    text: 'Fever, strong pain in the belly, burning or pain on passing water, trouble breathing, chest pain, or pain and swelling in one calf?',
  },
  {
    kind: 'ask',
    text: 'How is the wound healing: has it opened, is it red or swollen, does it discharge, or is the pain getting worse?',
  },
  {
    kind: 'do',
    text: 'If yes: end the questions. Ask her to go to a hospital now, with somebody and with the baby; 108 or 102 brings an ambulance. The card on the screen says where a doctor today is enough. Tell the doctor on duty and answer the card.',
  },
];

const mood: Steps = [
  {
    kind: 'ask',
    text: 'Many mothers feel low after a birth. How is your mood, do you sleep when the baby sleeps, and who helps you?',
  },
  { kind: 'ask', text: 'I ask every mother this: have you thought of harming yourself or the baby?' },
  {
    kind: 'ask',
    text: 'Do you hear or see what others do not, or have strange beliefs, about the baby too? Are you very restless or confused, or do you not sleep and not miss it?',
  },
  { kind: 'do', text: 'Ask the next question only when she is alone and can speak freely.' },
  { kind: 'ask', text: 'Does anyone at home hurt you, threaten you or make you afraid?' },
  {
    kind: 'do',
    text: 'If she is low most of the time: offer the psychology call. If she thinks of harming herself or the baby, or has signs of a severe mental illness: stay on the line, have somebody come to her, tell the doctor on duty; Tele-MANAS is 14416. If somebody hurts her: the women’s helpline is 181; in danger call 112. Answer the card on the screen.',
  },
];

const infantDanger: Steps = [
  {
    kind: 'ask',
    text: 'Now the baby: does it drink well and wake for its feeds? Fits, fast breathing, a chest that draws in, or hard to wake?',
  },
  {
    kind: 'ask',
    text: 'Fever or a cold body: what does the thermometer show? How many breaths are there in a whole minute? Is the navel red or wet? Is there blood in the stool?',
  },
  {
    kind: 'ask',
    text: 'Is the skin or are the eyes yellow: since the first 24 hours, on palms or soles, or still after day 14?',
  },
  {
    kind: 'ask',
    text: 'Are the eyes or the soft spot sunken, are there hardly any wet nappies? Is the baby very thin, skin and bones?',
  },
  {
    kind: 'do',
    text: 'If the baby drinks badly or has any other danger sign: it must be seen at a hospital now. Keep it warm, skin to skin, on the way. With a red navel, and with yellow skin that is neither of the first day nor on palms or soles nor after day 14, a doctor sees it today. Tell the doctor on duty and answer the card on the screen.',
  },
];

/** The baby may have been born before any call that asks about the pregnancy. */
const perhapsBorn: Steps = [
  {
    kind: 'ask',
    text: 'Has the baby come already? If so: when and where, how, what did it weigh, and how are you both?',
  },
  {
    kind: 'do',
    text: 'If it is born: ask what follows of mother and child, and leave out the questions about the pregnancy. If it is not: go on with the pregnancy.',
  },
  ...motherDanger,
  ...mood,
  ...infantDanger,
  { kind: 'do', text: 'The questions that follow are for a woman who is still pregnant.' },
];

/** Callers never ask whether she lost the child; she tells them. */
const afterLoss: Steps = [
  {
    kind: 'do',
    text: 'If she tells of a miscarriage: say that you are sorry, and leave out every question about the baby. Ask only what follows.',
  },
  {
    kind: 'ask',
    text: 'Are you still bleeding? Do you have a fever, a discharge that smells foul, or pain in the belly? Has a doctor seen you since?',
  },
  {
    kind: 'do',
    text: 'If any of these is so, or no doctor has seen her: answer the card on the screen. With bleeding, fever, a foul discharge or pain she goes to a hospital now.',
  },
];

/** Read before any question about a child: a mother who lost hers must not be asked about feeding. */
const carefully: Steps = [
  {
    kind: 'do',
    text: 'Look at the record first. If the child was lost, do not ask about it: say that you are sorry, listen, ask how she is, and offer the psychology call.',
  },
];

const readings: Steps = [
  {
    kind: 'ask',
    text: 'What was your blood pressure when it was measured last, both numbers, and when was it? What did you weigh last?',
  },
  {
    kind: 'ask',
    text: 'Do you have a thermometer or a finger clip? What are your temperature, your oxygen and your pulse?',
  },
  {
    kind: 'do',
    text: 'Read each number back before you enter it. Enter the unit the device or the card shows; do not convert it.',
  },
];

const tablets: Steps = [
  {
    kind: 'ask',
    text: 'Please take your tablets in your hand: which are they, and how many of each do you take? Iron and folic acid, calcium: on how many of the last seven days did you miss them, and why?',
  },
];

const closing: Steps = [
  { kind: 'ask', text: 'Is there anything else that worries you, or that I should pass on to your doctor?' },
  { kind: 'do', text: 'Repeat in one or two sentences what you agreed on, and who does what by when.' },
  { kind: 'ask', text: 'When would the next call suit you?' },
  {
    kind: 'say',
    text: 'Thank you for your time. If any of the danger signs comes, do not wait for our call: go to the hospital, by day or by night. Take care.',
  },
];

export const motherhoodEn: MotherhoodScripts = {
  first: {
    title: 'First call: motherhood',
    steps: [
      ...opening,
      ...perhapsBorn,
      ...pregnancyDanger,
      {
        kind: 'say',
        text: 'Congratulations. We will call you through your pregnancy and after the birth, and you can call us too.',
      },
      {
        kind: 'ask',
        text: 'What was the first day of your last period? Has a scan or a doctor given you a due date?',
      },
      {
        kind: 'ask',
        text: 'How many times were you pregnant before, and how did it go each time? You do not have to tell more than you want to.',
      },
      {
        kind: 'ask',
        text: 'Do you have, or did you have, high blood pressure, diabetes, thyroid trouble, heart or kidney disease, fits, asthma or anaemia?',
      },
      { kind: 'ask', text: 'How tall are you, and what did you weigh before the pregnancy?' },
      ...readings,
      {
        kind: 'ask',
        text: 'Please have your card at hand: which tests were done, hemoglobin, blood count with platelets, urine with protein and sugar, HIV, syphilis, hepatitis B, a scan, and what do they say?',
      },
      {
        kind: 'do',
        text: 'Never read out an HIV, syphilis or hepatitis B result when someone else can hear it.',
      },
      {
        kind: 'ask',
        text: 'How many check-ups did you have, when is the next one, and were you given the Td injections?',
      },
      ...tablets,
      { kind: 'ask', text: 'What do you usually eat, how do you sleep, and how much do you walk?' },
      { kind: 'ask', text: 'Is there help at home, and who would take you to the hospital at night?' },
      ...closing,
    ],
  },
  diet: {
    title: 'Diet call: motherhood',
    steps: [
      ...opening,
      ...perhapsBorn,
      ...pregnancyDanger,
      { kind: 'ask', text: 'What did you weigh before the pregnancy, and what do you weigh now?' },
      { kind: 'ask', text: 'What was your hemoglobin last, and when was it measured?' },
      { kind: 'ask', text: 'What did you eat and drink yesterday, from the morning to the night?' },
      {
        kind: 'ask',
        text: 'Do you eat meat, fish or eggs? Pulses, milk or curd, green leaves and fruit: on how many days a week?',
      },
      {
        kind: 'ask',
        text: 'Is there any food that you cannot tolerate, are allergic to, or avoid for another reason?',
      },
      {
        kind: 'ask',
        text: 'Are you sick or do you vomit, do you have heartburn or hard stools? Do you keep food and water down?',
      },
      {
        kind: 'do',
        text: 'If she has kept nothing down for a day, or hardly passes water: a doctor sees her today.',
      },
      ...tablets,
      {
        kind: 'say',
        text: 'Take the iron tablet after a meal, with lemon or fruit, and not together with tea, coffee, milk or calcium.',
      },
      { kind: 'ask', text: 'On how many days do you walk, and for how long?' },
      ...closing,
    ],
  },
  'infant-diet': {
    title: 'Infant diet call: motherhood',
    steps: [
      ...carefully,
      ...opening,
      ...infantDanger,
      { kind: 'ask', text: 'How old is the baby today, in months and days?' },
      {
        kind: 'ask',
        text: 'What did the baby weigh at birth? What did it weigh last, when was that, and on which scale? How long is it?',
      },
      {
        kind: 'do',
        text: 'Read each number back, grams or kilograms. These are the baby’s numbers; they never go into the mother’s record.',
      },
      {
        kind: 'ask',
        text: 'What does the baby drink and eat: breast milk only, other milk, or food as well? How often in a day and a night?',
      },
      {
        kind: 'say',
        text: 'For the first six months breast milk is all a baby needs, not even water. From six months on it needs soft, thick food as well, and breast milk goes on.',
      },
      { kind: 'ask', text: 'When did a doctor see the baby last, and what for?' },
      { kind: 'do', text: 'Say which diet plan will be sent, how and when, and enter it.' },
      ...closing,
    ],
  },
  adhoc: {
    title: 'Ad-hoc call: motherhood',
    steps: [
      ...carefully,
      ...opening,
      ...perhapsBorn,
      ...pregnancyDanger,
      { kind: 'ask', text: 'What has changed since we last spoke, or what would you like to ask?' },
      ...readings,
      {
        kind: 'ask',
        text: 'Are you very thirsty, do you pass water often, are you very tired? Was your sugar tested, fasting, after a meal, or one or two hours after a glucose drink, and what was it?',
      },
      { kind: 'ask', text: 'What was your hemoglobin last, and when was it measured?' },
      { kind: 'ask', text: 'Have you had a scan since? What did the doctor say?' },
      ...afterLoss,
      ...tablets,
      { kind: 'ask', text: 'How do you sleep, and how do you move through the day?' },
      ...closing,
    ],
  },
  last: {
    title: 'Last call before the birth: motherhood',
    steps: [
      ...carefully,
      ...opening,
      ...perhapsBorn,
      ...pregnancyDanger,
      ...readings,
      {
        kind: 'ask',
        text: 'How many check-ups have you had, when was the last one, and what did the last scan say?',
      },
      {
        kind: 'ask',
        text: 'Where will you give birth, who comes with you, how do you get there by night, and is the bag with the card and papers packed?',
      },
      {
        kind: 'say',
        text: 'Go to the hospital when the pains come regularly, when water leaks, when there is bleeding, or when the baby moves less.',
      },
      {
        kind: 'say',
        text: 'Put the baby to the breast within the first hour; the first yellow milk protects it. It needs nothing else, no honey and no water.',
      },
      {
        kind: 'say',
        text: 'At birth the baby gets its first vaccinations: BCG, polio and hepatitis B. Keep the card.',
      },
      ...closing,
    ],
  },
  'post-natal': {
    title: 'Post-natal call: motherhood',
    steps: [
      ...carefully,
      ...opening,
      ...motherDanger,
      ...infantDanger,
      {
        kind: 'ask',
        text: 'When was the birth, where and how? What did the baby weigh, and did it cry at once?',
      },
      {
        kind: 'ask',
        text: 'How often does the baby drink in a day and a night, and how many wet nappies are there? Is anything else given?',
      },
      { kind: 'ask', text: 'Do your breasts or nipples hurt? Is one of them red, hot or hard?' },
      { kind: 'ask', text: 'Has the bleeding become less, and what colour is it?' },
      ...readings,
      { kind: 'ask', text: 'What was your hemoglobin last, and when was it measured?' },
      {
        kind: 'ask',
        text: 'What does the baby weigh now, and which vaccinations did it get? Is anything unclear about vaccinations or breastfeeding?',
      },
      { kind: 'do', text: 'Enter the baby’s weight with the baby. It never goes into the mother’s record.' },
      ...mood,
      { kind: 'ask', text: 'Has anyone talked with you about family planning? Would you like to?' },
      ...closing,
    ],
  },
  psychology: {
    title: 'Psychology call: motherhood',
    steps: [
      ...opening,
      {
        kind: 'do',
        text: 'Enter who is on the line. If she cannot speak freely, ask questions that yes and no answer, or agree on another time.',
      },
      {
        kind: 'say',
        text: 'What you tell me stays with your care team. Only if you or the child were in danger would I have to call someone to help.',
      },
      { kind: 'ask', text: 'How have you felt in the last two weeks? Take your time.' },
      { kind: 'ask', text: 'Do you enjoy what you used to enjoy? Do you worry a lot, and about what?' },
      { kind: 'ask', text: 'How do you sleep, even when no one wakes you? Do you manage the day?' },
      { kind: 'ask', text: 'Who is there for you? Does anyone hurt you, or make you afraid?' },
      {
        kind: 'ask',
        text: 'I ask every mother this: have you thought of harming yourself or the baby, or that it would be better not to live?',
      },
      {
        kind: 'do',
        text: 'If yes: stay on the line. Ask whether she is alone, whether she has a plan, and what is at hand. Have somebody come to her, tell the psychiatrist or the doctor on duty, call 112 in danger, give Tele-MANAS, 14416. Answer the card on the screen.',
      },
      {
        kind: 'say',
        text: 'Thank you for telling me. What you feel is common after a birth and in a pregnancy, it is nobody’s fault, and there is help.',
      },
      {
        kind: 'ask',
        text: 'What would help you most until we speak again? Shall I arrange a counsellor or a doctor?',
      },
      ...urgentSymptoms,
      ...closing,
    ],
  },
};
