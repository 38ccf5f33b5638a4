import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, choice, counted } from '../../fields.ts';

const FINGER = { min: 0, max: 30 };
const inCentimetres = { unit: 'cm', decimals: 1 };

export const GASTROINTESTINAL = caseSheet(
  'GASTROINTESTINAL',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 12; Indian Society of Gastroenterology consensus (alarm features)",
  },
  part(
    'history',
    ['History', 'इतिहास'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        PAIN: ['Pain', 'दर्द'],
        HEARTBURN: ['Heartburn', 'सीने में जलन'],
        NAUSEA: ['Nausea or vomiting', 'मतली या उल्टी'],
        BLOATING: ['Bloating', 'पेट फूलना'],
        DIARRHOEA: ['Loose stools', 'दस्त'],
        CONSTIPATION: ['Constipation', 'कब्ज़'],
        WORMS: ['Worms passed', 'कीड़े निकलना'],
        ANAL: ['Pain or lump at the anus', 'मलद्वार पर दर्द या गाँठ'],
        ...NONE,
      }),
      anyOf('alarm', ['Alarm signs', 'चेतावनी के लक्षण'], {
        SWALLOWING: ['Food sticks', 'खाना अटकना'],
        WEIGHT_LOSS: ['Weight loss', 'वज़न घटना'],
        BLOOD_VOMITED: ['Blood vomited', 'ख़ून की उल्टी'],
        BLACK_STOOL: ['Black stool', 'काला मल'],
        BLOOD_IN_STOOL: ['Blood in the stool', 'मल में ख़ून'],
        JAUNDICE: ['Jaundice', 'पीलिया'],
        VOMITING: ['Vomits everything', 'सब कुछ उल्टी'],
        ANAEMIA: ['Anaemia', 'ख़ून की कमी'],
        ...NONE,
      }),
      counted('stools', ['Stools a day', 'दिन में कितनी बार शौच'], { min: 0, max: 60 }),
    ],
  ),
  part(
    'abdomen',
    ['Abdomen', 'पेट'],
    [
      choice('shape', ['Shape', 'आकार'], {
        FLAT: ['Flat', 'समतल'],
        DISTENDED: ['Distended', 'फूला हुआ'],
        SUNKEN: ['Sunken', 'धँसा हुआ'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      sign('tenderness', ['Tenderness', 'दबाने पर दर्द']),
      ifPresent(
        'tenderness',
        anyOf('tenderWhere', ['Where', 'कहाँ'], {
          RIGHT_UPPER: ['Right upper', 'ऊपर दाएँ'],
          EPIGASTRIC: ['Upper middle', 'ऊपर बीच में'],
          LEFT_UPPER: ['Left upper', 'ऊपर बाएँ'],
          RIGHT_LOIN: ['Right loin', 'दाईं कमर'],
          UMBILICAL: ['Around the navel', 'नाभि के पास'],
          LEFT_LOIN: ['Left loin', 'बाईं कमर'],
          RIGHT_LOWER: ['Right lower', 'नीचे दाएँ'],
          SUPRAPUBIC: ['Lower middle', 'नीचे बीच में'],
          LEFT_LOWER: ['Left lower', 'नीचे बाएँ'],
          EVERYWHERE: ['Everywhere', 'पूरे पेट में'],
        }),
        sign('guarding', ['Guarding or rebound', 'पेट कड़ा या छोड़ने पर दर्द']),
      ),
      counted('liver', ['Liver below the ribs', 'लिवर पसली के नीचे'], FINGER, inCentimetres),
      counted('spleen', ['Spleen below the ribs', 'तिल्ली पसली के नीचे'], FINGER, inCentimetres),
      sign('mass', ['Mass', 'गाँठ']),
      choice('fluid', ['Free fluid', 'पेट में पानी'], {
        ABSENT: ['Absent', 'नहीं है'],
        SHIFTING: ['Shifting dullness', 'करवट से बदलती मंद ध्वनि'],
        THRILL: ['Fluid thrill', 'तरल की लहर'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      choice('bowelSounds', ['Bowel sounds', 'आँत की आवाज़'], {
        NORMAL: ['Normal', 'सामान्य'],
        INCREASED: ['Increased', 'ज़्यादा'],
        ABSENT: ['Absent', 'नहीं है'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      anyOf('hernia', ['Hernia', 'हर्निया'], {
        INGUINAL: ['Inguinal', 'जाँघ के जोड़ में'],
        UMBILICAL: ['Umbilical', 'नाभि में'],
        INCISIONAL: ['At a scar', 'टाँके की जगह'],
        ...NONE,
      }),
      anyOf('rectal', ['Rectal examination', 'मलाशय की जाँच'], {
        NORMAL: ['Normal', 'सामान्य'],
        PILES: ['Piles', 'बवासीर'],
        FISSURE: ['Fissure', 'फ़िशर'],
        FISTULA: ['Fistula or abscess', 'फ़िस्टुला या मवाद'],
        MASS: ['Mass', 'गाँठ'],
        BLOOD: ['Blood on the glove', 'दस्ताने पर ख़ून'],
        NOT_DONE: ['Not done', 'नहीं की'],
      }),
      note(),
    ],
  ),
);
