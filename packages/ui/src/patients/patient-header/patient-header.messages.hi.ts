import type { TranslationOf } from '../../messages/index.ts';
import type { patientHeaderMessages } from './patient-header.messages.ts';

export const patientHeaderHindi: TranslationOf<typeof patientHeaderMessages> = {
  name: 'patient-header',
  sentences: {
    with: 'कॉल:',
    region: 'मरीज़',
    loading: 'मरीज़ की जानकारी लोड हो रही है',
    programmes: 'कार्यक्रम',
    languages: 'भाषाएँ',
    phone: 'फ़ोन',
    enrolledSince: '{programme}, {date} से',
    none: 'दर्ज नहीं',
    nameless: 'नाम दर्ज नहीं',
    pregnant: 'गर्भवती: {age}, प्रसव की संभावित तिथि {date}',
    baby: 'शिशु की आयु: {age}',
    infant: 'शिशु, आयु: {age}',
    alerts: 'खुले असामान्य मान',
    openSigns: 'ख़तरे के संकेत जिनका परिणाम दर्ज नहीं है',
    openSignShort: '{signs}, {day}',
    openSign: '{signs}: {day} को बताया, परिणाम दर्ज नहीं',
    moreAlerts: { one: 'और 1', other: 'और {count}' },
    deceased: 'मृत्यु हो चुकी है',
    callsStopped: 'कॉल बंद: {reason}',
    emergency: '{time} तक आपात पहुँच',
    emergencyOver: 'आपात पहुँच समाप्त हो गई',
  },
};
