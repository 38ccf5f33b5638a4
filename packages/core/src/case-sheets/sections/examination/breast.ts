import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note, SIDES } from '../../choices.ts';
import { anyOf, choice, counted, date, line } from '../../fields.ts';

/** Clinical examination, also for men, whose lumps are rarer and found later. */
export const BREAST = caseSheet(
  'BREAST',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (clinical breast examination); NCCN breast cancer screening and diagnosis 2023',
  },
  part(
    'history',
    ['History', 'इतिहास'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        LUMP: ['Lump', 'गाँठ'],
        PAIN: ['Pain', 'दर्द'],
        DISCHARGE: ['Discharge from the nipple', 'निप्पल से स्राव'],
        SKIN: ['Change of skin or shape', 'त्वचा या आकार में बदलाव'],
        NIPPLE: ['Nipple drawn in or sore', 'निप्पल अंदर खिंचा या घाव'],
        ARMPIT: ['Lump in the armpit', 'बगल में गाँठ'],
        ...NONE,
      }),
      choice('breastfeeding', ['Breastfeeding now', 'अब स्तनपान'], {
        YES: ['Yes', 'हाँ'],
        NO: ['No', 'नहीं'],
        NOT_APPLICABLE: ['Does not apply', 'लागू नहीं'],
      }),
      date('lastImaging', ['Last mammography or ultrasound', 'पिछली मैमोग्राफ़ी या अल्ट्रासाउंड']),
      line('imagingFound', ['What it showed', 'उसमें क्या मिला']),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      choice('skin', ['Skin', 'त्वचा'], {
        NORMAL: ['Normal', 'सामान्य'],
        DIMPLE: ['Dimpled or puckered', 'गड्ढा या सिकुड़न'],
        ORANGE_PEEL: ['Like orange peel', 'संतरे के छिलके जैसी'],
        RED: ['Red or warm', 'लाल या गर्म'],
        ULCER: ['Ulcer', 'घाव'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('nipple', ['Nipples', 'निप्पल'], {
        NORMAL: ['Normal', 'सामान्य'],
        RETRACTED: ['Newly drawn in', 'नया अंदर खिंचा'],
        ECZEMA: ['Scaly or sore', 'पपड़ी या घाव'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('discharge', ['Discharge', 'स्राव'], {
        ABSENT: ['None', 'नहीं'],
        MILKY: ['Milky', 'दूधिया'],
        CLEAR: ['Clear', 'साफ़'],
        BLOODY: ['Bloody', 'ख़ून वाला'],
        PUS: ['Pus', 'मवाद'],
      }),
      choice('armpit', ['Nodes in the armpit', 'बगल की गिल्टियाँ'], {
        ABSENT: ['None', 'नहीं'],
        ...SIDES,
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('result', ['Result', 'परिणाम'], {
        NORMAL: ['Normal', 'सामान्य'],
        BENIGN: ['Looks benign, to be watched', 'साधारण लगता है, नज़र रखें'],
        SUSPICIOUS: ['Suspicious, refer', 'संदेह, रेफ़र करें'],
      }),
      note(),
    ],
    {
      group: rows(
        'lumps',
        ['Lump', 'गाँठ'],
        10,
        choice('side', ['Side', 'किस ओर'], { RIGHT: SIDES.RIGHT, LEFT: SIDES.LEFT }, { required: true }),
        choice('quadrant', ['Where', 'कहाँ'], {
          UPPER_OUTER: ['Upper outer', 'ऊपर बाहर'],
          UPPER_INNER: ['Upper inner', 'ऊपर अंदर'],
          LOWER_OUTER: ['Lower outer', 'नीचे बाहर'],
          LOWER_INNER: ['Lower inner', 'नीचे अंदर'],
          CENTRAL: ['Behind the nipple', 'निप्पल के पीछे'],
          ARMPIT: ['Towards the armpit', 'बगल की ओर'],
        }),
        counted('size', ['Widest', 'सबसे चौड़ी'], { min: 1, max: 300 }, { unit: 'mm' }),
        choice('consistency', ['Feels', 'छूने पर'], {
          SOFT: ['Soft', 'नरम'],
          FIRM: ['Firm', 'ठोस'],
          HARD: ['Hard', 'सख़्त'],
          CYSTIC: ['Like a cyst', 'पानी की थैली जैसी'],
        }),
        choice('mobility', ['Moves', 'हिलती है'], {
          FREE: ['Freely', 'आसानी से'],
          TETHERED: ['Fixed to the skin', 'त्वचा से जुड़ी'],
          FIXED: ['Fixed to the chest wall', 'सीने से जुड़ी'],
        }),
        line('since', ['Since', 'कब से'], { maxLength: 40 }),
      ),
    },
  ),
);
