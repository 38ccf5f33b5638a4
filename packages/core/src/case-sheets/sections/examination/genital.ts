import { caseSheet, part } from '../../case-sheet.ts';
import { examined, NONE, note, SIDES } from '../../choices.ts';
import { anyOf, asked, choice, line, when } from '../../fields.ts';

/** Syndromes of sexually transmitted and reproductive tract infections, and the examination. */
export const GENITAL = caseSheet(
  'GENITAL',
  {
    source:
      'National guidelines on prevention, management and control of reproductive tract and sexually transmitted infections, NACO 2014',
  },
  part(
    'history',
    ['History', 'इतिहास'],
    [
      anyOf(
        'symptoms',
        ['Complaint', 'शिकायत'],
        {
          DISCHARGE: ['Discharge', 'स्राव'],
          ULCER: ['Ulcer or sore', 'घाव'],
          ITCH: ['Itch', 'खुजली'],
          GROWTH: ['Warts or growth', 'मस्से या गाँठ'],
          BURNING: ['Burning urine', 'पेशाब में जलन'],
          PAIN: ['Pain in the lower belly', 'पेड़ू में दर्द'],
          SCROTUM: ['Swelling or pain of the scrotum', 'अंडकोष में सूजन या दर्द'],
          GROIN: ['Swelling in the groin', 'जाँघ के जोड़ में सूजन'],
          PROLAPSE: ['Something comes down', 'नीचे कुछ आना'],
          ...NONE,
        },
        { hint: ['Ask only in private', 'केवल अकेले में पूछें'] },
      ),
      asked(
        'ifDischarge',
        when('symptoms', 'DISCHARGE'),
        choice('discharge', ['The discharge is', 'स्राव'], {
          THIN: ['Thin and grey', 'पतला और धूसर'],
          CURDY: ['White and curdy', 'सफ़ेद दही जैसा'],
          FROTHY: ['Yellow, green or frothy', 'पीला, हरा या झागदार'],
          PUS: ['Pus', 'मवाद'],
          BLOODY: ['Bloody', 'ख़ून वाला'],
        }),
      ),
      asked(
        'ifUlcer',
        when('symptoms', 'ULCER'),
        choice('ulcer', ['The ulcers are', 'घाव'], {
          ONE_PAINLESS: ['One, painless', 'एक, बिना दर्द'],
          ONE_PAINFUL: ['One, painful', 'एक, दर्द वाला'],
          MANY_BLISTERS: ['Many, began as blisters', 'कई, छालों से शुरू'],
          MANY_PAINLESS: ['Many, painless', 'कई, बिना दर्द'],
        }),
      ),
      line('since', ['Since', 'कब से'], { maxLength: 60 }),
      choice('partner', ['Partner has it too', 'साथी को भी है'], {
        YES: ['Yes', 'हाँ'],
        NO: ['No', 'नहीं'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      choice('consented', ['Agreed, with a chaperone', 'सहमति, सहायक की मौजूदगी में'], {
        YES: ['Yes', 'हाँ'],
        NO_CHAPERONE: ['Yes, wanted no chaperone', 'हाँ, सहायक नहीं चाहिए था'],
        DECLINED: ['Declined', 'मना किया'],
      }),
      asked(
        'ifConsented',
        when('consented', 'YES', 'NO_CHAPERONE'),
        ...examined('external', ['External genitalia', 'बाहरी जननांग']),
        ...examined('internal', ['Internal examination', 'अंदर की जाँच']),
        choice('testes', ['Testes', 'अंडकोष'], {
          NORMAL: ['Normal', 'सामान्य'],
          UNDESCENDED: ['Undescended', 'नीचे नहीं उतरा'],
          SWOLLEN: ['Swollen or tender', 'सूजन या दर्द'],
          HARD: ['Hard lump', 'सख़्त गाँठ'],
          NOT_APPLICABLE: ['Does not apply', 'लागू नहीं'],
        }),
        choice('groinNodes', ['Nodes in the groin', 'जाँघ के जोड़ की गिल्टियाँ'], {
          ABSENT: ['None', 'नहीं'],
          ...SIDES,
        }),
      ),
      anyOf('offered', ['Offered', 'पेशकश की'], {
        HIV: ['HIV test', 'एचआईवी जाँच'],
        SYPHILIS: ['Syphilis test', 'सिफ़लिस जाँच'],
        HEPATITIS: ['Hepatitis B and C test', 'हेपेटाइटिस बी और सी जाँच'],
        PARTNER: ['Treatment of the partner', 'साथी का इलाज'],
        CONDOMS: ['Condoms', 'कंडोम'],
        ...NONE,
      }),
      note(),
    ],
  ),
);
