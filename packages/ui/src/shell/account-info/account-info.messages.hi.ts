import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './account-info.messages.ts';

export const accountInfoHindi: TranslationOf<typeof messages> = {
  name: 'account-info',
  sentences: {
    account: 'खाता',
    roles: 'भूमिकाएँ',
    facility: 'केंद्र',
    noFacility: 'कोई केंद्र नहीं',
    noRoles: 'कोई भूमिका नहीं',
    signIn: 'साइन इन का माध्यम',
    ecc: 'ECC',
    facilityHint: 'दिखाई गई हर जानकारी चिह्नित केंद्र की है।',
    facilityChanged: 'केंद्र: {name}',
    facilityFailed: 'केंद्र नहीं बदल सका। कनेक्शन जाँचें और फिर से कोशिश करें; दोबारा न हो तो अपने व्यवस्थापक से पूछें।',
    theme: 'थीम',
    system: 'सिस्टम',
    light: 'हल्की',
    dark: 'गहरी',
    contrast: 'उच्च कंट्रास्ट',
    language: 'भाषा',
    density: 'पंक्ति की ऊँचाई',
    comfortable: 'आरामदायक',
    compact: 'सघन',
    logout: 'लॉग आउट',
    privacy: 'गोपनीयता नीति और शर्तें',
    version: 'संस्करण {version}',
    build: 'बिल्ड {build}',
  },
};
