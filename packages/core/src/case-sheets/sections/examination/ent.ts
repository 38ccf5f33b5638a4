import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, SIDES, sign } from '../../choices.ts';
import { anyOf, asked, choice, counted, line, type Pair } from '../../fields.ts';

const drum = (key: string, label: Pair) =>
  choice(key, label, {
    NORMAL: ['Normal', 'सामान्य'],
    RED: ['Red or bulging', 'लाल या उभरा'],
    FLUID: ['Fluid behind it', 'पीछे तरल'],
    PERFORATED: ['Perforated', 'छेद'],
    RETRACTED: ['Retracted', 'अंदर खिंचा'],
    DISCHARGE: ['Discharge', 'स्राव'],
    WAX: ['Hidden by wax', 'मैल से ढका'],
    NOT_SEEN: ['Not examined', 'जाँच नहीं की'],
  });

const whisper = (key: string, label: Pair) =>
  choice(key, label, {
    HEARD: ['Whisper heard at arm’s length', 'एक हाथ दूर फुसफुसाहट सुनी'],
    NOT_HEARD: ['Whisper not heard', 'फुसफुसाहट नहीं सुनी'],
    NOT_TESTED: ['Not tested', 'जाँच नहीं की'],
  });

export const ENT = caseSheet(
  'ENT',
  {
    source:
      "Dhingra's Diseases of Ear, Nose and Throat, 7th edition; National Programme for Prevention and Control of Deafness",
  },
  part(
    'ear',
    ['Ear', 'कान'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        PAIN: ['Pain', 'दर्द'],
        DISCHARGE: ['Discharge', 'बहना'],
        HEARING: ['Hears less', 'कम सुनना'],
        RINGING: ['Ringing', 'आवाज़ आना'],
        GIDDINESS: ['Giddiness', 'चक्कर'],
        ITCH: ['Itch', 'खुजली'],
        ...NONE,
      }),
      asked(
        'ifEarSymptoms',
        { field: 'symptoms', is: ['PAIN', 'DISCHARGE', 'HEARING', 'RINGING', 'ITCH'] },
        choice('side', ['Side', 'किस ओर'], SIDES),
        line('since', ['Since', 'कब से'], { maxLength: 60 }),
      ),
      drum('drumRight', ['Eardrum, right', 'कान का परदा, दायाँ']),
      drum('drumLeft', ['Eardrum, left', 'कान का परदा, बायाँ']),
      whisper('hearingRight', ['Hearing, right', 'सुनना, दायाँ']),
      whisper('hearingLeft', ['Hearing, left', 'सुनना, बायाँ']),
      choice('weber', ['Weber test', 'वेबर परीक्षण'], {
        CENTRAL: ['Central', 'बीच में'],
        RIGHT: ['To the right', 'दाईं ओर'],
        LEFT: ['To the left', 'बाईं ओर'],
        NOT_TESTED: ['Not tested', 'जाँच नहीं की'],
      }),
    ],
  ),
  part(
    'nose',
    ['Nose', 'नाक'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        BLOCKED: ['Blocked', 'बंद'],
        RUNNING: ['Runs', 'बहना'],
        SNEEZING: ['Sneezing', 'छींकें'],
        BLEEDING: ['Bleeding', 'ख़ून'],
        SMELL: ['Smells less', 'कम गंध आना'],
        FACE_PAIN: ['Pain in the face', 'चेहरे में दर्द'],
        SNORING: ['Snoring', 'खर्राटे'],
        ...NONE,
      }),
      choice('septum', ['Septum', 'नाक का परदा'], {
        MIDLINE: ['Midline', 'बीच में'],
        RIGHT: ['To the right', 'दाईं ओर'],
        LEFT: ['To the left', 'बाईं ओर'],
        NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
      }),
      sign('polyp', ['Polyp or mass', 'पॉलिप या गाँठ']),
    ],
  ),
  part(
    'throat',
    ['Throat and neck', 'गला और गर्दन'],
    [
      anyOf('symptoms', ['Complaint', 'शिकायत'], {
        SORE: ['Sore', 'ख़राश'],
        SWALLOWING: ['Hard or painful to swallow', 'निगलने में कठिनाई या दर्द'],
        HOARSE: ['Hoarse', 'आवाज़ बैठना'],
        LUMP: ['Lump in the neck', 'गर्दन में गाँठ'],
        CHOKING: ['Chokes on food', 'खाना अटकना'],
        ...NONE,
      }),
      asked(
        'ifHoarse',
        { field: 'symptoms', is: ['HOARSE'] },
        counted('hoarseWeeks', ['Weeks hoarse', 'आवाज़ कितने हफ़्ते से बैठी'], { min: 0, max: 1000 }),
      ),
      choice('tonsils', ['Tonsils (Brodsky)', 'टॉन्सिल (ब्रोड्स्की)'], {
        0: ['0 Removed or not visible', '0 निकाले गए या दिखते नहीं'],
        1: ['1 Up to a quarter of the throat', '1 गले के चौथाई तक'],
        2: ['2 Up to half', '2 आधे तक'],
        3: ['3 Up to three quarters', '3 तीन चौथाई तक'],
        4: ['4 More than three quarters', '4 तीन चौथाई से ज़्यादा'],
      }),
      anyOf('pharynx', ['Pharynx', 'गले के अंदर'], {
        RED: ['Red', 'लाल'],
        PUS: ['Pus or exudate', 'मवाद'],
        MEMBRANE: ['Grey membrane', 'धूसर झिल्ली'],
        DRIP: ['Discharge from behind the nose', 'नाक के पीछे से स्राव'],
        BULGE: ['Bulge on one side', 'एक ओर उभार'],
        ...NONE,
      }),
      note(),
    ],
  ),
);
