import type { TranslationOf } from '@careline/ui/messages';
import type { facilitiesMessages } from './facilities.messages.ts';

export const facilitiesHindi: TranslationOf<typeof facilitiesMessages> = {
  name: 'settings-facilities',
  sentences: {
    intro:
      'ड्यूटी पर मौजूद डॉक्टर का नंबर उस कार्ड पर रहता है जो कॉल पर कोई ऐसी बात मिलने पर खुलता है जिसमें देर नहीं की जा सकती, ताकि कॉल करने वाला तुरंत फ़ोन कर सके।',
    callingHours: 'मरीज़ों को {from} से {to} तक कॉल की जाती है',
    dutyDoctor: 'ड्यूटी पर मौजूद डॉक्टर का नंबर',
    dutyDoctorHint: 'भारत में दस अंक, अन्य देशों में + और देश का कोड। जहाँ किसी को फ़ोन नहीं किया जा सकता वहाँ ख़ाली छोड़ें।',
    wrongPhone: 'फ़ोन नंबर भरें: भारत में दस अंक, अन्य देशों में + और देश का कोड।',
  },
};
