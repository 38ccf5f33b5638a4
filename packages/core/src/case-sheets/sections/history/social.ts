import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, counted } from '../../fields.ts';

export const SOCIAL = caseSheet(
  'SOCIAL',
  {
    source:
      'NFHS-5 household questionnaire, IIPS 2019-21; WHO clinical handbook on intimate partner violence 2014 (safety at home)',
  },
  part(
    'home',
    ['Home', 'घर'],
    [
      choice('livesWith', ['Lives with', 'किसके साथ रहते हैं'], {
        FAMILY: ['Family', 'परिवार'],
        SPOUSE: ['Husband or wife alone', 'केवल पति या पत्नी'],
        ALONE: ['Alone', 'अकेले'],
        HOSTEL: ['Hostel or shared room', 'हॉस्टल या साझा कमरा'],
        INSTITUTION: ['Care home or institution', 'वृद्धाश्रम या संस्था'],
        HOMELESS: ['No fixed home', 'कोई पक्का ठिकाना नहीं'],
      }),
      counted('household', ['People in the household', 'घर में कितने लोग'], { min: 1, max: 50 }),
      choice('house', ['House', 'मकान'], {
        PUCCA: ['Pucca', 'पक्का'],
        SEMI_PUCCA: ['Semi-pucca', 'अधपक्का'],
        KACCHA: ['Kaccha', 'कच्चा'],
      }),
      choice('water', ['Drinking water', 'पीने का पानी'], {
        PIPED: ['Piped', 'नल'],
        HAND_PUMP: ['Hand pump or bore well', 'हैंडपंप या बोरवेल'],
        WELL: ['Open well', 'खुला कुआँ'],
        TANKER: ['Tanker', 'टैंकर'],
        BOTTLED: ['Bottled or filtered', 'बोतल या फ़िल्टर'],
        SURFACE: ['River, pond or canal', 'नदी, तालाब या नहर'],
      }),
      choice('toilet', ['Toilet', 'शौचालय'], {
        OWN: ['Own', 'अपना'],
        SHARED: ['Shared', 'साझा'],
        OPEN: ['None', 'नहीं है'],
      }),
      anyOf('fuel', ['Cooking fuel', 'खाना पकाने का ईंधन'], {
        LPG: ['LPG or biogas', 'एलपीजी या बायोगैस'],
        ELECTRICITY: ['Electricity', 'बिजली'],
        WOOD: ['Wood, dung or crop waste', 'लकड़ी, उपले या फ़सल का कचरा'],
        COAL: ['Coal', 'कोयला'],
        KEROSENE: ['Kerosene', 'मिट्टी का तेल'],
      }),
    ],
  ),
  part(
    'means',
    ['Means and help', 'साधन और सहारा'],
    [
      choice('education', ['Education', 'शिक्षा'], {
        NO_SCHOOL: ['No school', 'स्कूल नहीं गए'],
        PRIMARY: ['Up to class 5', 'कक्षा 5 तक'],
        MIDDLE: ['Up to class 8', 'कक्षा 8 तक'],
        SECONDARY: ['Up to class 12', 'कक्षा 12 तक'],
        GRADUATE: ['Graduate or more', 'स्नातक या अधिक'],
      }),
      choice('cover', ['Cost of care', 'इलाज का ख़र्च'], {
        PMJAY: ['Ayushman Bharat PM-JAY', 'आयुष्मान भारत पीएम-जेएवाई'],
        STATE_SCHEME: ['State scheme', 'राज्य योजना'],
        ESIC: ['ESIC or CGHS', 'ईएसआईसी या सीजीएचएस'],
        PRIVATE: ['Private insurance or employer', 'निजी बीमा या नियोक्ता'],
        OWN_MONEY: ['Own money', 'अपने पैसे से'],
      }),
      choice('carer', ['Help when ill', 'बीमारी में मदद'], {
        ALWAYS: ['Somebody at home', 'घर में कोई है'],
        SOMETIMES: ['Somebody at times', 'कभी-कभी कोई'],
        NOBODY: ['Nobody', 'कोई नहीं'],
      }),
      anyOf('barriers', ['Hard to reach care because of', 'इलाज तक पहुँचने में कठिनाई'], {
        DISTANCE: ['Distance', 'दूरी'],
        COST: ['Cost', 'ख़र्च'],
        WORK: ['Work or children', 'काम या बच्चे'],
        COMPANION: ['Nobody to come along', 'साथ चलने वाला कोई नहीं'],
        LANGUAGE: ['Language', 'भाषा'],
        DISABILITY: ['Disability', 'दिव्यांगता'],
        ...NONE,
      }),
      yesNoUnknown('ownPhone', ['Has a phone of their own', 'अपना फ़ोन है']),
      choice(
        'safeAtHome',
        ['Feels safe at home', 'घर में सुरक्षित महसूस करते हैं'],
        {
          YES: ['Yes', 'हाँ'],
          NO: ['No', 'नहीं'],
          NOT_ASKED: ['Not asked, not alone', 'नहीं पूछा, अकेले नहीं थे'],
        },
        { hint: ['Ask only in private', 'केवल अकेले में पूछें'] },
      ),
      note(),
    ],
  ),
);
