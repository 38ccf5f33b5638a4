import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, YES_NO_UNKNOWN } from '../../choices.ts';
import { anyOf, choice, date } from '../../fields.ts';
import { mayBeFemale } from '../../section.ts';

const NOT_DONE = { NOT_DONE: ['Not done', 'नहीं की'] } as const;

/** Screening for cervical cancer: visual inspection, HPV test or smear. */
export const CERVICAL = caseSheet(
  'CERVICAL',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (VIA); WHO guideline for cervical screening, 2nd edition 2021; Bethesda System 2014',
    asksOf: mayBeFemale,
  },
  part(
    'history',
    ['History', 'इतिहास'],
    [
      choice('lastScreened', ['Screened before', 'पहले जाँच हुई'], {
        NEVER: ['Never', 'कभी नहीं'],
        WITHIN_5: ['Within 5 years', '5 साल के अंदर'],
        BEFORE_5: ['More than 5 years ago', '5 साल से पहले'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      choice('vaccinated', ['HPV vaccine', 'एचपीवी टीका'], YES_NO_UNKNOWN),
      choice('pregnant', ['Pregnant now', 'अब गर्भवती'], YES_NO_UNKNOWN),
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        DISCHARGE: ['Foul or bloody discharge', 'बदबूदार या ख़ून वाला स्राव'],
        AFTER_SEX: ['Bleeding after intercourse', 'संभोग के बाद ख़ून'],
        BETWEEN: ['Bleeding between periods', 'माहवारी के बीच ख़ून'],
        AFTER_MENOPAUSE: ['Bleeding after menopause', 'रजोनिवृत्ति के बाद ख़ून'],
        PAIN: ['Pain in the lower belly', 'पेड़ू में दर्द'],
        ...NONE,
      }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      date('examinedOn', ['Examined on', 'जाँच कब हुई']),
      choice('consented', ['Agreed, with a woman present', 'सहमति, महिला की मौजूदगी में'], {
        YES: ['Yes', 'हाँ'],
        DECLINED: ['Declined', 'मना किया'],
      }),
      anyOf('cervix', ['Cervix', 'गर्भाशय ग्रीवा'], {
        HEALTHY: ['Healthy', 'स्वस्थ'],
        ECTROPION: ['Ectropion', 'एक्ट्रोपियन'],
        INFLAMED: ['Inflamed or pus', 'सूजन या मवाद'],
        POLYP: ['Polyp', 'पॉलिप'],
        BLEEDS: ['Bleeds on touch', 'छूने पर ख़ून'],
        GROWTH: ['Growth or ulcer', 'गाँठ या घाव'],
        NOT_SEEN: ['Not seen', 'नहीं दिखी'],
      }),
      choice('junction', ['Squamocolumnar junction', 'स्क्वेमोकॉलमनर जंक्शन'], {
        SEEN: ['Fully seen', 'पूरा दिखा'],
        PARTLY: ['Partly seen', 'कुछ दिखा'],
        NOT_SEEN: ['Not seen', 'नहीं दिखा'],
      }),
      choice('via', ['VIA', 'वीआईए'], {
        NEGATIVE: ['Negative', 'नेगेटिव'],
        POSITIVE: ['Positive', 'पॉज़िटिव'],
        SUSPICIOUS: ['Suspicious of cancer', 'कैंसर का संदेह'],
        ...NOT_DONE,
      }),
      choice('hpv', ['HPV test', 'एचपीवी जाँच'], {
        NEGATIVE: ['Negative', 'नेगेटिव'],
        POSITIVE_16_18: ['Positive, type 16 or 18', 'पॉज़िटिव, टाइप 16 या 18'],
        POSITIVE: ['Positive, other type', 'पॉज़िटिव, अन्य टाइप'],
        INVALID: ['Not valid', 'मान्य नहीं'],
        ...NOT_DONE,
      }),
      choice('smear', ['Smear (Bethesda)', 'पैप स्मीयर (बेथेस्डा)'], {
        NILM: ['NILM', 'NILM'],
        ASC_US: ['ASC-US', 'ASC-US'],
        LSIL: ['LSIL', 'LSIL'],
        ASC_H: ['ASC-H', 'ASC-H'],
        HSIL: ['HSIL', 'HSIL'],
        AGC: ['AGC', 'AGC'],
        CANCER: ['Cancer', 'कैंसर'],
        UNSATISFACTORY: ['Unsatisfactory', 'नमूना ठीक नहीं'],
        ...NOT_DONE,
      }),
      choice('next', ['Next', 'आगे'], {
        RESCREEN: ['Screen again in 5 years', '5 साल में फिर जाँच'],
        TREAT: ['Treat here', 'यहीं इलाज'],
        COLPOSCOPY: ['Refer for colposcopy', 'कॉल्पोस्कोपी के लिए रेफ़र'],
        CANCER_CENTRE: ['Refer to a cancer centre', 'कैंसर केंद्र रेफ़र'],
      }),
      note(),
    ],
  ),
);
