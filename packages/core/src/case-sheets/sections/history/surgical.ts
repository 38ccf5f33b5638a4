import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, ifYes, NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, line } from '../../fields.ts';

export const SURGICAL = caseSheet(
  'SURGICAL',
  {
    source:
      "ASA practice advisory for preanesthesia evaluation 2012; Bailey & Love's Short Practice of Surgery, 27th edition",
  },
  part(
    'before',
    ['Operations and anaesthesia', 'ऑपरेशन और बेहोशी की दवा'],
    [
      yesNoUnknown('operated', ['Ever had an operation', 'कभी ऑपरेशन हुआ']),
      yesNoUnknown('anaestheticProblem', [
        'Trouble with an anaesthetic, own or in the family',
        'बेहोशी की दवा से परेशानी, ख़ुद या परिवार में',
      ]),
      ifYes('anaestheticProblem', line('anaestheticProblemWhich', ['Which trouble', 'कौन सी परेशानी'])),
      yesNoUnknown('bleeds', [
        'Bleeds long after a cut, a tooth or a birth',
        'कटने, दाँत निकलवाने या प्रसव के बाद देर तक ख़ून बहना',
      ]),
      anyOf('carries', ['Carries in the body', 'शरीर में लगा है'], {
        PACEMAKER: ['Pacemaker or defibrillator', 'पेसमेकर या डिफ़िब्रिलेटर'],
        STENT: ['Stent', 'स्टेंट'],
        VALVE: ['Heart valve', 'हृदय का वाल्व'],
        JOINT: ['Joint, plate or rod', 'जोड़, प्लेट या रॉड'],
        LENS: ['Eye lens', 'आँख का लेंस'],
        SHUNT: ['Shunt or port', 'शंट या पोर्ट'],
        OTHER: ['Other', 'अन्य'],
        ...NONE,
      }),
      note(),
    ],
  ),
  part('operations', ['Each operation', 'हर ऑपरेशन'], [], {
    when: { section: 'before', field: 'operated', is: ['YES'] },
    group: rows(
      'operations',
      ['Operation', 'ऑपरेशन'],
      20,
      line('operation', ['Operation', 'ऑपरेशन'], { required: true }),
      line('when', ['Year or date', 'वर्ष या तारीख'], { maxLength: 40 }),
      line('where', ['Hospital', 'अस्पताल']),
      line('reason', ['For', 'किसलिए']),
      choice('anaesthesia', ['Anaesthesia', 'बेहोशी'], {
        GENERAL: ['General', 'पूरी बेहोशी'],
        SPINAL: ['Spinal or epidural', 'रीढ़ में'],
        LOCAL: ['Local or block', 'सिर्फ़ उस जगह'],
        SEDATION: ['Sedation', 'नींद की दवा'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      anyOf('complications', ['Complications', 'जटिलताएँ'], {
        BLEEDING: ['Bleeding', 'रक्तस्राव'],
        INFECTION: ['Infection', 'संक्रमण'],
        CLOT: ['Clot in leg or lung', 'पैर या फेफड़े में थक्का'],
        ANAESTHETIC: ['Of the anaesthetic', 'बेहोशी की दवा से'],
        REOPERATION: ['Operated again', 'दोबारा ऑपरेशन'],
        OTHER: ['Other', 'अन्य'],
        ...NONE,
      }),
      following('complications', 'OTHER', line('otherComplication', ['Which', 'कौन सी'])),
    ),
  }),
);
