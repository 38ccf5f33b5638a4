import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, choice, line } from '../../fields.ts';

/** Medicines that the patient reports. Our own prescriptions are separate. */
export const DRUG = caseSheet(
  'DRUG',
  {
    source:
      'WHO High 5s: medication reconciliation 2014; Pharmacovigilance Programme of India, suspected adverse drug reaction form 1.4',
  },
  part(
    'taking',
    ['Medicines taken', 'ली जाने वाली दवाएँ'],
    [
      choice('takes', ['Takes medicines', 'दवाएँ लेते हैं'], {
        YES: ['Yes, listed below', 'हाँ, नीचे लिखी हैं'],
        NO: ['No', 'नहीं'],
        UNKNOWN: ['Does not know which', 'कौन सी, पता नहीं'],
      }),
      anyOf('withoutPrescription', ['Taken without a prescription', 'बिना पर्चे के ली जाती हैं'], {
        PAINKILLERS: ['Painkillers', 'दर्द की दवा'],
        ANTACIDS: ['Antacids', 'एसिडिटी की दवा'],
        ANTIBIOTICS: ['Antibiotics', 'एंटीबायोटिक'],
        STEROIDS: ['Steroids or injections of unknown content', 'स्टेरॉयड या अनजान इंजेक्शन'],
        SLEEP: ['Sleeping tablets', 'नींद की गोली'],
        AYURVEDA: ['Ayurveda, Unani or Siddha', 'आयुर्वेदिक, यूनानी या सिद्ध'],
        HOMEOPATHY: ['Homeopathy', 'होम्योपैथी'],
        HERBAL: ['Home or herbal remedies', 'घरेलू या जड़ी-बूटी'],
        ...NONE,
      }),
      choice('missed', ['Doses missed in the last week', 'पिछले हफ़्ते छूटी ख़ुराकें'], {
        NEVER: ['None', 'एक भी नहीं'],
        FEW: ['One or two', 'एक या दो'],
        MANY: ['Three or more', 'तीन या ज़्यादा'],
        UNKNOWN: ['Not known', 'पता नहीं'],
      }),
      anyOf('missedWhy', ['Why doses are missed', 'ख़ुराक क्यों छूटती है'], {
        FORGETS: ['Forgets', 'भूल जाते हैं'],
        COST: ['Cost', 'ख़र्च'],
        SIDE_EFFECTS: ['Side effects', 'दुष्प्रभाव'],
        FEELS_WELL: ['Feels well without', 'बिना दवा ठीक लगता है'],
        NOT_TO_BE_HAD: ['Could not get it', 'दवा नहीं मिली'],
        TOO_MANY: ['Too many medicines', 'बहुत सारी दवाएँ'],
      }),
      note(),
    ],
  ),
  part('medicines', ['Each medicine', 'हर दवा'], [], {
    when: { section: 'taking', field: 'takes', is: ['YES'] },
    group: rows(
      'medicines',
      ['Medicine', 'दवा'],
      40,
      line('name', ['Name on the pack', 'पैक पर लिखा नाम'], { required: true }),
      line('dose', ['Strength and amount', 'मात्रा'], {
        maxLength: 60,
        hint: ['Such as 500 mg, one tablet', 'जैसे 500 मि.ग्रा., एक गोली'],
      }),
      choice('frequency', ['How often', 'कितनी बार'], {
        OD: ['Once a day', 'दिन में एक बार'],
        BD: ['Twice a day', 'दिन में दो बार'],
        TDS: ['Three times a day', 'दिन में तीन बार'],
        QID: ['Four times a day', 'दिन में चार बार'],
        HS: ['At bedtime', 'सोते समय'],
        WEEKLY: ['Once a week', 'हफ़्ते में एक बार'],
        SOS: ['When needed', 'ज़रूरत पड़ने पर'],
        OTHER: ['Otherwise', 'किसी और तरह'],
      }),
      line('reason', ['For', 'किसलिए']),
      line('since', ['Since', 'कब से'], { maxLength: 40 }),
      choice('taken', ['Taken', 'कैसे लेते हैं'], {
        REGULARLY: ['Regularly', 'नियमित'],
        SOMETIMES: ['Not regularly', 'अनियमित'],
        STOPPED: ['Stopped', 'बंद कर दी'],
      }),
      choice('from', ['Given by', 'किसने दी'], {
        DOCTOR: ['A doctor', 'डॉक्टर'],
        CHEMIST: ['A chemist', 'दवा विक्रेता'],
        HEALTH_WORKER: ['A health worker', 'स्वास्थ्य कार्यकर्ता'],
        SELF: ['Own choice, family or friends', 'ख़ुद, परिवार या दोस्त'],
      }),
      line('sideEffect', ['Side effect', 'दुष्प्रभाव']),
    ),
  }),
);
