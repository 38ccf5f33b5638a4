import { defineMessages } from '../../messages/index.ts';

export const patientHeaderMessages = defineMessages({
  en: {
    region: 'Patient',
    loading: 'Loading the patient',
    programmes: 'Programmes',
    languages: 'Languages',
    enrolledSince: '{programme} since {date}',
    none: 'none recorded',
    deceased: 'Deceased',
    callsStopped: 'Calls stopped: {reason}',
  },
  hi: {
    region: 'मरीज़',
    loading: 'मरीज़ की जानकारी लोड हो रही है',
    programmes: 'कार्यक्रम',
    languages: 'भाषाएँ',
    enrolledSince: '{programme}, {date} से',
    none: 'दर्ज नहीं',
    deceased: 'मृत्यु हो चुकी है',
    callsStopped: 'कॉल बंद: {reason}',
  },
});
